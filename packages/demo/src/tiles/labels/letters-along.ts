import type { WorldPoint } from '../mercator.ts';
import { advanceOf, textWidth } from './glyph-outlines.ts';
import type { Box, CurvedCandidate, PlacedLetter } from './label.ts';

const MAX_BEND = 0.42;
/** Share of the size by which the base line lies below the line, so that letters sit in the middle of a street. */
const DROP = 0.35;

/** Measures a line once, so that letters can be set along it. */
export interface Track {
  readonly length: number;
  placeAt(walked: number): { at: WorldPoint; angle: number };
}

/** The track of a line. */
export function trackOf(points: readonly WorldPoint[]): Track {
  const walked = [0];
  for (let i = 1; i < points.length; i += 1)
    walked.push(
      walked[i - 1]! + Math.hypot(points[i]!.x - points[i - 1]!.x, points[i]!.y - points[i - 1]!.y),
    );
  return {
    length: walked.at(-1) ?? 0,
    placeAt(distance) {
      let i = 1;
      while (i < points.length - 1 && walked[i]! < distance) i += 1;
      const [from, to] = [points[i - 1]!, points[i]!];
      const share = (distance - walked[i - 1]!) / (walked[i]! - walked[i - 1]! || 1);
      return {
        at: { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share },
        angle: Math.atan2(to.y - from.y, to.x - from.x),
      };
    },
  };
}

/** The letters of a name around the middle `centre` of its track; null where it would bend too sharply or not fit. */
export function lettersAlong(
  { text, size }: CurvedCandidate,
  track: Track,
  centre: number,
): PlacedLetter[] | null {
  const width = textWidth(text, size);
  const start = centre - width / 2;
  if (start < 4 || start + width > track.length - 4) return null;
  const isBackwards = Math.abs(track.placeAt(centre).angle) > Math.PI / 2;
  const letters: PlacedLetter[] = [];
  let pen = 0;
  let before: number | null = null;
  for (const letter of text) {
    const advance = advanceOf(letter, size);
    const middle = pen + advance / 2;
    const { at, angle: forward } = track.placeAt(isBackwards ? start + width - middle : start + middle);
    const angle = isBackwards ? forward + Math.PI : forward;
    if (before !== null && Math.abs(Math.sin(angle - before)) > MAX_BEND) return null;
    before = angle;
    letters.push({ letter, angle, at: penAt(at, { angle, advance, size }) });
    pen += advance;
  }
  return letters;
}

function penAt(
  at: WorldPoint,
  { angle, advance, size }: { angle: number; advance: number; size: number },
): WorldPoint {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return {
    x: at.x - (cos * advance) / 2 - sin * size * DROP,
    y: at.y - (sin * advance) / 2 + cos * size * DROP,
  };
}

/** Boxes over a curved name, one to every second letter. */
export function boxesOf(letters: readonly PlacedLetter[], size: number): Box[] {
  const reach = size * 0.8;
  return letters
    .filter((_, index) => index % 2 === 0)
    .map(({ at: { x, y } }) => ({
      left: x - reach + size * 0.3,
      top: y - reach - size * 0.3,
      right: x + reach + size * 0.3,
      bottom: y + reach - size * 0.3,
    }));
}
