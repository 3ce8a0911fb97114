import { expect, test } from 'vitest';

import { holdersOf, rangeOf, wordList } from './word-list.ts';

test('MENU-10 words are found by their beginning and by any three letters', () => {
  const list = wordList(['banana', 'kebab', 'nanay']);
  expect(rangeOf(list, 'ba')).toEqual([0, 1]);
  expect(rangeOf(list, 'z')).toEqual([3, 3]);
  expect(holdersOf(list, 'anan')).toEqual([0, 2]);
  expect(holdersOf(list, 'nan')).toEqual([0, 2]);
  expect(holdersOf(list, 'nanab')).toEqual([]);
  expect(holdersOf(list, 'na')).toEqual([]);
});
