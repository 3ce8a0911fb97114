import { defaultModifiers } from '../cart/check-modifiers.ts';
import type { LineIdentity } from '../cart/line-key.ts';
import { chooseModifier, needsChoice } from '../catalog/choose-modifier.ts';
import type { ModificationGroup } from '../catalog/modification-group.schema.ts';
import type { Product } from '../catalog/product.schema.ts';
import type { Language } from '../kernel/language.ts';
import { foldings } from './fold-word.ts';
import { indexMenu, type MenuIndex } from './index-menu.ts';
import { searchMenu } from './search-menu.ts';
import { splitWords } from './split-words.ts';

/** A dish that a typed phrase orders (C5). */
export type PhraseLine = {
  /** The part of the phrase that it comes from. */
  text: string;
  product: Product;
  count: number;
  modifiers: LineIdentity['modifiers'];
  /** The dish asks something that the phrase does not answer. */
  needsChoice: boolean;
  /** Words of this part that nothing of the menu means: "muzsiz" at a dish without ice to leave out. */
  rest: string[];
};

/** A phrase as an order: what was understood, and the parts that were not. */
export type PhraseOrder = { lines: PhraseLine[]; unknown: string[] };

/** Spelled numbers, folded as the search folds words: Uzbek, Russian, English. */
const NUMBERS: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [1, 'bir bitta odin odna odno one a an'],
      [2, 'ikki ikkita dva dve two pair para'],
      [3, 'uch uchta tri three'],
      [4, 'toʻrt toʻrtta chetire четыре four'],
      [5, 'besh beshta pyat пять five'],
      [6, 'olti oltita shest шесть six'],
      [7, 'yetti yettita sem семь seven'],
      [8, 'sakkiz sakkizta vosem восемь eight'],
      [9, 'toʻqqiz toʻqqizta devyat девять nine'],
      [10, 'oʻn oʻnta desyat десять ten'],
    ] as const
  ).flatMap(([value, words]) =>
    words.split(' ').flatMap((word) => foldings(word).map((folded) => [folded, value] as const)),
  ),
);

const foldedSet = (words: string) => new Set(words.split(' ').flatMap(foldings));

/** Counting words, which mean nothing beside a number. */
const PIECES = foldedSet(
  'ta dona штук штуки шт шт. порция порции порций piece pieces pcs portion portions x х',
);
/** Words between dishes, or of politeness. */
const FILLERS = foldedSet(
  'va bilan iltimos menga kerak и с со мне пожалуйста хочу нужно and with please me i want some the of',
);
/** Russian genitives whose stem changes. */
const GENITIVES: Readonly<Record<string, readonly string[]>> = {
  льда: ['лёд'],
  перца: ['перец'],
  огурца: ['огурец'],
};
/** "without" before a word: без, without, no; after it in Uzbek: -siz. */
const WITHOUT = foldedSet('без without no');
const WITHOUT_ENDING = /^(.{2,})siz$/;

const MOST = 99;

const clean = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** The parts of a phrase: divided by commas and "and", and before every number. */
function partsOf(phrase: string): string[] {
  return phrase
    .split(/[,;\n+]|(?<!\p{L})(?:va|and|и)(?!\p{L})/iu)
    .flatMap((part) => part.split(/(?<=[\p{L}'ʻʼ’‘`]\s)(?=\d)/u))
    .map(clean)
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

type Words = { count: number; wanted: string[]; without: string[] };

const isIn = (list: ReadonlySet<string>, word: string) => foldings(word).some((folded) => list.has(folded));

function numberOf(word: string): number | null {
  const digits = /^(\d{1,2})(?:ta|x|х|шт)?$/iu.exec(word);
  if (digits) return Number(digits[1]);
  const folded = foldings(word).find((one) => one in NUMBERS);
  return folded === undefined ? null : NUMBERS[folded]!;
}

/** Sorts the words of one part: how many, of what, and what to leave out. */
function readWords(part: string): Words {
  const read: Words = { count: 1, wanted: [], without: [] };
  let hasCount = false;
  let leavesNext = false;
  for (const word of splitWords(part)) {
    const number: number | null = hasCount ? null : numberOf(word);
    const left = foldings(word)
      .map((folded) => WITHOUT_ENDING.exec(folded)?.[1])
      .find((stem) => stem !== undefined);
    if (leavesNext) read.without.push(word);
    else if (number !== null) [read.count, hasCount] = [Math.min(Math.max(number, 1), MOST), true];
    else if (left !== undefined) read.without.push(left);
    else if (!isIn(PIECES, word) && !isIn(FILLERS, word) && !isIn(WITHOUT, word)) read.wanted.push(word);
    leavesNext = !leavesNext && isIn(WITHOUT, word);
  }
  return read;
}

type Found = { product: Product; unused: string[] };

/** The dish that most of the words name, and the words that it does not use; null where none does. */
function findDish(menu: Menu, words: readonly string[]): Found | null {
  for (let length = words.length; length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const [id] = searchMenu(menu.index, words.slice(from, from + length).join(' '), menu.language);
      const product = id === undefined ? undefined : menu.byId.get(id);
      if (product) return { product, unused: [...words.slice(0, from), ...words.slice(from + length)] };
    }
  }
  return null;
}

type Menu = { index: MenuIndex; byId: ReadonlyMap<string, Product>; language: Language };
type Chosen = { modifiers: LineIdentity['modifiers']; made: ReadonlySet<string>; rest: string[] };

const namesOf = (group: ModificationGroup) =>
  group.items.map(({ id, name }) => ({ id, name, description: null, tags: [], labels: [] }));

/** Answers the questions of a dish by words: a word that names a choice makes it, one to leave out takes it away. */
function choose(
  product: Product,
  words: Pick<Words, 'without'> & { wanted: string[] },
  language: Language,
): Chosen {
  const choices = indexMenu({ products: product.modificationGroups.flatMap(namesOf) });
  const find = (word: string) =>
    [word, ...(GENITIVES[word.toLowerCase()] ?? []), word.slice(0, -1)]
      .filter((form) => form.length > 1)
      .map((form) => searchMenu(choices, form, language)[0])
      .find((id) => id !== undefined);
  const made = new Set<string>();
  let modifiers: LineIdentity['modifiers'] = defaultModifiers(product.modificationGroups);
  const rest: string[] = [];
  for (const word of words.wanted) {
    const id = find(word);
    if (id === undefined) rest.push(word);
    else {
      modifiers = chooseModifier(product, modifiers, { id, count: 1 });
      made.add(id);
    }
  }
  for (const word of words.without) {
    const id = find(word);
    const isChosen = modifiers.some((choice) => choice.id === id);
    // A choice named "no ice" is what is wanted; one named "ice" is taken away.
    const negative = product.modificationGroups
      .flatMap(({ items }) => items)
      .find((item) => item.id === id && Object.values(item.name).some(isNegative));
    if (id !== undefined && negative) modifiers = chooseModifier(product, modifiers, { id, count: 1 });
    else if (id !== undefined && isChosen) modifiers = chooseModifier(product, modifiers, { id, count: 0 });
    else rest.push(word);
  }
  return { modifiers, made, rest };
}

/** Whether a question is open that the phrase has not answered. */
const isOpen = ({ modificationGroups }: Product, made: ReadonlySet<string>) =>
  needsChoice({
    modificationGroups: modificationGroups.filter(({ items }) => !items.some(({ id }) => made.has(id))),
  });

const isNegative = (name: string | undefined) =>
  splitWords(name ?? '').some(
    (word) => isIn(WITHOUT, word) || foldings(word).some((folded) => WITHOUT_ENDING.test(folded)),
  );

/**
 * Reads a phrase such as "2 ta lavash, 1 kola muzsiz" as an order (C5): in Uzbek of both scripts, Russian and English, with
 * numbers in digits or words. A part that names no dish on sale is unknown; words that a dish does not use stay with it, so
 * that a guest sees what was not understood.
 */
export function readOrderPhrase(
  phrase: string,
  { products, index, language }: { products: readonly Product[]; index: MenuIndex; language: Language },
): PhraseOrder {
  const menu: Menu = { index, byId: new Map(products.map((product) => [product.id, product])), language };
  const order: PhraseOrder = { lines: [], unknown: [] };
  for (const text of partsOf(phrase)) {
    const { count, wanted, without } = readWords(text);
    const found = findDish(menu, wanted);
    if (!found) {
      order.unknown.push(text);
      continue;
    }
    const { product } = found;
    const { modifiers, made, rest } = choose(product, { wanted: found.unused, without }, language);
    order.lines.push({ text, product, count, modifiers, needsChoice: isOpen(product, made), rest });
  }
  return order;
}

/** Whether a text reads as an order and not as a search: a number beside words, or several parts. */
export function isOrderPhrase(text: string): boolean {
  const parts = partsOf(text);
  const counts = (part: string) =>
    splitWords(part).some((word) => numberOf(word) !== null && /\d|\p{L}{3}/u.test(word));
  const named = parts.filter((part) => readWords(part).wanted.length > 0);
  return named.length > 0 && (named.length > 1 || named.some(counts));
}
