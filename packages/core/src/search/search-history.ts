import * as v from 'valibot';

import { foldWord } from './fold-word.ts';
import { splitWords } from './split-words.ts';

/** How many searches are remembered (D9). */
export const MOST_REMEMBERED = 10;

/** A longer stored list was not written by us, and its tail is not read. */
const MOST_READ = 100;

/** Searches of one guest at one merchant, newest first; anything unreadable is no history (D9). */
export const SearchHistory = v.fallback(
  v.pipe(
    v.array(v.string()),
    v.transform((queries) => queries.slice(0, MOST_READ).reduceRight(rememberSearch, [] as string[])),
  ),
  () => [],
);

/** Puts a search on top; the same words searched before, however spelt, give way to it (MENU-10, D9). */
export function rememberSearch(history: readonly string[], query: string): string[] {
  const search = query.trim().replace(/\s+/g, ' ').slice(0, 100).trim();
  if (search === '') return [...history];
  const others = history.filter((known) => keyOf(known) !== keyOf(search));
  return [search, ...others].slice(0, MOST_REMEMBERED);
}

/** Removes one search. */
export function forgetSearch(history: readonly string[], query: string): string[] {
  return history.filter((known) => known !== query);
}

/** Removes all of them. */
export function forgetAllSearches(): string[] {
  return [];
}

function keyOf(query: string): string {
  return splitWords(query).map(foldWord).join(' ') || query;
}
