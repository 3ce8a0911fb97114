import { unfoldPairs } from './fold-word.ts';

/** The distinct words of a menu, sorted, and where their letters are found. */
export type WordList = {
  words: readonly string[];
  /** The same with sh and ch in two letters. */
  unfolded: readonly string[];
  /** Ordinals of the words that hold these three letters in a row. */
  byTrigram: ReadonlyMap<string, readonly number[]>;
};

/** Makes the list; `words` are sorted and distinct. */
export function wordList(words: readonly string[]): WordList {
  const byTrigram = new Map<string, number[]>();
  words.forEach((word, ordinal) => {
    for (let at = 0; at + 3 <= word.length; at++) {
      const letters = word.slice(at, at + 3);
      const holders = byTrigram.get(letters);
      if (!holders) byTrigram.set(letters, [ordinal]);
      else if (holders.at(-1) !== ordinal) holders.push(ordinal);
    }
  });
  return { words, unfolded: words.map(unfoldPairs), byTrigram };
}

/** From and to (excluded) of the words that begin so. */
export function rangeOf({ words }: WordList, beginning: string): [from: number, to: number] {
  return [lowerBound(words, beginning), lowerBound(words, `${beginning}\uFFFF`)];
}

function lowerBound(words: readonly string[], wanted: string): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]! < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Ordinals of the words that may hold the letters anywhere: those of their rarest trigram. */
export function holdersOf({ byTrigram }: WordList, letters: string): readonly number[] {
  let rarest: readonly number[] | undefined;
  for (let at = 0; at + 3 <= letters.length; at++) {
    const holders = byTrigram.get(letters.slice(at, at + 3));
    if (!holders) return [];
    if (!rarest || holders.length < rarest.length) rarest = holders;
  }
  return rarest ?? [];
}
