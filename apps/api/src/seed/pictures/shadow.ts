import sharp from 'sharp';

import type { Pixels } from './sprite.ts';

const SHRINK = 6;
const BLUR = 3;
/** Brown rather than black: shadows on a warm table are warm. */
const TONE = [62, 30, 12] as const;

/** How much of each `SHRINK`-sided square the sprite covers, 0…255, with a margin for the blur. */
function coverage({ data, width, height }: Pixels, margin: number) {
  const columns = Math.ceil(width / SHRINK) + margin * 2;
  const rows = Math.ceil(height / SHRINK) + margin * 2;
  const sums = new Float32Array(columns * rows);
  for (let y = 0; y < height; y += 2) {
    const row = (Math.floor(y / SHRINK) + margin) * columns + margin;
    for (let x = 0; x < width; x += 2) {
      sums[row + Math.floor(x / SHRINK)]! += data[(y * width + x) * 4 + 3]!;
    }
  }
  const samples = (SHRINK / 2) ** 2;
  return { cells: sums.map((sum) => sum / samples), columns, rows };
}

function blurLine(cells: Float32Array, line: { start: number; step: number; length: number }): void {
  const { start, step, length } = line;
  const before = Array.from({ length }, (_, i) => cells[start + i * step]!);
  for (let i = 0; i < length; i += 1) {
    let sum = 0;
    for (let j = i - BLUR; j <= i + BLUR; j += 1) sum += before[j] ?? 0;
    cells[start + i * step] = sum / (2 * BLUR + 1);
  }
}

function blur(cells: Float32Array, columns: number, rows: number): void {
  for (let pass = 0; pass < 2; pass += 1) {
    for (let y = 0; y < rows; y += 1) blurLine(cells, { start: y * columns, step: 1, length: columns });
    for (let x = 0; x < columns; x += 1) blurLine(cells, { start: x, step: columns, length: rows });
  }
}

/** The soft shadow of a sprite and how far it reaches beyond it on every side, in pixels. */
export async function renderShadow(sprite: Pixels, strength = 0.34): Promise<Pixels & { margin: number }> {
  const margin = BLUR * 2;
  const { cells, columns, rows } = coverage(sprite, margin);
  blur(cells, columns, rows);
  const data = Buffer.alloc(columns * rows * 4);
  cells.forEach((cover, i) => {
    data.set(TONE, i * 4);
    data[i * 4 + 3] = Math.round(cover * strength);
  });
  const { data: grown, info } = await sharp(data, { raw: { width: columns, height: rows, channels: 4 } })
    .resize(columns * SHRINK, rows * SHRINK, { kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: grown, width: info.width, height: info.height, margin: margin * SHRINK };
}
