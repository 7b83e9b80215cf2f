// What the browser and the server say to each other: generated from the Rust types, with the kernel's own short names.
export type * from './generated.ts';

/** Names a cell of the board, a sector or a named place. */
export type CellId = string;
/** Names a piece for as long as the game tells it apart. */
export type PieceId = string;
/** Hundredths of an inch, x to the right, y downwards. */
export type Point = [number, number];
