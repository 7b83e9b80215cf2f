import { sample as air } from './air.ts';
import { sample as coins } from './coins.ts';
import type { Sample } from './kit.ts';
import { marks as panoramaMarks, sample as panorama } from './panorama.ts';
import { sample as parchment } from './parchment.ts';
import { sample as province } from './province.ts';
import { sample as sea } from './sea.ts';
import { sample as space } from './space.ts';
import { sample as staff } from './staff.ts';
import { marks as tableMarks, sample as table } from './table.ts';

export const SAMPLES: Sample[] = [
  parchment,
  staff,
  panorama,
  table,
  coins,
  sea,
  air,
  space,
  province,
  panoramaMarks,
  tableMarks,
];
