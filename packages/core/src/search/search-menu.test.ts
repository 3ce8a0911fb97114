import { describe, expect, test } from 'vitest';

import type { Language } from '../kernel/language.ts';
import { aProduct } from '../testing/index.ts';
import { aDish, FIVE_DISHES, NAMELESS, search } from '../testing/searched-menu.ts';
import type { Searchable } from './index-menu.ts';

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
      expect(search(FIVE_DISHES, query, language)).toContain(expected);
  });

  test('MENU-10 a word known in one language only is found by its spelling in the other alphabet', () => {
    expect(search([aDish('a', "Lag'mon")], 'лагман')).toEqual(['a']);
    expect(search([aDish('a', '', 'Лагман')], 'lagman')).toEqual(['a']);
  });

  test.each(['', '   ', "'", 'ʼʼ', '!?', '🧀', 'ъ', 'xyzzy', 'osh burger', 'oshxyz'])(
    'MENU-10 %j finds nothing',
    (query) => expect(search(FIVE_DISHES, query)).toEqual([]),
  );

  test('MENU-10 short words are taken as they are typed', () => {
    expect(search([aDish('a', 'Osh'), aDish('b', 'Non')], 'ash')).toEqual([]);
  });
});

describe('the four languages that a merchant may add', () => {
  const added = (id: string, names: Partial<Record<Language, string>>): Searchable =>
    aProduct({ id, name: { uz: `Taom ${id}`, ru: `Блюдо ${id}`, eng: `Dish ${id}`, ...names } });
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

test('MENU-10 a product with an id and a name alone can be searched', () => {
  // An older menu has no more than this, whatever its type.
  const bare = { id: 'a', name: { uz: 'Osh' } } as unknown as Searchable;
  expect(search([bare], 'osh')).toEqual(['a']);
  expect(search([], 'osh')).toEqual([]);
});

test.each([
  ['ooooosh', ['osh']],
  ['ОООШ', ['osh']],
  ['aaaaaa', []],
  ['аааа', []],
  ['ooo', []],
  ['zzzz', []],
  ['zzzzq', []],
  ['yyyy', []],
  ['nooo', []],
  ['chooooy', ['tea']],
])('MENU-10 %s: a repeated letter is one letter, and begins nothing by itself', (query, expected) => {
  const dishes = [
    aDish('osh', 'Osh', 'Плов с казы', 'A plov'),
    aDish('non', 'Non'),
    aDish('aka', 'Aka yangi', 'Скумбрия'),
    aDish('tea', 'Zira choy'),
  ];
  expect(search(dishes, query)).toEqual(expected);
});

test('MENU-10 a name of one letter is found by it', () => {
  expect(search([aDish('a', 'ZZZ burger'), aDish('b', 'Halva')], 'zzz')).toEqual(['a']);
  expect(search([aDish('a', '1000 orol'), aDish('b', '10 dona')], '1000')).toEqual(['a']);
});

test.each(['пицца', 'pizza', 'piza', 'sushi', 'сушиии', 'steak', 'palochka'])(
  'MENU-10 ERR-29 %s is not a slip of a short word or of a mere beginning',
  (query) => {
    const dishes = [
      aProduct({ id: 'plov', name: { uz: 'Palov', ru: 'Плов', eng: 'Plov', tr: 'Pilav', kz: 'Палау' } }),
      aDish('achichuk', 'Achchiq-chuchuk', 'Ачичук', 'Tushi'),
      aDish('cone', 'Stakan'),
    ];
    expect(search(dishes, query)).toEqual([]);
  },
);

test.each([
  ['plof', ['osh']],
  ['плоф', ['osh']],
  ['palof', ['osh']],
  ['plo', ['osh']],
  ['plov', ['osh']],
  ['kef', ['kefir']],
  ['kev', []],
  ['pilav', ['pilaf']],
])('MENU-10 %s: a last f and a last v are one sound, a beginning is as it is typed', (query, expected) => {
  const dishes = [
    aDish('osh', 'Palov', 'Плов', 'Plov'),
    aDish('kefir', 'Kefir'),
    aDish('pilaf', 'x', 'x', 'Pilaf'),
  ];
  expect(search(dishes, query)).toEqual(expected);
});

test('MENU-10 a label is searched like a tag, by code and by text', () => {
  const green = aProduct({ id: 'green', name: NAMELESS, labels: ['vegan', 'Острое'] });
  for (const query of ['vegan', 'веган', 'Vegan', 'острое']) {
    expect(search([aDish('osh', 'Osh'), green], query)).toEqual(['green']);
  }
});

test('MENU-10 a description without one of the languages is read in the others', () => {
  // As above: a language that was never filled in is not there.
  const description = { uz: 'guruch' } as unknown as Searchable['description'];
  expect(search([{ id: 'a', name: NAMELESS, description }], 'guruch')).toEqual(['a']);
});
