import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { foldings, foldWord, unfoldPairs } from './fold-word.ts';
import { startsWithOneTypo } from './one-typo.ts';
import { splitWords } from './split-words.ts';

describe('folding', () => {
  test.each([
    ["Lag'mon", 'lagʻmon', 'lagʼmon', 'lag’mon', 'lag`mon', 'lag‘mon', 'LAGMON', 'лағмон', 'Лагмон'],
    ["go'sht", 'goʻsht', 'gosht', 'гўшт', 'ГЎШТ'],
    ["qo'y", 'қўй', 'коy', 'koy'],
    ['osh', 'ош', 'OSH'],
    ['шашлык', 'shashlik', 'шашлик'],
    ['хотдог', 'xotdog', 'hotdog', 'khotdog'],
    ['пицца', 'pitsa', 'pizza'],
    ['моцарелла', 'mozzarella', 'motsarella'],
    ['чай', 'chay'],
    ['жульен', 'julen', 'zhulen'],
    ['кола', 'cola', 'kola', 'Cola'],
    ['цезарь', 'tsezar', 'Цезарь'],
    ['етти', 'yetti', 'etti'],
    ['острый', 'ostriy', 'ostri'],
    ['ёғли', 'yogli', "yog'li"],
    ['İzgara', 'ızgara', 'izgara'],
    ['şiş', 'shish'],
    ['köfte', 'kofte'],
    ['wok', 'vok', 'вок'],
    ['ketchup', 'кетчуп', 'ketchup'],
    ['дженгир', 'jengir', 'жэнгир'],
    ['люля', 'lyulya', 'lula'],
    ['майонез', 'mayonez', 'maonez'],
    ['говядина', 'govyadina'],
    ['сливочный', 'slivochniy'],
    ['sephora', 'sefora'],
    ['jack', 'jak'],
  ])('MENU-10 %s is also %s', (word, ...spellings) => {
    expect(spellings.map(foldWord)).toEqual(spellings.map(() => foldWord(word)));
  });

  test.each([
    ['чизкейк', 'чизбургер'],
    ['osh', 'ish'],
    ['چای', 'چوب'],
    ['茶', '酒'],
  ])('MENU-10 %s is not %s', (one, other) => expect(foldWord(one)).not.toBe(foldWord(other)));

  test('MENU-10 ё is е to a Russian and yo to an Uzbek reader', () => {
    expect(foldings('мёд')).toEqual([foldWord('myod'), foldWord('мед')]);
    expect(foldings('МЁД')).toEqual(foldings('мёд'));
    expect(foldings('мед')).toEqual([foldWord('мед')]);
  });

  test('MENU-10 oʻ is also found as the у of a Russian keyboard', () => {
    expect(foldings('koʻk')).toEqual([foldWord('kok'), foldWord('кук')]);
    expect(foldings('ГЎШТ')).toEqual([foldWord('gosht'), foldWord('гушт')]);
    expect(foldings('osh')).toEqual([foldWord('osh')]);
  });

  test('MENU-10 sh and ch are one letter, and two again for a slip on a Latin keyboard', () => {
    expect(foldWord('шампиньон')).toHaveLength(8);
    expect(unfoldPairs(foldWord('shashlik choy'))).toBe('shashlik choy');
  });

  test('MENU-10 any text folds without a throw, and case never matters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(typeof foldWord(text)).toBe('string');
      }),
    );
    const letters = fc.string({ unit: fc.constantFrom(...'абвгдеёжзийклмнопрстуфхцчшщъыьэюяўқғҳabcdxyz') });
    fc.assert(
      fc.property(letters, (text) => {
        expect(foldWord(text.toUpperCase())).toBe(foldWord(text));
      }),
    );
  });
});

test.each([
  ['Osh, palov!', ['Osh', 'palov']],
  ["Lag'mon №7", ["Lag'mon", '7']],
  ['  ', []],
  ['', []],
  ['1.5 л', ['1', '5', 'л']],
  ['сыр🧀соус', ['сыр', 'соус']],
  ['Хот-дог', ['Хот', 'дог']],
])('MENU-10 the words of %j', (text, words) => expect(splitWords(text)).toEqual(words));

describe('one typo', () => {
  test.each([
    ['nothing wrong', 'lagmon', 'lagmon', true],
    ['the beginning', 'lagmon', 'lagm', true],
    ['a wrong letter', 'lagmon', 'lagman', true],
    ['the first letter wrong', 'lagmon', 'tagmon', true],
    ['the last letter wrong', 'lagmon', 'lagmom', true],
    ['a letter missing', 'lagmon', 'lamon', true],
    ['the first letter missing', 'lagmon', 'agmon', true],
    ['a letter too many', 'lagmon', 'laggmon', true],
    ['a letter too many at the end', 'lagmon', 'lagmons', true],
    ['two letters swapped', 'lagmon', 'lamgon', true],
    ['the first two swapped', 'lagmon', 'algmon', true],
    ['the last two swapped', 'lagmon', 'lagmno', true],
    ['a typo in the beginning', 'lagmonxona', 'lagman', true],
    ['two wrong letters', 'lagmon', 'lugman', false],
    ['two letters too many', 'lagmon', 'lagmonxo', false],
    ['another word', 'lagmon', 'palov', false],
  ])('MENU-10 %s: %s typed as %s', (_, word, typed, expected) => {
    expect(startsWithOneTypo(word, typed)).toBe(expected);
  });

  const word = fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 1, maxLength: 8 });

  test('MENU-10 agrees with a plain count of slips over all beginnings', () => {
    fc.assert(
      fc.property(word, word, (target, typed) => {
        const beginnings = Array.from({ length: target.length + 1 }, (_, length) => target.slice(0, length));
        const expected = beginnings.some((beginning) => slips(beginning, typed) <= 1);
        expect(startsWithOneTypo(target, typed)).toBe(expected);
      }),
    );
  });
});

/** Optimal string alignment distance: the slow, plain way. */
function slips(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, i) => [i, ...Array<number>(other.length).fill(0)]);
  for (let j = 0; j <= other.length; j++) rows[0]![j] = j;
  for (let i = 1; i <= one.length; i++) {
    for (let j = 1; j <= other.length; j++) {
      const cost = one[i - 1] === other[j - 1] ? 0 : 1;
      rows[i]![j] = Math.min(rows[i - 1]![j]! + 1, rows[i]![j - 1]! + 1, rows[i - 1]![j - 1]! + cost);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        rows[i]![j] = Math.min(rows[i]![j]!, rows[i - 2]![j - 2]! + 1);
      }
    }
  }
  return rows[one.length]![other.length]!;
}
