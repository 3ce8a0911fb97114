import type { WorldPoint } from '../mercator.ts';
import glyphs from './glyphs.json' with { type: 'json' };

/** Outlines of Noto Sans Medium (OFL, see `OFL.txt`): a map looks the same on a machine without any font. */
interface Glyph {
  readonly advance: number;
  readonly steps: readonly { readonly command: string; readonly numbers: readonly number[] }[];
}

const UNITS = 1000;
const font = new Map<string, Glyph>();

/** How wide a text is at a size, in pixels. */
export function textWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of text) width += advanceOf(letter, size);
  return width;
}

/** How far the pen moves behind a letter, in pixels. */
export function advanceOf(letter: string, size: number): number {
  return ((glyphOf(letter)?.advance ?? 0) * size) / UNITS;
}

export interface Pen {
  readonly at: WorldPoint;
  readonly size: number;
  /** Radians clockwise, as pixels count downwards. */
  readonly angle: number;
}

/** Path data of one letter whose base line starts at the pen. */
export function letterPath(letter: string, { at, size, angle }: Pen): string {
  const glyph = glyphOf(letter);
  if (!glyph) return '';
  const cos = (Math.cos(angle) * size) / UNITS;
  const sin = (Math.sin(angle) * size) / UNITS;
  let path = '';
  for (const { command, numbers } of glyph.steps) {
    path += command;
    for (let i = 0; i < numbers.length; i += 2) {
      const [x, y] = [numbers[i]!, numbers[i + 1]!];
      path += `${i ? ' ' : ''}${round(at.x + x * cos - y * sin)} ${round(at.y + x * sin + y * cos)}`;
    }
  }
  return path;
}

/** Path data of a level line of text, its middle above `middle`. */
export function textPath(text: string, middle: WorldPoint, size: number): string {
  let x = middle.x - textWidth(text, size) / 2;
  let path = '';
  for (const letter of text) {
    path += letterPath(letter, { at: { x, y: middle.y }, size, angle: 0 });
    x += advanceOf(letter, size);
  }
  return path;
}

function glyphOf(letter: string): Glyph | undefined {
  const known = font.get(letter);
  if (known) return known;
  const source = (glyphs as Record<string, { advance: number; path: string } | undefined>)[letter];
  if (!source) return undefined;
  const steps = [...source.path.matchAll(/([A-Z])([^A-Z]*)/g)].map(([, command = '', text = '']) => ({
    command,
    numbers: (text.match(/-?\d+/g) ?? []).map(Number),
  }));
  const glyph = { advance: source.advance, steps };
  font.set(letter, glyph);
  return glyph;
}

function round(value: number): number {
  return Math.round(value * 20) / 20;
}
