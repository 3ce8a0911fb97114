import { expect, test } from 'vitest';

import { findMxik, usedMxik } from './used-mxik.ts';

const OSH = '10202001002000000';
const TEA = '10203001002000000';
const dish = (mxicCode: string | null, uz: string, ru: string) => ({
  fields: { mxicCode, 'name.uz': uz, 'name.ru': ru },
});
const menu = [
  dish(TEA, 'Koʻk choy', 'Зелёный чай'),
  dish(OSH, 'Toʻy oshi', 'Свадебный плов'),
  dish(OSH, 'Choyxona palov', 'Чайханский плов'),
  dish('12', 'Somsa', 'Самса'),
  dish(null, 'Non', 'Лепёшка'),
];

test('BO-375 the codes of the brand are counted with their dishes, the most used one first; a wrong code is left out', () => {
  expect(usedMxik(menu, 'uz').map(({ mxik, count, names }) => [mxik, count, names])).toEqual([
    [OSH, 2, ['Toʻy oshi', 'Choyxona palov']],
    [TEA, 1, ['Koʻk choy']],
  ]);
});

test.each([
  ['плов', [OSH]],
  ['plov', [OSH]],
  ['TOY OSHI', [OSH]],
  ['kok choy', [TEA]],
  ['1020300', [TEA]],
  ['somsa', []],
  ['  ', []],
])('BO-375 %s finds %j', (text, found) => {
  expect(findMxik(usedMxik(menu, 'uz'), text).map(({ mxik }) => mxik)).toEqual(found);
});
