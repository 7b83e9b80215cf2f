// A screenshot as a small WebP file: the browser itself is the encoder.

import { writeFileSync } from 'node:fs';

/** Shrinks a PNG to this width and writes it; returns the bytes. */
export async function writeWebp(page, png, path, { width, quality = 0.8 }) {
  const url = await page.evaluate(
    async ([data, width, quality]) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob()),
        canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = Math.round((image.height * width) / image.width);
      const pen = canvas.getContext('2d');
      pen.imageSmoothingQuality = 'high';
      pen.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', quality);
    },
    [png.toString('base64'), width, quality],
  );
  const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  writeFileSync(path, bytes);
  return bytes.length;
}
