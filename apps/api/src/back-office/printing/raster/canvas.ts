import type { Bitmap } from './draw-text.ts';

/** A bitmap that grows downwards: one byte per dot, 1 is ink. */
export function createCanvas(width: number) {
  const rows: Uint8Array[] = [];
  const rowAt = (y: number) => {
    while (rows.length <= y) rows.push(new Uint8Array(width));
    return rows[y]!;
  };
  return {
    width,
    /** Fills a rectangle with ink. */
    ink(box: { x: number; y: number; width: number; height: number }) {
      for (let y = box.y; y < box.y + box.height; y++) rowAt(y).fill(1, box.x, box.x + box.width);
    },
    /** Puts a bitmap; `inverse` draws paper on ink. What is outside the paper is cut off. */
    put(bitmap: Bitmap, at: { x: number; y: number; inverse?: boolean }) {
      const ink = at.inverse ? 0 : 1;
      for (let y = 0; y < bitmap.height; y++) {
        const row = rowAt(at.y + y);
        for (let x = 0; x < bitmap.width; x++)
          if (bitmap.dots[y * bitmap.width + x] === 1 && at.x + x >= 0 && at.x + x < width)
            row[at.x + x] = ink;
      }
    },
    /** The bitmap down to a row. */
    toBitmap(height: number): Bitmap {
      const dots = new Uint8Array(width * height);
      for (let y = 0; y < height; y++) dots.set(rowAt(y), y * width);
      return { width, height, dots };
    },
  };
}
export type Canvas = ReturnType<typeof createCanvas>;
