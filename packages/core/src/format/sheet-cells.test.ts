import fc from 'fast-check';
import { expect, test } from 'vitest';

import { sheetTextOf, toSheetMoment, toSheetName, toSheetText } from './sheet-cells.ts';

test('BO-441 a text is read back from its cell as it was', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('toString', "'toString", 'constructor', '=1+1'));
  fc.assert(
    fc.property(text, (one) => {
      expect(sheetTextOf(toSheetText(one))).toBe(one);
    }),
  );
});

test('BO-441 a cell has the day and the time of the restaurant’s clock', () => {
  expect(toSheetMoment('2026-05-12T21:30:05Z', 'Asia/Tashkent').toISOString()).toBe(
    '2026-05-13T02:30:05.000Z',
  );
});

test('BO-441 a sheet has a name that spreadsheets take', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(toSheetName(name)).toMatch(/^[^[\]:*?/\\]{1,31}$/);
    }),
  );
});
