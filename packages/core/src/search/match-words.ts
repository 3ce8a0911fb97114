import { foldings, foldWord, unfoldPairs } from './fold-word.ts';
import { startsWithOneTypo } from './one-typo.ts';
import { holdersOf, rangeOf, type WordList } from './word-list.ts';

/** How well a word of the menu answers a typed one, smaller is better: it is the word. */
export const EXACT = 0;
/** The typed word begins it. */
export const BEGINNING = 1;
/** The typed word is inside it. */
const INSIDE = 2;
/** One typo away. */
export const TYPO = 3;

/** Words with fewer letters, as typed or folded, are taken as they are: a slip in them is another word. */
const SHORTEST_FOR_TYPO = 5;
/** Shorter ones with a slip are the whole word: with one, `steak` begins far too much (`stakan`). */
const SHORTEST_BEGUN_TYPO = 6;
/** The rest of a word after a repeated key is searched as a beginning only if it has so many letters. */
const SHORTEST_REPEATED = 3;
/** Fewer letters than this are not looked for inside words, and their last sound is as it is written. */
const SHORTEST_INSIDE = 4;
/** Letters at the end of a typed word that must be whole if its beginning is not. */
const WHOLE_END = 3;
/** Letters before that end in which a slip may lie across both. */
const ACROSS = 2;

/** Letters that may be the first half of one sound, and what may come next. */
const HALVES: Readonly<Record<string, readonly string[]>> = {
  s: ['h'],
  c: ['h'],
  k: ['h'],
  p: ['h'],
  z: ['h', 'z'],
  t: ['s'],
  d: ['j'],
  y: ['a', 'e', 'o', 'u'],
};

/** A letter three times in a row: a repeated key. */
const REPEATED_KEY = /(\p{L})\1\1/iu;

/** Ordinals of the words of a menu that a typed word may mean, each with its best kind. */
export function matchWords(list: WordList, typed: string): Map<number, number> {
  const matches = new Map<number, number>();
  const spellings = foldings(typed).filter((folded) => folded !== '');
  const isRepeated = REPEATED_KEY.test(typed);
  for (const folded of spellings) {
    if (isRepeated && unfoldPairs(folded).length < SHORTEST_REPEATED)
      addWhole(list, folded, { kind: EXACT, matches });
    else matchFolded(list, folded, matches);
  }
  if (!isRepeated) for (const folded of halfTyped(typed)) addBeginnings(list, folded, matches);
  if (countLetters(typed) < SHORTEST_FOR_TYPO) return matches;
  for (const folded of spellings) {
    for (const ordinal of typosOf(list, folded)) add(matches, ordinal, TYPO);
  }
  return matches;
}

function matchFolded(list: WordList, folded: string, matches: Map<number, number>): void {
  addBeginnings(list, folded, matches);
  if (folded.length < SHORTEST_INSIDE) return;
  addWhole(list, withOtherLastSound(folded), { kind: BEGINNING, matches });
  for (const ordinal of holdersOf(list, folded)) {
    if (list.words[ordinal]!.includes(folded)) add(matches, ordinal, INSIDE);
  }
}

function addBeginnings(list: WordList, folded: string, matches: Map<number, number>): void {
  const [from, to] = rangeOf(list, folded);
  for (let ordinal = from; ordinal < to; ordinal++) {
    add(matches, ordinal, list.words[ordinal] === folded ? EXACT : BEGINNING);
  }
}

/** The word itself, if the menu has it, and nothing that it begins. */
function addWhole(
  list: WordList,
  folded: string,
  { kind, matches }: { kind: number; matches: Map<number, number> },
): void {
  const [ordinal] = rangeOf(list, folded);
  if (list.words[ordinal] === folded) add(matches, ordinal, kind);
}

/** A final f equals a final v: `plof` is a common spelling of `plov`. Other words stay unchanged. */
function withOtherLastSound(folded: string): string {
  return folded.replace(/[fv]$/, (last) => (last === 'f' ? 'v' : 'f'));
}

function add(matches: Map<number, number>, ordinal: number, kind: number): void {
  if (kind < (matches.get(ordinal) ?? Infinity)) matches.set(ordinal, kind);
}

/** What a word may become with the next key, where its last letter may be half a sound: `choys` on its way to sh. */
function halfTyped(typed: string): string[] {
  const word = typed.toLowerCase();
  return (HALVES[word.slice(-1)] ?? []).map((next) => foldWord(word + next));
}

function countLetters(typed: string): number {
  return typed.replace(/[^\p{L}\p{N}]/gu, '').length;
}

/**
 * One slip leaves either the beginning of the word whole, or its end. So only words with that beginning and words
 * with those last letters are compared, never the whole list.
 */
function typosOf(list: WordList, folded: string): number[] {
  const unfolded = unfoldPairs(folded);
  if (folded.length <= WHOLE_END || unfolded.length < SHORTEST_FOR_TYPO) return [];
  const [from, to] = rangeOf(list, folded.slice(0, Math.max(1, folded.length - WHOLE_END - ACROSS)));
  const begun = Array.from({ length: to - from }, (_, step) => from + step);
  return [...begun, ...holdersOf(list, folded.slice(-WHOLE_END))].filter((ordinal) => {
    const word = list.words[ordinal]!;
    if (isOneTypoAway(word, folded)) return true;
    const isLong = Math.max(word.length, folded.length) >= SHORTEST_FOR_TYPO;
    return isLong && isOneTypoAway(list.unfolded[ordinal]!, unfolded);
  });
}

function isOneTypoAway(word: string, typed: string): boolean {
  if (typed.length < SHORTEST_FOR_TYPO || !startsWithOneTypo(word, typed)) return false;
  return typed.length >= SHORTEST_BEGUN_TYPO || startsWithOneTypo(typed, word);
}
