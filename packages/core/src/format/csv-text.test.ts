import fc from 'fast-check';
import { expect, test } from 'vitest';

import { csvText, unguarded } from './csv-text.ts';

const cellOf = (cell: string) =>
  csvText([[cell]])
    .slice(2, -3)
    .replaceAll('""', '"');

test('a cell is read back as it was, and none begins like a formula', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.string().map((text) => `=${text}`),
    fc.string().map((text) => `'${text}`),
  );
  fc.assert(
    fc.property(cell, (text) => {
      expect(unguarded(cellOf(text))).toBe(text);
      expect(cellOf(text)).not.toMatch(/^[=+@\t]|^-(?!\d+$)/);
    }),
  );
});

test('a negative number stays a number', () => {
  expect(csvText([['Mahsulot', '-8000']])).toBe('\uFEFF"Mahsulot","-8000"\r\n');
});
