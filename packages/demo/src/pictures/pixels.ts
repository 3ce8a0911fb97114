/** Uncompressed RGBA. */
export type Pixels = { data: Buffer; width: number; height: number };

/** Uncompressed RGB that is painted on. */
export type Canvas = { data: Buffer; width: number; height: number };

export type Corner = { left: number; top: number };

/** The part of a box that lies on the canvas. */
export function overlap(
  canvas: Pick<Canvas, 'width' | 'height'>,
  { left, top, width, height }: Corner & { width: number; height: number },
) {
  return {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(canvas.width, left + width),
    bottom: Math.min(canvas.height, top + height),
  };
}

/** Lays a sprite on the canvas; what hangs over the edges is cut off. */
export function lay(canvas: Canvas, sprite: Pixels, { left, top }: Corner): void {
  const box = overlap(canvas, { left, top, width: sprite.width, height: sprite.height });
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let x = box.left; x < box.right; x += 1) {
      const from = ((y - top) * sprite.width + x - left) * 4;
      const part = sprite.data[from + 3]! / 255;
      if (part === 0) continue;
      const to = (y * canvas.width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const ground = canvas.data[to + channel]!;
        canvas.data[to + channel] = ground + (sprite.data[from + channel]! - ground) * part + 0.5;
      }
    }
  }
}
