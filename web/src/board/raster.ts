// The ground as a bitmap: drawn once for each board, light and zoom step, kept for the next time.

import { layerPicture, type Ground, type GroundLayer } from './ground/index.ts';

/** Pixels of a bitmap for one drawing unit. */
const STEPS = [1, 1.5, 2, 3, 4];
const MOST = 14e6; // pixels in all
const STRIP = 5e5; // pixels drawn at a time
const KEPT = 3;
const kept = new Map<string, HTMLCanvasElement>();

export function stepFor(ground: Ground, wanted: number): number {
  const [, , w, h] = ground.view;
  const possible = STEPS.filter(s => w * h * s * s <= MOST);
  return possible.find(s => s >= wanted * 0.92) ?? possible[possible.length - 1] ?? 1;
}

/** Resolves to the picture, or to nothing without a canvas. Drawn a piece at a time; before each it awaits `pause`. */
export async function groundBitmap(
  key: string,
  ground: Ground,
  step: number,
  lamp: boolean,
  pause: () => Promise<void>,
): Promise<HTMLCanvasElement | null> {
  if (typeof OffscreenCanvas !== 'function') return null;
  const id = `${key}@${step}${lamp ? ' by lamplight' : ''}`,
    known = kept.get(id);
  if (known?.isConnected) return shown(await createImageBitmap(known));
  const canvas = known ?? shown(await drawn(ground, step, lamp, pause));
  kept.delete(id);
  kept.set(id, canvas);
  for (const old of kept.keys()) if (kept.size > KEPT) kept.delete(old);
  return canvas;
}

/** A canvas that only shows: a browser hands it to the screen once, one that can be drawn on with every frame. */
export function shown(picture: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
  return canvas;
}

async function drawn(ground: Ground, step: number, lamp: boolean, pause: () => Promise<void>): Promise<ImageBitmap> {
  const [, , vw, vh] = ground.view,
    w = Math.round(vw * step),
    h = Math.round(vh * step),
    layers = [];
  for (const layer of ground.layers)
    layers.push(layer.texture ? await stretchable(ground, layer) : await pictureOf(ground, layer, w, h));
  // what is drawn takes its time when a picture is taken of it: so one of each strip, and the sheet of strips
  const [sheet, pen] = canvasOf(w, h),
    tall = Math.ceil(STRIP / w);
  for (let y = 0; y < h; y += tall) {
    await pause();
    const [strip, brush] = canvasOf(w, Math.min(tall, h - y));
    brush.translate(0, -y);
    for (const layer of layers) brush.drawImage(layer, 0, 0, w, h);
    if (lamp) dim(brush, w, h);
    pen.drawImage(strip.transferToImageBitmap(), 0, y);
  }
  return sheet.transferToImageBitmap();
}

function canvasOf(w: number, h: number): [OffscreenCanvas, OffscreenCanvasRenderingContext2D] {
  const canvas = new OffscreenCanvas(w, h);
  return [canvas, canvas.getContext('2d')!];
}

async function pictureOf(ground: Ground, layer: GroundLayer, w: number, h: number): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([layerPicture(ground, layer, w, h)], { type: 'image/svg+xml' }));
  try {
    const image = new Image(w, h);
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Filters are costly: they are drawn at single size, to be stretched. */
async function stretchable(ground: Ground, layer: GroundLayer): Promise<ImageBitmap> {
  const [w, h] = [Math.round(ground.view[2]), Math.round(ground.view[3])],
    [canvas, pen] = canvasOf(w, h);
  pen.drawImage(await pictureOf(ground, layer, w, h), 0, 0, w, h);
  return canvas.transferToImageBitmap();
}

/** The evening lamp: dim in the middle, darker at the rim. In the bitmap, so that a frame costs no more by night. */
function dim(pen: OffscreenCanvasRenderingContext2D, w: number, h: number): void {
  const light = pen.createRadialGradient(0, 0, 0, 0, 0, 1);
  for (const [at, shade] of [
    [0, 0.22],
    [0.7, 0.5],
    [1, 0.68],
  ] as const)
    light.addColorStop(at, `rgb(10 15 24 / ${shade})`);
  pen.globalCompositeOperation = 'source-atop';
  pen.transform(0.75 * w, 0, 0, 0.75 * h, 0.5 * w, 0.46 * h);
  pen.fillStyle = light;
  pen.fillRect(-1, -1, 2, 2);
}
