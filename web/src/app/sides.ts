// The two sides, and their places in a pair.

import type { Side } from './wire.ts';

export const other = (side: Side): Side => (side === 'a' ? 'b' : 'a');
export const indexOf = (side: Side): 0 | 1 => (side === 'a' ? 0 : 1);
