// The ground as a bitmap: drawn once for each board and zoom step, kept for the next time.

import { layerPicture, type Ground } from './ground/index.ts';

/** Pixels of a bitmap for one drawing unit. */
const STEPS = [1, 1.5, 2, 3, 4];
const MOST = 14e6; // pixels in all
const KEPT = 3;
const kept = new Map<string, HTMLCanvasElement>();

export function stepFor(ground: Ground, wanted: number): number {
  const [, , w, h] = ground.view;
  const possible = STEPS.filter(s => w * h * s * s <= MOST);
  return possible.find(s => s >= wanted * 0.92) ?? possible[possible.length - 1] ?? 1;
}

/** Resolves to the picture, or to nothing where there is no canvas. */
export async function groundBitmap(key: string, ground: Ground, step: number): Promise<HTMLCanvasElement | null> {
  const id = key + '@' + step,
    known = kept.get(id);
  if (known && !known.isConnected) {
    kept.delete(id);
    kept.set(id, known);
    return known;
  }
  const [, , vw, vh] = ground.view,
    w = Math.round(vw * step),
    h = Math.round(vh * step);
  const canvas = document.createElement('canvas'),
    pen = canvas.getContext?.('2d');
  if (!pen) return null;
  canvas.width = w;
  canvas.height = h;
  if (known) pen.drawImage(known, 0, 0);
  else
    for (const layer of ground.layers) {
      // filters are costly: they are drawn at single size and stretched
      const k = layer.texture ? Math.min(step, 1) : step,
        lw = Math.round(vw * k),
        lh = Math.round(vh * k);
      const url = URL.createObjectURL(new Blob([layerPicture(ground, layer, lw, lh)], { type: 'image/svg+xml' }));
      try {
        const image = new Image(lw, lh);
        image.src = url;
        await image.decode();
        pen.drawImage(image, 0, 0, w, h);
      } finally {
        URL.revokeObjectURL(url);
      }
    }
  kept.set(id, canvas);
  for (const old of kept.keys()) if (kept.size > KEPT) kept.delete(old);
  return canvas;
}
