// Pan and zoom: where the board lies in its box. Pure sums; the component applies them as one transform.

import { clamp, type Box, type Pt } from './draw/tools.ts';

export interface Camera {
  /** CSS pixels of the board's corner in the box. */
  x: number;
  y: number;
  /** CSS pixels for one drawing unit. */
  z: number;
}

export interface Stage {
  /** The board's view. */
  view: Box;
  /** The box in CSS pixels. */
  w: number;
  h: number;
  /** Largest zoom. */
  most: number;
}

export const fit = (s: Stage): number => Math.min(s.w / s.view[2], s.h / s.view[3]) || 1;

/** Keeps the board in the box: a smaller one is centred, a larger one covers it. */
export function held(c: Camera, s: Stage): Camera {
  const z = clamp(c.z, Math.min(fit(s), s.most), s.most),
    slack = 28;
  const axis = (at: number, size: number, room: number) =>
    size <= room ? (room - size) / 2 : clamp(at, room - size - slack, slack);
  return { z, x: axis(c.x, s.view[2] * z, s.w), y: axis(c.y, s.view[3] * z, s.h) };
}

/** Zooms so that the point under (px, py) stays there. */
export function zoomAt(c: Camera, s: Stage, px: number, py: number, factor: number): Camera {
  const z = clamp(c.z * factor, Math.min(fit(s), s.most), s.most),
    k = z / c.z;
  return held({ z, x: px - (px - c.x) * k, y: py - (py - c.y) * k }, s);
}

export const toBoard = (c: Camera, s: Stage, px: number, py: number): Pt => [
  (px - c.x) / c.z + s.view[0],
  (py - c.y) / c.z + s.view[1],
];
export const toScreen = (c: Camera, s: Stage, p: Pt): Pt => [
  (p[0] - s.view[0]) * c.z + c.x,
  (p[1] - s.view[1]) * c.z + c.y,
];

export function centred(s: Stage, p: Pt, z: number): Camera {
  return held({ z, x: s.w / 2 - (p[0] - s.view[0]) * z, y: s.h / 2 - (p[1] - s.view[1]) * z }, s);
}

/** Where a board opens: whole if it can be read, else at the place of the decision. */
export function opening(s: Stage, readableZ: number, focus: Pt[]): Camera {
  const whole = fit(s),
    z = clamp(readableZ, whole, Math.max(whole, s.most));
  if (z === whole || !focus.length)
    return centred(s, focus.length ? middle(focus) : [s.view[0] + s.view[2] / 2, s.view[1] + s.view[3] / 2], z);
  return centred(s, middle(focus), z);
}

const middle = (pts: Pt[]): Pt => {
  const xs = pts.map(p => p[0]),
    ys = pts.map(p => p[1]);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
};

/** The least move that brings a point into the box with some room round it. */
export function shown(c: Camera, s: Stage, p: Pt, room = 60): Camera {
  const [x, y] = toScreen(c, s, p);
  const push = (at: number, size: number) => (at < room ? room - at : at > size - room ? size - room - at : 0);
  return held({ z: c.z, x: c.x + push(x, s.w), y: c.y + push(y, s.h) }, s);
}
