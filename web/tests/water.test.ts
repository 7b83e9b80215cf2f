import { describe, expect, it } from 'vitest';
import { groundKey, groundOf } from '../src/board/ground/index.ts';
import { hexMap } from '../src/board/ground/hexmap.ts';
import { courses } from '../src/board/ground/water.ts';
import { layoutOf } from '../src/board/layout.ts';
import type { Board, HexBoard } from '../src/protocol/index.ts';
import { cellsFrom, hexBoard } from '../src/specimen/kit.ts';

const LEGEND = { '.': 'plain', '~': 'river', f: 'ford', s: 'sea' };
const board = (rows: string, more: Partial<HexBoard> = {}) =>
  hexBoard({
    style: 'country',
    seed: 'water',
    base: 'plain',
    cells: cellsFrom(rows, LEGEND, (c, r) => `${c}.${r}`, true),
    ...more,
  });
const drawn = (b: Board) =>
  groundOf(layoutOf(b), b)
    .layers.map(l => l.svg)
    .join('');

describe('a river of cells', () => {
  it('runs through its fords and off the sheet as one water', () => {
    const b = board('.....\n~~f~~\n.....'),
      lines = courses(hexMap(b));
    expect(lines).toHaveLength(1);
    const [x, , w] = hexMap(b).view,
      xs = lines[0].map(p => p[0]);
    expect(Math.min(...xs)).toBeLessThan(x);
    expect(Math.max(...xs)).toBeGreaterThan(x + w);
  });

  it('lets a ford be that only lies on its bank', () => {
    expect(courses(hexMap(board('..f..\n~~~~~\n.....')))).toHaveLength(1);
  });

  it('ends in the sea', () => {
    const b = board('..........\n..........\n...~~~s...\n..........\n..........'),
      map = hexMap(b),
      end = map.at('6.2')!;
    expect(courses(map)).toHaveLength(1);
    expect(Math.max(...courses(map)[0].map(p => p[0]))).toBeLessThan(end[0]);
  });

  it('is drawn even where it is a single cell', () => {
    expect(courses(hexMap(board('...\n.~.\n...')))).toHaveLength(1);
    expect(drawn(board('...\n.~.\n...'))).not.toBe(drawn(board('...\n...\n...')));
  });
});

describe('a ford on a side', () => {
  const dry = board('...\n...', { rivers: [['0.0', '1.0']] }),
    wet = board('...\n...', { rivers: [['0.0', '1.0']], fords: [['0.0', '1.0']] });

  it('is drawn between its two cells, across the river', () => {
    expect(drawn(dry)).not.toContain('class="ford"');
    const map = hexMap(wet),
      [a, b] = [map.at('0.0')!, map.at('1.0')!],
      at = /class="ford" transform="rotate\(0 ([\d.-]+) ([\d.-]+)\)"/.exec(drawn(wet))!;
    expect(Number(at[1])).toBeCloseTo((a[0] + b[0]) / 2, 0);
    expect(Number(at[2])).toBeCloseTo((a[1] + b[1]) / 2, 0);
  });

  it('makes another ground', () => {
    expect(groundKey(wet)).not.toBe(groundKey(dry));
  });
});
