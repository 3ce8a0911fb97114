import sharp, { type Sharp } from 'sharp';

import type { Place } from './layout.ts';
import { type Canvas, lay } from './pixels.ts';
import { castShadow } from './shadow.ts';
import { parseSprite, renderSprite } from './sprite.ts';

/** A shadow falls this part of its sprite's size below it. */
const DROP = 0.05;

/** Sprites with their shadows on a background, sized in parts of `unit` pixels. */
export async function compose(ground: Canvas, places: readonly Place[], unit: number): Promise<Sharp> {
  const canvas = { ...ground, data: Buffer.from(ground.data) };
  for (const { code, x, y, size, turn } of places) {
    const sprite = await renderSprite(parseSprite(code), Math.round(size * unit), turn);
    const left = Math.round(x * canvas.width - sprite.width / 2);
    const top = Math.round(y * canvas.height - sprite.height / 2);
    castShadow(canvas, sprite, { left, top: top + Math.round(size * unit * DROP) });
    lay(canvas, sprite, { left, top });
  }
  return sharp(canvas.data, { raw: { width: canvas.width, height: canvas.height, channels: 3 } });
}
