import { candidatesAt } from './candidates.ts';
import { textWidth } from './glyph-outlines.ts';
import { isOverlap, type Box, type CurvedCandidate, type Label, type LevelCandidate } from './label.ts';
import { boxesOf, lettersAlong, trackOf } from './letters-along.ts';

/** Labels of one zoom. They are placed for the whole map at once, so that neighbouring tiles agree. */
export interface LabelLayout {
  within(box: Box): readonly Label[];
}

const layouts = new Map<number, LabelLayout>();

/** The labels of a zoom, placed once. */
export function labelLayout(zoom: number): LabelLayout {
  const layout = layouts.get(zoom) ?? placeLabels(zoom);
  layouts.set(zoom, layout);
  return layout;
}

const LINE_HEIGHT = 1.18;
/** Radius of a sign; its text starts below. */
export const ICON_RADIUS = 7.5;

function placeLabels(zoom: number): LabelLayout {
  const taken = new BoxGrid<Box>();
  const labels = new BoxGrid<Label>();
  for (const candidate of candidatesAt(zoom)) {
    const placed = candidate.shape === 'level' ? placeLevel(candidate, taken) : placeCurved(candidate, taken);
    for (const label of placed) labels.add(label.box, label);
  }
  return { within: (box) => labels.touching(box) };
}

function placeLevel(candidate: LevelCandidate, taken: BoxGrid<Box>): Label[] {
  const box = boxOfLevel(candidate);
  if (taken.touching(box).length > 0) return [];
  taken.add(box, box);
  return [{ shape: 'level', of: candidate, box }];
}

function boxOfLevel({ lines, size, at, icon }: LevelCandidate): Box {
  const half = Math.max(...lines.map((line) => textWidth(line, size))) / 2 + 3;
  const height = lines.length * size * LINE_HEIGHT;
  const top = icon === undefined ? at.y - height / 2 : at.y - ICON_RADIUS;
  const bottom = icon === undefined ? at.y + height / 2 : at.y + ICON_RADIUS + height + 4;
  return { left: at.x - half, top: top - 2, right: at.x + half, bottom: bottom + 2 };
}

/** Shares of the gap by which a name is moved when its first place is taken or too bent. */
const SHIFTS = [0, 0.18, -0.18, 0.36, -0.36];

function placeCurved(candidate: CurvedCandidate, taken: BoxGrid<Box>): Label[] {
  const track = trackOf(candidate.along);
  const count = Math.max(1, Math.floor(track.length / candidate.every));
  const gap = track.length / count;
  const placed: Label[] = [];
  for (let k = 0; k < count; k += 1) {
    for (const shift of SHIFTS) {
      const letters = lettersAlong(candidate, track, (k + 0.5 + shift) * gap);
      const boxes = letters ? boxesOf(letters, candidate.size) : [];
      if (!letters || boxes.some((box) => taken.touching(box).length > 0)) continue;
      for (const box of boxes) taken.add(box, box);
      placed.push({ shape: 'curved', of: candidate, letters, box: around(boxes) });
      break;
    }
  }
  return placed;
}

function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

const CELL = 128;

/** Finds boxes that share ground with a box. */
class BoxGrid<Item> {
  readonly #cells = new Map<string, { box: Box; item: Item }[]>();

  add(box: Box, item: Item): void {
    for (const key of keysOf(box)) {
      const cell = this.#cells.get(key);
      if (cell) cell.push({ box, item });
      else this.#cells.set(key, [{ box, item }]);
    }
  }

  touching(box: Box): Item[] {
    const found = new Set<Item>();
    for (const key of keysOf(box))
      for (const entry of this.#cells.get(key) ?? []) if (isOverlap(entry.box, box)) found.add(entry.item);
    return [...found];
  }
}

function keysOf({ left, top, right, bottom }: Box): string[] {
  const keys: string[] = [];
  for (let x = Math.floor(left / CELL); x <= Math.floor(right / CELL); x += 1)
    for (let y = Math.floor(top / CELL); y <= Math.floor(bottom / CELL); y += 1) keys.push(`${x}:${y}`);
  return keys;
}
