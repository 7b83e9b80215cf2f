// The visual language: every word that a game may use for something drawn. Its list is generated for authors and for
// the laws that games keep (`npm run language`); what has a table of drawings is listed from it.

import type { Overlay } from '../protocol/index.ts';
import { KNOWN_TERRAIN, LIVERY, STYLES } from './draw/styles.ts';
import { PLANE_AREAS, PLANE_LINES } from './ground/plane.ts';
import { BADGES } from './pieces/badges.ts';
import { ARMS } from './pieces/counter.ts';
import { COATS } from './pieces/figures.ts';
import { EMBLEMS } from './pieces/small.ts';
import { UNIFORMS } from './pieces/soldiers.ts';

/** What each overlay looks like; the compiler sees to it that none is missing. */
export const OVERLAYS: Record<Overlay['kind'], string> = {
  zone: 'a gold wash with a red dashed rim',
  group: 'one outline in the colour of its side',
  objective: 'a flag in the colour of its holder, with its points',
  field: 'red cells with the effect of fire in figures',
  refuge: 'a green dashed rim; a red cross where it is barred, with the reason on touch',
  attack: 'an arrow from one cell to another',
  los: 'a line of sight, broken where it is blocked',
  ghostpath: 'a plotted way with numbered steps',
  path: 'a yellow arrow through cells',
  target: 'brackets round a cell',
  crosshair: 'a sight on a cell',
  note: 'a few words beside a cell',
  ring: 'a circle on a plane',
  arc: 'a fire arc on a plane, with its bands in inches',
  footprint: 'the outline of a pose on a plane, yellow when it is legal, hatched red when not',
  march: 'the way to a pose on a plane',
};

const words = (table: object): string[] => Object.keys(table);

export const LANGUAGE = {
  style: words(STYLES),
  livery: words(LIVERY),
  emblem: words(EMBLEMS),
  terrain: [...KNOWN_TERRAIN],
  road: ['road', 'track'],
  label: ['place', 'water', 'wood'],
  sector: ['wood', 'pond', 'site', 'farm', 'town', 'village', 'fort', 'hill', 'marsh'],
  lane: ['river', 'bridge', 'ford'],
  area: [...PLANE_AREAS],
  line: [...PLANE_LINES],
  planeroad: ['road', 'track', 'lane'],
  shape: ['counter', 'coin', 'chit', 'trigon', 'ship', 'plane', 'general', 'stand', 'tray'],
  arm: words(ARMS),
  // `plain`: in the colours of the side.
  uniform: [...new Set(['plain', ...words(COATS), ...words(UNIFORMS)])],
  badge: words(BADGES),
  tone: ['good', 'warn', 'bad'],
  meter: ['bar', 'track', 'count'],
  overlay: words(OVERLAYS),
};

export type Topic = keyof typeof LANGUAGE;
