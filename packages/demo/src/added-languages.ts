import type { LocalizedText } from '@dasturxon/core/kernel';

import type { BrandContent } from '@dasturxon/core/content';

/** Texts in the four languages that a merchant may add to its three (ENT-01). */
export type AddedTexts = Record<'ar' | 'kz' | 'tr' | 'zh', string>;

/** 'name | description' by section and key of a dish. */
export type DishTranslations = Readonly<Record<string, AddedTexts>>;

/** Arabic, Kazakh, Turkish and Chinese by the English text; a page's HTML by its first heading, tags included. */
export type TextTranslations = Readonly<
  Record<string, readonly [ar: string, kz: string, tr: string, zh: string]>
>;

export type BrandTranslations = { dishes: DishTranslations; short: TextTranslations };

const isText = (value: object): value is LocalizedText => 'uz' in value && 'ru' in value && 'eng' in value;

const keyOf = (english: string) => /^<h2>.*?<\/h2>/.exec(english)?.[0] ?? english;

/** A copy of `value` with the added translations of the brand in each text that has them. */
function withShort<Value>(value: Value, short: TextTranslations): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => withShort<unknown>(each, short)) as Value;
  if (isText(value)) {
    const added = short[keyOf(value.eng)];
    if (!added) return value;
    const [ar, kz, tr, zh] = added;
    return { ...value, ar, kz, tr, zh };
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withShort<unknown>(each, short)]),
  ) as Value;
}

function half({ ar, kz, tr, zh }: AddedTexts, index: 0 | 1): AddedTexts {
  const pick = (text: string) => text.split(' | ')[index] ?? '';
  return { ar: pick(ar), kz: pick(kz), tr: pick(tr), zh: pick(zh) };
}

/** The brand in seven languages: a text without further translations stays in three. */
export function inSevenLanguages(brand: BrandContent, { dishes, short }: BrandTranslations): BrandContent {
  const translated = withShort(brand, short);
  const start = `${brand.merchant.sub}-p-`.length;
  const products = translated.products.map((product) => {
    const added = dishes[product.id.slice(start)];
    if (!added) return product;
    const { name, description } = product;
    return {
      ...product,
      name: { ...name, ...half(added, 0) },
      description: description && { ...description, ...half(added, 1) },
    };
  });
  return { ...translated, products };
}
