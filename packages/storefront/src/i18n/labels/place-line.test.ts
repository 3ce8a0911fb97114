import { expect, test } from 'vitest';

import { joinNames, placeLine } from './place-line.ts';

const place = { streetName: 'Amir Temur koʻchasi', houseNumber: '12' };

test('FMT-08 an address keeps its own order among Arabic words, and Arabic has its own comma', () => {
  expect(placeLine(place, 'ar')).toBe('\u2066Amir Temur koʻchasi, 12\u2069');
  expect(placeLine(place, 'ru')).toBe('Amir Temur koʻchasi, 12');
  expect(placeLine({ streetName: null, houseNumber: '12' }, 'ar')).toBe('');
  expect(joinNames(['شقة 27', '', null, 'طابق 4'], 'ar')).toBe('شقة 27، طابق 4');
  expect(joinNames(['кв. 27', undefined, 'этаж 4'], 'ru')).toBe('кв. 27, этаж 4');
});
