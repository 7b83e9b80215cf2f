// A file that somebody hands in, read only if the house would take it.

import { Refused } from './house/house.ts';

/** Kilobytes that are read of a record, and of an army. */
export const LARGEST = { record: 2048, army: 32 } as const;

export async function upload(file: File, kind: keyof typeof LARGEST): Promise<string> {
  const size = Math.ceil(file.size / 1024),
    most = LARGEST[kind];
  if (size > most) throw new Refused({ key: 'file-too-large', args: { size, most } });
  return file.text();
}
