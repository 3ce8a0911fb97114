import type { LocalizedText } from '@dasturxon/core/kernel';
import { expect, test } from 'vitest';

import { demoBrandsWith } from './demo-brands.ts';
import { inSevenLanguages } from './added-languages.ts';

/** Every text of a brand, at any depth. */
function textsOf(value: unknown): LocalizedText[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('uz' in value && 'eng' in value) return [value as LocalizedText];
  return Object.values(value).flatMap(textsOf);
}

/** Letters of the translations into each added language. */
const LETTERS = {
  ar: /\p{sc=Arab}/u,
  kz: /\p{sc=Cyrl}/u,
  tr: /^[^\p{sc=Arab}\p{sc=Han}]*\p{sc=Latn}/u,
  zh: /\p{sc=Han}/u,
};

const brands = demoBrandsWith(() => '/media/picture.webp');

test.each(brands.map((brand) => [brand.merchant.sub, brand] as const))(
  'ENT-01 D2 every text of %s exists in the four added languages, each in its own script',
  (_, brand) => {
    const lacking = textsOf(brand).filter((text) =>
      Object.entries(LETTERS).some(([language, own]) => !own.test(text[language as 'ar'] ?? '')),
    );
    expect([...new Set(lacking.map(({ eng }) => eng.slice(0, 60)))]).toEqual([]);
  },
);

test('a text without added translations stays in three languages', () => {
  const [brand] = brands;
  const title = { uz: 'Yangi', ru: 'Новое', eng: 'New' };
  const changed = inSevenLanguages(
    { ...brand!, banners: [{ ...brand!.banners[0]!, title }] },
    { dishes: {}, short: {} },
  );
  expect(changed.banners[0]!.title).toEqual(title);
});
