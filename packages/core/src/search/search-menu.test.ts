import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { LANGUAGES } from '../kernel/language.ts';
import { aProduct } from '../testing/index.ts';
import { indexMenu, type Searchable } from './index-menu.ts';
import { searchMenu } from './search-menu.ts';
import { splitWords } from './split-words.ts';
import { holdersOf, rangeOf, wordList } from './word-list.ts';

const none = { ru: '', uz: '', eng: '' };
const dish = (id: string, uz: string, ru = '', eng = ''): Searchable =>
  aProduct({ id, name: { uz, ru, eng } });
const search = (products: Searchable[], query: string, language: (typeof LANGUAGES)[number] = 'uz') =>
  searchMenu(indexMenu({ products }), query, language);

const menu = [
  dish('osh', "To'y oshi", 'Плов свадебный', 'Wedding plov'),
  dish('lagmon', "Lag'mon", 'Лагман', 'Lagman noodles'),
  dish('burger', 'Chizburger', 'Чизбургер', 'Cheeseburger'),
  dish('tea', "Ko'k choy", 'Зелёный чай', 'Green tea'),
  dish('meat', "Mol go'shti", 'Говядина', 'Beef'),
];

describe('what a guest types finds what a guest means', () => {
  test.each([
    ['osh', 'osh'],
    ['ош', 'osh'],
    ['ОШ', 'osh'],
    ['toʻy', 'osh'],
    ['тўй', 'osh'],
    ["lag'mon", 'lagmon'],
    ['lagmon', 'lagmon'],
    ['lag`mon', 'lagmon'],
    ['лағмон', 'lagmon'],
    ['лагман', 'lagmon'],
    ['lagman', 'lagmon'],
    ['lagmin', 'lagmon'],
    ['lamgon', 'lagmon'],
    ['noodles', 'lagmon'],
    ['чизбургер', 'burger'],
    ['burger', 'burger'],
    ['бургер', 'burger'],
    ['chizburgr', 'burger'],
    ["ko'k choy", 'tea'],
    ['кўк чой', 'tea'],
    ['кук чой', 'tea'],
    ['choy kok', 'tea'],
    ['гушт', 'meat'],
    ['зел', 'tea'],
    ['zeleniy', 'tea'],
    ['gosht', 'meat'],
    ['гўшт', 'meat'],
    ['govyadina', 'meat'],
    ['говидина', 'meat'],
    ['зеленый', 'tea'],
    ['зилёный', 'tea'],
    ['c', 'tea'],
    ['govy', 'meat'],
    ['rhizburger', 'burger'],
  ])('MENU-10 %s', (query, expected) => {
    for (const language of ['uz', 'ru', 'eng'] as const)
      expect(search(menu, query, language)).toContain(expected);
  });

  test('MENU-10 a word known in one language only is found by its spelling in the other alphabet', () => {
    expect(search([dish('a', "Lag'mon")], 'лагман')).toEqual(['a']);
    expect(search([dish('a', '', 'Лагман')], 'lagman')).toEqual(['a']);
  });

  test.each(['', '   ', "'", 'ʼʼ', '!?', '🧀', 'ъ', 'xyzzy', 'osh burger', 'oshxyz'])(
    'MENU-10 %j finds nothing',
    (query) => expect(search(menu, query)).toEqual([]),
  );

  test('MENU-10 short words are taken as they are typed', () => {
    expect(search([dish('a', 'Osh'), dish('b', 'Non')], 'ash')).toEqual([]);
  });
});

describe('the four languages that a merchant may add', () => {
  const added = (id: string, words: Partial<Record<(typeof LANGUAGES)[number], string>>): Searchable =>
    aProduct({ id, name: { uz: `Taom ${id}`, ru: `Блюдо ${id}`, eng: `Dish ${id}`, ...words } });
  const dishes = [
    added('tea', { zh: '绿茶', ar: 'شاي أخضر', kz: 'Көк шай', tr: 'Yeşil çay' }),
    added('plov', { zh: '婚宴抓饭', ar: 'بلوف العرس', kz: 'Той палауы', tr: 'Düğün pilavı' }),
  ];
  test.each([
    ['抓饭', 'zh'],
    ['بلوف', 'ar'],
    ['палау', 'kz'],
    ['pilav', 'tr'],
    ['抓饭', 'uz'],
  ] as const)('MENU-10 D2 %s finds what is called so, in %s', (query, language) => {
    expect(search(dishes, query, language)).toEqual(['plov']);
  });
});

describe('the order', () => {
  const named = [
    aProduct({ id: 'tag', name: none, tags: ['palov'] }),
    aProduct({ id: 'description', name: none, description: { ...none, ru: 'как палов' } }),
    dish('eng', '', '', 'Palov'),
    dish('typo', 'Palof', 'x', 'x'),
    dish('inside', 'Choyxonapalov', 'x', 'x'),
    dish('begins', 'Palovxona', 'x', 'x'),
    dish('ru', 'x', 'Палов', 'x'),
    dish('uz', 'Palov', 'x', 'x'),
  ];

  test('MENU-10 D78 current language, then the others, then description and tags, then the near ones', () => {
    expect(search(named, 'palov', 'uz')).toEqual([
      'eng',
      'uz',
      'begins',
      'ru',
      'tag',
      'description',
      'inside',
      'typo',
    ]);
    expect(search(named, 'палов', 'ru').slice(0, 2)).toEqual(['eng', 'ru']);
  });

  test('MENU-10 D78 each language puts its own name first', () => {
    const own = [
      dish('uz', 'Palov', 'x', 'x'),
      dish('ru', 'x', 'Palov', 'x'),
      dish('eng', 'x', 'x', 'Palov'),
    ];
    for (const language of ['uz', 'ru', 'eng'] as const)
      expect(search(own, 'palov', language)[0]).toBe(language);
    for (const language of ['kz', 'ar', 'tr', 'zh'] as const)
      expect(search(own, 'palov', language)[0]).toBe('ru');
  });

  test('MENU-10 a name that is shown because the current language has none counts as the current one', () => {
    expect(search([dish('other', 'x', 'Palov'), dish('shown', '', 'Palov')], 'palov', 'uz')).toEqual([
      'shown',
      'other',
    ]);
  });

  test('MENU-10 IMP-08 ties keep the order of the menu', () => {
    const same = ['c', 'a', 'b'].map((id) => dish(id, 'Palov'));
    expect(search(same, 'palov')).toEqual(['c', 'a', 'b']);
  });

  test('MENU-10 a product is as good as its worst word', () => {
    const products = [
      aProduct({ id: 'far', name: { ...none, uz: 'Palov' }, description: { ...none, uz: 'katta' } }),
      dish('near', 'Katta palov'),
    ];
    expect(search(products, 'katta palov')).toEqual(['near', 'far']);
    expect(search(products, 'palov katta')).toEqual(['near', 'far']);
  });

  test('MENU-10 one letter is looked for in names alone', () => {
    const products = [aProduct({ id: 'a', name: none, tags: ['palov'] }), dish('b', 'Palov')];
    expect(search(products, 'p')).toEqual(['b']);
    expect(search(products, 'pa')).toEqual(['b', 'a']);
  });
});

test('MENU-10 a product with an id and a name alone can be searched', () => {
  const bare = { id: 'a', name: { uz: 'Osh' } } as unknown as Searchable;
  expect(search([bare], 'osh')).toEqual(['a']);
  expect(search([], 'osh')).toEqual([]);
});

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
      aProduct({ id: `p${at}`, name, description: { ...none, uz: about } }),
    ),
  );
const language = fc.constantFrom(...LANGUAGES);

test('MENU-10 a letter held down is one letter, and no typo of a short word', () => {
  expect(search([dish('a', 'Osh'), dish('b', 'Aka')], 'ooooosh')).toEqual(['a']);
  expect(search([dish('a', 'Osh'), dish('b', 'Aka')], 'aaaaaa')).toEqual(['b']);
});

test('MENU-10 a description without one of the languages is read in the others', () => {
  const description = { uz: 'guruch' } as unknown as Searchable['description'];
  expect(search([{ id: 'a', name: none, description }], 'guruch')).toEqual(['a']);
});

test('MENU-10 words are found by their beginning and by any three letters', () => {
  const list = wordList(['banana', 'kebab', 'nanay']);
  expect(rangeOf(list, 'ba')).toEqual([0, 1]);
  expect(rangeOf(list, 'z')).toEqual([3, 3]);
  expect(holdersOf(list, 'anan')).toEqual([0, 2]);
  expect(holdersOf(list, 'nan')).toEqual([0, 2]);
  expect(holdersOf(list, 'nanab')).toEqual([]);
  expect(holdersOf(list, 'na')).toEqual([]);
});

describe('any menu', () => {
  test('MENU-10 every word of a name finds its product, whole, begun, shouted and without apostrophes', () => {
    fc.assert(
      fc.property(anyMenu, language, fc.nat(), (products, spoken, cut) => {
        const index = indexMenu({ products });
        for (const { id, name } of products) {
          for (const word of splitWords(`${name.uz} ${name.ru} ${name.eng}`)) {
            const begun = word.slice(0, 1 + (cut % word.length));
            for (const typed of [word, begun, word.toUpperCase(), word.replace("'", '')]) {
              expect(searchMenu(index, typed, spoken)).toContain(id);
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
        expect(search([dish('a', word)], typed)).toEqual(['a']);
      }),
    );
  });

  test('MENU-10 the same products are found in whatever order they come and words are typed', () => {
    fc.assert(
      fc.property(anyMenu, phrase, language, (products, query, spoken) => {
        const found = search(products, query, spoken).toSorted();
        expect(search([...products].reverse(), query, spoken).toSorted()).toEqual(found);
        expect(search(products, query.split(' ').reverse().join(' '), spoken).toSorted()).toEqual(found);
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
    const index = indexMenu({ products: menu });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), language, (query, spoken) => {
        expect(Array.isArray(searchMenu(index, query, spoken))).toBe(true);
      }),
    );
  });
});
