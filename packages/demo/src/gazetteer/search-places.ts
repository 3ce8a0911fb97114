import type { Point } from '../geo/plane.ts';
import { foldWords, isOneSlipAway } from './fold.ts';
import { housesOf } from './houses.ts';
import type { Place } from './place.ts';
import { GENERIC_WORDS, searchIndex, type SearchEntry } from './search-index.ts';

export interface ViewBox {
  readonly low: Point;
  readonly high: Point;
}

export interface SearchOptions {
  readonly limit: number;
  /** Places inside come first; with `bounded` there are no others. */
  readonly viewBox?: ViewBox | undefined;
  readonly bounded?: boolean;
}

interface Scored {
  readonly place: Place;
  readonly score: number;
}

/** Places whose name holds every word of the query, best first. A number behind a street is a house. */
export function searchPlaces(query: string, { limit, viewBox, bounded = false }: SearchOptions): Place[] {
  const words = foldWords(query);
  const found = searchIndex()
    .map((entry) => scoreEntry(entry, words))
    .filter((scored) => scored !== null)
    .map((scored) => ({ ...scored, isInView: viewBox ? isInside(scored.place, viewBox) : true }))
    .filter(({ isInView }) => isInView || !bounded);
  return found
    .sort((a, b) => b.score + (b.isInView ? 0.05 : 0) - a.score - (a.isInView ? 0.05 : 0))
    .slice(0, limit)
    .map(({ place }) => place);
}

const EXACT = 1;
const PREFIX = 0.8;
const SLIP = 0.55;

function scoreEntry(entry: SearchEntry, words: readonly string[]): Scored | null {
  const match = matchWords(entry, words);
  if (!match || match.names === 0) return null;
  const { qualities, houseNumber } = match;
  const sum = qualities.reduce((total, quality) => total + quality, 0);
  const coverage = Math.min(1, qualities.length / entry.nameLength);
  const score = 0.6 * (sum / qualities.length) + 0.3 * coverage + 0.1 * entry.weight;
  if (houseNumber === null) return { place: entry.place, score };
  return entry.place.type === 'street' ? withHouse(entry.place, houseNumber, score) : null;
}

/** How well each word of the query fits the name, how many are more than a number; null when one fits nothing. */
function matchWords(
  entry: SearchEntry,
  words: readonly string[],
): { qualities: number[]; names: number; houseNumber: number | null } | null {
  const qualities: number[] = [];
  let names = 0;
  let houseNumber: number | null = null;
  for (const word of words.filter((word) => !GENERIC_WORDS.has(word))) {
    const quality = qualityOf(word, entry.words);
    if (quality > 0) {
      qualities.push(quality);
      if (!isHouseNumber(word)) names += 1;
    } else if (isHouseNumber(word)) houseNumber ??= Number.parseInt(word, 10);
    else if (!isContext(word, entry)) return null;
  }
  return { qualities, names, houseNumber };
}

function withHouse(place: Place, number: number, score: number): Scored {
  const house = place.type === 'street' ? housesOf(place.city).find(place.street, number) : null;
  if (!house) return { place, score: score - 0.1 };
  return { place: { type: 'house', city: place.city, spot: house.spot, house }, score };
}

function qualityOf(word: string, words: ReadonlySet<string>): number {
  if (words.has(word)) return EXACT;
  if (/^\d/.test(word)) return 0;
  let best = 0;
  for (const candidate of words) {
    if (word.length >= 2 && candidate.startsWith(word)) return PREFIX;
    if (word.length >= 5 && isOneSlipAway(word, candidate)) best = SLIP;
  }
  return best;
}

function isHouseNumber(word: string): boolean {
  return /^\d{1,6}[a-z]?$/.test(word);
}

function isContext(word: string, entry: SearchEntry): boolean {
  return qualityOf(word, entry.context) > 0;
}

function isInside(place: Place, { low, high }: ViewBox): boolean {
  const { lat, lon } = place.city.plane.toPoint(place.spot);
  return lat >= low.lat && lat <= high.lat && lon >= low.lon && lon <= high.lon;
}
