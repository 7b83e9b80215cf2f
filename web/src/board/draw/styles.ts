// Every colour of the ground and of the sides in one place.

import type { Scene, Side } from '../../protocol/index.ts';

export interface MapStyle {
  /** Side of a hexagon in drawing units: small for maps of many cells. */
  unit: number;
  ground: string;
  ground2: string;
  sea: string;
  sea2: string;
  shore: string;
  coast: string;
  forest: string;
  forestEdge: string;
  tree: 'round' | 'ink' | 'dots';
  hillFill: string;
  hillEdge: string;
  river: string;
  riverCase: string;
  road: string;
  roadCase: string;
  grid: string;
  gridOpacity: number;
  label: string;
  halo: string;
  frame: string;
  /** Strength of the paper's stains and grain. */
  paper: number;
  house: 'red' | 'brick' | 'block';
  /** Margin round the cells, in sides. */
  pad: number;
  hachure?: boolean;
  contour?: boolean;
  chart?: boolean;
  relief?: boolean;
  space?: boolean;
}

const country: MapStyle = {
  unit: 40,
  ground: '#bfcf8e',
  ground2: '#d3dba6',
  sea: '#6fa9bf',
  sea2: '#4f8da8',
  shore: '#d8ecec',
  coast: '#3c5a52',
  forest: '#4e7d4a',
  forestEdge: '#38603a',
  tree: 'round',
  hillFill: '#b89a6a',
  hillEdge: '#7c5c36',
  river: '#3f86ab',
  riverCase: '#e8f2ee',
  road: '#f1e2b8',
  roadCase: '#8d7448',
  grid: '#41532f',
  gridOpacity: 0.17,
  label: '#2b2a1c',
  halo: '#eef0cf',
  frame: '#4a3f28',
  paper: 0.35,
  house: 'red',
  pad: 0.7,
};

export const STYLES: Record<string, MapStyle> = {
  country,
  parchment: {
    unit: 46,
    ground: '#ead9b0',
    ground2: '#f3e8cb',
    sea: '#b9cfcb',
    sea2: '#98b8b8',
    shore: '#f2ead0',
    coast: '#5b4a33',
    forest: '#b9bf85',
    forestEdge: '#6d6a3d',
    tree: 'ink',
    hillFill: '#d9bd88',
    hillEdge: '#7a5230',
    river: '#5f97a8',
    riverCase: '#f2ead0',
    road: '#f7eccb',
    roadCase: '#9a7a4b',
    grid: '#6d5430',
    gridOpacity: 0.2,
    label: '#3a2a18',
    halo: '#f4e9cc',
    frame: '#5a4426',
    paper: 0.42,
    house: 'brick',
    pad: 0.6,
    hachure: true,
  },
  staffmap: {
    unit: 46,
    ground: '#f0ead6',
    ground2: '#f6f2e4',
    sea: '#bcd6de',
    sea2: '#9fc3d0',
    shore: '#f6f2e4',
    coast: '#3b4a52',
    forest: '#c6d3a8',
    forestEdge: '#7d9360',
    tree: 'dots',
    hillFill: '#e6d2ac',
    hillEdge: '#a9713f',
    river: '#4f8fae',
    riverCase: '#e7f0ee',
    road: '#fffaf0',
    roadCase: '#5c554a',
    grid: '#5b6468',
    gridOpacity: 0.2,
    label: '#1f2428',
    halo: '#f6f2e4',
    frame: '#33383b',
    paper: 0.24,
    house: 'block',
    pad: 0.6,
    contour: true,
  },
  chart: {
    unit: 24,
    ground: '#e3cf9b',
    ground2: '#eddcae',
    sea: '#e6efe6',
    sea2: '#cfe3e1',
    shore: '#a9cdd2',
    coast: '#5a4a2c',
    forest: '#c3b878',
    forestEdge: '#8f8348',
    tree: 'ink',
    hillFill: '#d9bd88',
    hillEdge: '#8a6f3e',
    river: '#6fa3b4',
    riverCase: '#e6efe6',
    road: '#f5edd4',
    roadCase: '#8a6f3e',
    grid: '#4b7482',
    gridOpacity: 0.2,
    label: '#40351f',
    halo: '#ecdcb0',
    frame: '#3c4a50',
    paper: 0.3,
    house: 'brick',
    pad: 1,
    chart: true,
  },
  relief: {
    unit: 24,
    ground: '#88a86a',
    ground2: '#9fb97a',
    sea: '#3f7fa0',
    sea2: '#235a7d',
    shore: '#9fd0cf',
    coast: '#cfe3d2',
    forest: '#4d7548',
    forestEdge: '#35573a',
    tree: 'round',
    hillFill: '#b89a6a',
    hillEdge: '#7c5c36',
    river: '#3f7fa0',
    riverCase: '#cfe3d2',
    road: '#e6d6a8',
    roadCase: '#8a7748',
    grid: '#0e2c3a',
    gridOpacity: 0.14,
    label: '#fff',
    halo: '#1c3a4a',
    frame: '#16303d',
    paper: 0.12,
    house: 'red',
    pad: 1,
    relief: true,
  },
  space: {
    ...country,
    unit: 40,
    ground: '#080b18',
    ground2: '#111632',
    grid: '#7f9ad0',
    gridOpacity: 0.16,
    label: '#dfe8ff',
    halo: '#080b18',
    frame: '#33406b',
    paper: 0,
    pad: 0.62,
    space: true,
  },
  baize: {
    ...country,
    ground: '#7c9a52',
    ground2: '#8fab60',
    grid: '#000',
    label: '#20281a',
    halo: '#b9cc90',
    frame: '#4a2f1a',
    forest: '#4a7040',
    forestEdge: '#2f4d2c',
    road: '#cdb98a',
    roadCase: '#9b8556',
  },
};

/** The style of that name; an unknown one is the plain country. */
export const styleOf = (name: string): MapStyle => STYLES[name] ?? country;

export const KNOWN_TERRAIN = new Set(
  (
    'plain clear forest wood woodhill mountain town village hillvillage sea lake hill height kopje kopje2 ' +
    'cliff marsh broken ' +
    'ravine donga scrub orchard vineyard fortress bridge ford land lighthouse lowland plateau peak void asteroid ' +
    'planetoid forcefield blackhole planet0 planet1 station0 station1 building hillbuilding hillorchard hillfortress ' +
    'river'
  ).split(' '),
);

export interface Livery {
  fill: string;
  deep: string;
  pale: string;
  ink: string;
}

export const LIVERY: Record<string, Livery> = {
  azure: { fill: '#2f62a8', deep: '#173a6e', pale: '#dbe7f6', ink: '#ffffff' },
  vermilion: { fill: '#c8452c', deep: '#7d2414', pale: '#fbe3d6', ink: '#ffffff' },
  ivory: { fill: '#f1ead6', deep: '#8a7a52', pale: '#fffdf4', ink: '#2b2618' },
  gold: { fill: '#e0b048', deep: '#8a6212', pale: '#fdf0c8', ink: '#3b2a05' },
  silver: { fill: '#d5dade', deep: '#6b757d', pale: '#f6f9fb', ink: '#20272c' },
  amber: { fill: '#f2a233', deep: '#8f5206', pale: '#ffe9c2', ink: '#2a1700' },
  beryl: { fill: '#4cc7b4', deep: '#0d5f57', pale: '#d3fff7', ink: '#00211d' },
};
/** Colours of the formations of a side, told apart from one another and from both liveries. */
export const BANDS = [
  '#f4c430',
  '#f7f3e6',
  '#3f9b4f',
  '#8e5bb0',
  '#e88fb0',
  '#4fc3d9',
  '#1d1a14',
  '#b98a4a',
  '#a6d854',
  '#e8762c',
];

const NEUTRAL: Livery = { fill: '#8d8778', deep: '#4a463c', pale: '#f3efe4', ink: '#ffffff' };

/** A side as it is drawn: a colour, and a form that says the same without colour. */
export interface SideStyle extends Livery {
  form: 'square' | 'chamfer';
  emblem: string;
  /** 0 for the first side and for nobody, 1 for the second. */
  index: 0 | 1;
}

export const sideIndex = (side: Side | null | undefined): 0 | 1 => (side === 'b' ? 1 : 0);

export function sideStyle(sides: Scene['sides'], side: Side | null | undefined): SideStyle {
  const index = sideIndex(side),
    look = sides[index];
  const livery = side == null ? NEUTRAL : (LIVERY[look?.livery ?? ''] ?? (index ? LIVERY.vermilion : LIVERY.azure));
  return {
    ...livery,
    index,
    form: index ? 'chamfer' : 'square',
    emblem: look?.emblem || (index ? 'chamfer' : 'square'),
  };
}

/** The side's colour where it lies on paper: silver and ivory are darkened so that they stand out. */
export const paperColour = (livery: string): string =>
  livery === 'silver' ? '#8a949c' : livery === 'ivory' ? '#8a7a52' : (LIVERY[livery]?.fill ?? NEUTRAL.fill);
