import fc from 'fast-check';
import { expect, test } from 'vitest';

import { customerQuery } from './customer-query.ts';

test.each([
  ['+998 90 123-45-67', { by: 'PHONE', phone: '998901234567' }],
  ['901234567', { by: 'PHONE', phone: '998901234567' }],
  ['104', { by: 'NUMBER', number: 104, phoneEnd: null }],
  ['№ 104', { by: 'NUMBER', number: 104, phoneEnd: null }],
  ['#4567', { by: 'NUMBER', number: 4567, phoneEnd: null }],
  ['4567', { by: 'NUMBER', number: 4567, phoneEnd: '4567' }],
  ['٤٥٦٧', { by: 'NUMBER', number: 4567, phoneEnd: '4567' }],
  [' Aziza  Karimova ', { by: 'NAME', parts: ['Aziza', 'Karimova'] }],
  ['Oʻktam', { by: 'NAME', parts: ['Oʻktam'] }],
])('BO-465 %s is searched for by what it looks like', (typed, query) => {
  expect(customerQuery(typed)).toEqual(query);
});

test.each(['', '  ', 'A', '+', '--', '00 00', '%%'])('BO-465 %j searches for nothing', (typed) => {
  expect(customerQuery(typed)).toBeNull();
});

test('BO-465 any text has one meaning, and a name has at most four parts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
      const query = customerQuery(typed);
      if (query?.by !== 'NAME') return;
      expect(query.parts.length).toBeLessThanOrEqual(4);
      expect(query.parts.every((part) => part !== '' && !/\s/u.test(part))).toBe(true);
    }),
  );
});
