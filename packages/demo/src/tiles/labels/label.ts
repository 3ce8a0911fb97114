import type { WorldPoint } from '../mercator.ts';
import type { Theme } from '../theme.ts';

/** The colour of a label's letters. */
export type LabelInk = Extract<keyof Theme, `${string}Text`>;

/** A name to place on the map; positions are pixels of the whole world at one zoom. */
export type Candidate = LevelCandidate | CurvedCandidate;

export interface LevelCandidate {
  readonly shape: 'level';
  readonly lines: readonly string[];
  readonly size: number;
  readonly ink: LabelInk;
  readonly at: WorldPoint;
  /** The sign above the text; without one the text is centred at its position. */
  readonly icon?: string;
}

export interface CurvedCandidate {
  readonly shape: 'curved';
  readonly text: string;
  readonly size: number;
  readonly ink: LabelInk;
  readonly along: readonly WorldPoint[];
  /** Pixels between two repeats of the name on one line. */
  readonly every: number;
}

/** One letter on the map. */
export interface PlacedLetter {
  readonly letter: string;
  readonly at: WorldPoint;
  readonly angle: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A name that has its place. */
export type Label = { readonly box: Box } & (
  | { readonly shape: 'level'; readonly of: LevelCandidate }
  | { readonly shape: 'curved'; readonly of: CurvedCandidate; readonly letters: readonly PlacedLetter[] }
);

/** Whether two boxes share ground. */
export function isOverlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
