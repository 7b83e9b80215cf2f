// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { chapters, merge } from '../../src/app/log.ts';
import type { LogLine, LogPart } from '../../src/app/wire.ts';

const line = (kind: string, text: string): LogLine => ({ kind, side: null, text, cells: [], dice: [], motions: [] });
const part = (ply: number, ...lines: [string, string][]): LogPart => ({
  ply,
  lines: lines.map(([k, t]) => line(k, t)),
});
const log = [
  part(0, ['note', 'start']),
  part(1, ['turn', 'Round 1'], ['act', 'one']),
  part(2, ['act', 'two'], ['note', 'so']),
  part(3, ['turn', 'Round 2']),
];

describe('the log', () => {
  it('grows, and forgets what was taken back', () => {
    expect(merge(log, { log_kept: 4, log: [part(4, ['act', 'new'])] }).map(p => p.ply)).toEqual([0, 1, 2, 3, 4]);
    expect(merge(log, { log_kept: 2, log: [part(2, ['act', 'other'])] }).map(p => p.lines[0].text)).toEqual([
      'start',
      'Round 1',
      'other',
    ]);
    expect(merge(log, { log_kept: 0, log: [] })).toEqual([]);
  });
  it('is read newest first under its turns', () => {
    const read = chapters(log).map(c => [c.heading?.text ?? null, c.entries.map(e => e.line.text)]);
    expect(read).toEqual([
      ['Round 2', []],
      ['Round 1', ['two', 'so', 'one']],
      [null, ['start']],
    ]);
  });
  it('does not tell what was taken back by consent', () => {
    const undone = [...log, { ...part(4, ['act', 'back to 2']), back_to: 2 }, part(5, ['act', 'other two'])];
    expect(chapters(undone).map(c => [c.heading?.text ?? null, c.entries.map(e => e.line.text)])).toEqual([
      ['Round 1', ['other two', 'back to 2', 'one']],
      [null, ['start']],
    ]);
  });
  it('does not run ahead of what the board shows', () => {
    expect(chapters(log, { ply: 2, lines: 1 })[0].entries.map(e => e.line.text)).toEqual(['two', 'one']);
  });
  it('stops at the moment looked at', () => {
    expect(chapters(log, { ply: 1, lines: Infinity }).flatMap(c => c.entries.map(e => e.line.text))).toEqual([
      'one',
      'start',
    ]);
  });
});
