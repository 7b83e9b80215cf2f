// The log as it is kept and as it is shown: newest line first, each under its turn's heading.

import type { LogLine, LogPart, Table } from './wire.ts';

/** The log after a table message: what it says is new replaces what was there. */
export function merge(log: LogPart[], table: Pick<Table, 'log_kept' | 'log'>): LogPart[] {
  return [...log.filter(part => part.ply < table.log_kept), ...table.log];
}

/** The first line of the match that the log has; those before it are still to be asked for. */
export function begins(log: LogPart[]): number {
  return log[0]?.ply ?? 0;
}

export interface Entry {
  /** The same for the same line as long as the log only grows. */
  id: string;
  ply: number;
  line: LogLine;
}

export interface Chapter {
  id: string;
  /** The turn's heading; nothing before the first. */
  heading: LogLine | null;
  /** The newest line of the match first; what one line of the match gave is read downwards. */
  entries: Entry[];
}

/** How far the log may be read: up to a line of the match, and so many of the lines that this one gave. */
export interface Reach {
  ply: number;
  lines: number;
}

export const ALL: Reach = { ply: Infinity, lines: Infinity };

/** Chapters by turn, the newest first, as far as one may read. What was taken back is not told. */
export function chapters(log: LogPart[], reach: Reach = ALL): Chapter[] {
  const out: Chapter[] = [];
  for (const part of standing(log.filter(part => part.ply <= reach.ply))) {
    part.lines.slice(0, part.ply === reach.ply ? reach.lines : Infinity).forEach((line, i) => {
      const id = `${part.ply}.${i}`;
      if (line.kind === 'turn') out.push({ id, heading: line, entries: [] });
      else {
        if (!out.length) out.push({ id: 'start', heading: null, entries: [] });
        out[out.length - 1].entries.push({ id, ply: part.ply, line });
      }
    });
  }
  for (const chapter of out) chapter.entries.sort((a, b) => b.ply - a.ply);
  return out.reverse();
}

/** The parts that no later one has taken back. */
function standing(log: LogPart[]): LogPart[] {
  const out: LogPart[] = [];
  for (const part of log) {
    const to = part.back_to;
    if (to !== undefined && to !== null) while (out.length && out[out.length - 1].ply >= to) out.pop();
    out.push(part);
  }
  return out;
}
