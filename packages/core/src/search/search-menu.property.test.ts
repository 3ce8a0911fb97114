import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { LANGUAGES } from '../kernel/language.ts';
import { aProduct } from '../testing/index.ts';
import { aDish, FIVE_DISHES, NAMELESS, search } from '../testing/searched-menu.ts';
import { indexMenu } from './index-menu.ts';
import { searchMenu } from './search-menu.ts';
import { splitWords } from './split-words.ts';

const vocabulary = [
  "lag'mon",
  'Лагман',
  'osh',
  'ош',
  "go'sht",
  'шурпа',
  "sho'rva",
  'burger',
  'Чизбургер',
  'salat',
  'салат',
  'tea',
  'non',
  'қази',
  'шашлык',
  'tandir',
];
const phrase = fc.array(fc.constantFrom(...vocabulary), { maxLength: 3 }).map((words) => words.join(' '));
const anyMenu = fc
  .array(fc.record({ uz: phrase, ru: phrase, eng: phrase, about: phrase }), { maxLength: 12 })
  .map((list) =>
    list.map(({ about, ...name }, at) =>
      aProduct({ id: `p${at}`, name, description: { ...NAMELESS, uz: about } }),
    ),
  );
const language = fc.constantFrom(...LANGUAGES);

describe('any menu', () => {
  test('MENU-10 every word of a name finds its product, whole, begun, shouted and without apostrophes', () => {
    fc.assert(
      fc.property(anyMenu, language, fc.nat(), (products, chosen, cut) => {
        const index = indexMenu({ products });
        for (const { id, name } of products) {
          for (const word of splitWords(`${name.uz} ${name.ru} ${name.eng}`)) {
            const begun = word.slice(0, 1 + (cut % word.length));
            for (const typed of [word, begun, word.toUpperCase(), word.replace("'", '')]) {
              expect(searchMenu(index, typed, chosen)).toContain(id);
            }
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  test('MENU-10 a letter wrong, missing or doubled in a word of five or more still finds it', () => {
    const long = fc.constantFrom(...vocabulary.filter((word) => word.replace("'", '').length >= 6));
    fc.assert(
      fc.property(long, fc.nat(), fc.constantFrom('wrong', 'missing', 'extra'), (word, place, slip) => {
        const at = place % word.length;
        const kept = slip === 'extra' ? at : at + 1;
        const typed = word.slice(0, at) + (slip === 'missing' ? '' : 'r') + word.slice(kept);
        expect(search([aDish('a', word)], typed)).toEqual(['a']);
      }),
    );
  });

  test('MENU-10 the result does not depend on the order of products or of typed words', () => {
    fc.assert(
      fc.property(anyMenu, phrase, language, (products, query, chosen) => {
        const found = search(products, query, chosen).toSorted();
        expect(search([...products].reverse(), query, chosen).toSorted()).toEqual(found);
        expect(search(products, query.split(' ').reverse().join(' '), chosen).toSorted()).toEqual(found);
      }),
    );
  });

  test('MENU-10 another word never finds more, and nothing is found twice', () => {
    fc.assert(
      fc.property(anyMenu, phrase, fc.constantFrom(...vocabulary), (products, query, word) => {
        const found = search(products, query);
        expect(new Set(found).size).toBe(found.length);
        if (query !== '') expect(found).toEqual(expect.arrayContaining(search(products, `${query} ${word}`)));
      }),
    );
  });

  test('MENU-10 anything may be typed, in any language', () => {
    const index = indexMenu({ products: FIVE_DISHES });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), language, (query, chosen) => {
        expect(Array.isArray(searchMenu(index, query, chosen))).toBe(true);
      }),
    );
  });
});
