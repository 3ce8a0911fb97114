import type { Product } from '../catalog/product.schema.ts';
import { ADDED_LANGUAGES, CONTENT_LANGUAGES, type ContentLanguage, LANGUAGES } from '../kernel/language.ts';
import { localize } from '../kernel/localized-text.ts';
import { foldings } from './fold-word.ts';
import { splitWords } from './split-words.ts';
import { type WordList, wordList } from './word-list.ts';

/** What the search reads of a product; all but the id may be missing. */
export type Searchable = Pick<Product, 'id'> & { name: Product['name'] | null } & Partial<
    Pick<Product, 'description' | 'tags' | 'labels'>
  >;

/**
 * The field of a word: a name per language, names in added languages together, then tags, labels and descriptions
 * together (D78).
 */
export const NAME_FIELDS: Readonly<Record<ContentLanguage, number>> = { ru: 0, uz: 1, eng: 2 };
/** The field of names in the languages that a merchant may add (D2). */
export const ADDED_FIELD = 3;
/** The field of tags, labels and descriptions (D78). */
export const OTHER_FIELD = 4;

/** A menu made ready to be searched. Make it once per menu, not per key. */
export type MenuIndex = {
  /** Product ids in the menu's order. */
  ids: readonly string[];
  list: WordList;
  /** By field, then by word: ordinals of the products that have the word there. */
  postings: readonly (readonly (readonly number[] | undefined)[])[];
};

/** Reads every word of a menu once (MENU-10). A name that a language lacks is the one that is shown instead. */
export function indexMenu({ products }: { products: readonly Searchable[] }): MenuIndex {
  const words = new WordCounter();
  products.forEach((product, at) => {
    for (const language of CONTENT_LANGUAGES) {
      words.add(localize(product.name, language), NAME_FIELDS[language], at);
    }
    for (const language of ADDED_LANGUAGES) words.add(product.name?.[language] ?? '', ADDED_FIELD, at);
    for (const mark of marksOf(product)) words.add(mark, OTHER_FIELD, at);
    const { description } = product;
    if (!description) return;
    for (const language of LANGUAGES) words.add(description[language] ?? '', OTHER_FIELD, at);
  });
  return { ids: products.map(({ id }) => id), ...words.sorted() };
}

const marksOf = ({ tags = [], labels = [] }: Searchable) => [...tags, ...labels];

/** Collects words as they come; folds each spelling once. */
class WordCounter {
  readonly #ordinalsBySpelling = new Map<string, readonly number[]>();
  readonly #ordinalByWord = new Map<string, number>();
  readonly #fields: number[][][] = [[], [], [], [], []];

  add(text: string, field: number, product: number): void {
    const lists = this.#fields[field]!;
    for (const spelling of splitWords(text)) {
      for (const ordinal of this.#ordinalsOf(spelling)) {
        const list = lists[ordinal];
        if (!list) lists[ordinal] = [product];
        else if (list[list.length - 1] !== product) list.push(product);
      }
    }
  }

  #ordinalsOf(spelling: string): readonly number[] {
    const known = this.#ordinalsBySpelling.get(spelling);
    if (known) return known;
    const ordinals = foldings(spelling).map((word) => {
      const ordinal = this.#ordinalByWord.get(word) ?? this.#ordinalByWord.size;
      this.#ordinalByWord.set(word, ordinal);
      return ordinal;
    });
    this.#ordinalsBySpelling.set(spelling, ordinals);
    return ordinals;
  }

  sorted(): Pick<MenuIndex, 'list' | 'postings'> {
    const words = [...this.#ordinalByWord.keys()].sort();
    const order = words.map((word) => this.#ordinalByWord.get(word)!);
    return {
      list: wordList(words),
      postings: this.#fields.map((lists) => order.map((ordinal) => lists[ordinal])),
    };
  }
}
