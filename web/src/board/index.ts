// What the rest of the client takes from here.

export { default as Board } from './Board.svelte';
export { drawStill, type StillOptions } from './still.ts';
export { sideStyle, sideIndex, paperColour, LIVERY, type SideStyle } from './draw/styles.ts';
export { die, chit, emblem, type DieLook } from './pieces/small.ts';
export { iconWidth, pieceIcon } from './icon.ts';
export { spelled } from './pieces/art.ts';
export { wordsOf, EN, FR, type BoardWords } from './words.ts';
export { pieceName, cellName, placeName, type Namer } from './names.ts';
export type * from './types.ts';
