import type { ContentLanguage, Language } from '../kernel/language.ts';
import { ADDED_FIELD, type MenuIndex, NAME_FIELDS, OTHER_FIELD } from './index-menu.ts';
import { foldWord, unfoldPairs } from './fold-word.ts';
import { BEGINNING, matchWords } from './match-words.ts';
import { splitWords } from './split-words.ts';

/**
 * Ranks of a match, best first: own language, other languages, description and tags; then the same for a match inside
 * a word or with a typo.
 */
const OWN_NAME = 0;
const OTHER_NAME = 1;
const ELSEWHERE = 2;
const RANKS = 3;
/** Kinds of a match within a rank (match-words.ts). */
const KINDS = 4;
const NO_MATCH = 255;

/** A single letter is looked for in names alone: every description has it. */
const SHORTEST_ELSEWHERE = 2;

/** The maximum sum of kinds that still distinguishes two products. */
const MOST_KINDS = 63;

/**
 * Ids of the products that have every typed word, best first (MENU-10, D78): by name in the current language, then
 * in the others, then by description, tags and labels; the inside of words and typos, of names alone, after all of these.
 * Ties keep the menu's order.
 */
export function searchMenu(index: MenuIndex, query: string, language: Language): string[] {
  const typed = splitWords(query).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (typed.length === 0) return [];
  const total = new Uint16Array(index.ids.length);
  const best = new Uint8Array(index.ids.length);
  for (const word of typed) {
    best.fill(NO_MATCH);
    scoreWord(index, word, { language, best });
    addUp(total, best);
  }
  return inOrder(index.ids, total);
}

type Scoring = { language: Language; best: Uint8Array };

/** Writes down, per product, the best match of one typed word. */
function scoreWord({ list, postings }: MenuIndex, word: string, { language, best }: Scoring): void {
  const ranks = ranksFor(language);
  const isShort = unfoldPairs(foldWord(word)).length < SHORTEST_ELSEWHERE;
  for (const [ordinal, kind] of matchWords(list, word)) {
    for (let field = 0; field <= OTHER_FIELD; field++) {
      const products = postings[field]![ordinal];
      if (!products || (field === OTHER_FIELD && (isShort || kind > BEGINNING))) continue;
      const score = (ranks[field]! + (kind > BEGINNING ? RANKS : 0)) * KINDS + kind;
      for (const product of products) if (best[product]! > score) best[product] = score;
    }
  }
}

/** Ranks by field. Where an added language has no text, that of the chain's first is shown: Russian (D2). */
function ranksFor(language: Language): number[] {
  const ranks = [OTHER_NAME, OTHER_NAME, OTHER_NAME, OTHER_NAME, ELSEWHERE];
  const own = NAME_FIELDS[language as ContentLanguage];
  ranks[own ?? NAME_FIELDS.ru] = OWN_NAME;
  if (own === undefined) ranks[ADDED_FIELD] = OWN_NAME;
  return ranks;
}

const DROPPED = 0xffff;

/** A product is as good as its worst word: the rank of that one counts, then the kinds of all. */
function addUp(total: Uint16Array, best: Uint8Array): void {
  for (let product = 0; product < total.length; product++) {
    const [sum, score] = [total[product]!, best[product]!];
    if (sum === DROPPED) continue;
    if (score === NO_MATCH) {
      total[product] = DROPPED;
      continue;
    }
    const rank = Math.max(sum >> 6, Math.floor(score / KINDS));
    total[product] = (rank << 6) | Math.min(MOST_KINDS, (sum & MOST_KINDS) + (score % KINDS));
  }
}

/** Ids of what was not dropped, by score, ties in the menu's order: a counting sort. */
function inOrder(ids: readonly string[], total: Uint16Array): string[] {
  const buckets: string[][] = [];
  for (let product = 0; product < total.length; product++) {
    const score = total[product]!;
    if (score !== DROPPED) (buckets[score] ??= []).push(ids[product]!);
  }
  return buckets.flat();
}
