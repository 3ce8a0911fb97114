import { type Canvas, type Corner, type Pixels, overlap } from './pixels.ts';

const SHRINK = 6;
const BLUR = 3;
/** How dark the middle of a shadow is. */
const STRENGTH = 0.34;
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

type Cells = ReturnType<typeof coverage>;

/** The cover between the centres of four cells, 0…255. */
function coverAt({ cells, columns, rows }: Cells, x: number, y: number): number {
  const column = Math.min(columns - 2, Math.max(0, Math.floor(x)));
  const row = Math.min(rows - 2, Math.max(0, Math.floor(y)));
  const [right, down] = [Math.min(1, Math.max(0, x - column)), Math.min(1, Math.max(0, y - row))];
  const i = row * columns + column;
  const upper = cells[i]! + (cells[i + 1]! - cells[i]!) * right;
  const lower = cells[i + columns]! + (cells[i + columns + 1]! - cells[i + columns]!) * right;
  return upper + (lower - upper) * down;
}

/** Darkens the canvas where the soft shadow of a sprite falls; `corner` is the sprite's, lowered by the drop. */
export function castShadow(canvas: Canvas, sprite: Pixels, corner: Corner): void {
  const margin = BLUR * 2;
  const cover = coverage(sprite, margin);
  blur(cover.cells, cover.columns, cover.rows);
  const [left, top] = [corner.left - margin * SHRINK, corner.top - margin * SHRINK];
  const box = overlap(canvas, { left, top, width: cover.columns * SHRINK, height: cover.rows * SHRINK });
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let x = box.left; x < box.right; x += 1) {
      const seen = coverAt(cover, (x - left + 0.5) / SHRINK - 0.5, (y - top + 0.5) / SHRINK - 0.5);
      const part = (seen / 255) * STRENGTH;
      const i = (y * canvas.width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const ground = canvas.data[i + channel]!;
        canvas.data[i + channel] = ground + (TONE[channel]! - ground) * part;
      }
    }
  }
}
