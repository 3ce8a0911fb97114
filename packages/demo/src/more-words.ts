import type { LocalizedText } from '@dasturxon/core/kernel';

import type { BrandContent } from '@dasturxon/core/content';

/** Texts in the four languages that a merchant may add to its three (ENT-01). */
export type MoreWords = Record<'ar' | 'kz' | 'tr' | 'zh', string>;

/** 'name | description' by section and key of a dish. */
export type DishWords = Readonly<Record<string, MoreWords>>;

/** Arabic, Kazakh, Turkish and Chinese by the English words; a page's HTML by its first heading, tags and all. */
export type ShortWords = Readonly<Record<string, readonly [ar: string, kz: string, tr: string, zh: string]>>;

export type BrandWords = { dishes: DishWords; short: ShortWords };

const isText = (value: object): value is LocalizedText => 'uz' in value && 'ru' in value && 'eng' in value;

const keyOf = (english: string) => /^<h2>.*?<\/h2>/.exec(english)?.[0] ?? english;

/** A copy of `value` in which every text that the brand has more words for has them. */
function withShort<Value>(value: Value, short: ShortWords): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => withShort<unknown>(each, short)) as Value;
  if (isText(value)) {
    const words = short[keyOf(value.eng)];
    if (!words) return value;
    const [ar, kz, tr, zh] = words;
    return { ...value, ar, kz, tr, zh };
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withShort<unknown>(each, short)]),
  ) as Value;
}

function half({ ar, kz, tr, zh }: MoreWords, index: 0 | 1): MoreWords {
  const pick = (words: string) => words.split(' | ')[index] ?? '';
  return { ar: pick(ar), kz: pick(kz), tr: pick(tr), zh: pick(zh) };
}

/** The brand in seven languages: a text without further translations stays in three. */
export function inSevenLanguages(brand: BrandContent, { dishes, short }: BrandWords): BrandContent {
  const said = withShort(brand, short);
  const start = `${brand.merchant.sub}-p-`.length;
  const products = said.products.map((product) => {
    const words = dishes[product.id.slice(start)];
    if (!words) return product;
    const { name, description } = product;
    return {
      ...product,
      name: { ...name, ...half(words, 0) },
      description: description && { ...description, ...half(words, 1) },
    };
  });
  return { ...said, products };
}
