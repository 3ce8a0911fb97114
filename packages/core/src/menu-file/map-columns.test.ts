import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { MENU_COLUMNS } from './columns.ts';
import {
  type ColumnMapping,
  guessColumns,
  readMapping,
  recalledColumns,
  rememberedColumns,
  titlesKey,
  writeMapping,
} from './map-columns.ts';
import { createLineCheck, LINES, writeLines } from './ticked-lines.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };

describe('BO-371 the columns of a menu file', () => {
  test.each<[string[], ColumnMapping]>([
    [
      ['Nomi', 'Narxi', 'Toifa'],
      ['name_uz', 'price', 'category_uz'],
    ],
    [
      ['Наименование', 'Цена, сум', 'Штрих-код'],
      ['name_ru', 'price', 'barcode'],
    ],
    [
      ['Name (RU)', 'Name (UZ)', 'Dish name'],
      ['name_ru', 'name_uz', 'name_eng'],
    ],
    [
      ['name_kz', 'Category AR', 'ИКПУ'],
      ['name_kz', '', 'mxik'],
    ],
    [
      ['Price', 'Cost', ''],
      ['price', '', ''],
    ],
    [
      ['Вес', 'Комментарий', '__proto__'],
      ['', '', ''],
    ],
  ])('BO-371 %j are guessed as %j', (titles, columns) => {
    expect(guessColumns(titles)).toEqual(columns);
  });

  test('BO-371 our own titles are our columns', () => {
    expect(guessColumns(MENU_COLUMNS)).toEqual(MENU_COLUMNS);
  });

  const title = fc.oneof(
    fc.constantFrom('Name', 'name', 'Цена', '__proto__', ''),
    fc.string({ maxLength: 8 }),
  );
  const pairs = fc
    .uniqueArray(fc.constantFrom(...MENU_COLUMNS), { maxLength: 8 })
    .chain((columns) => fc.shuffledSubarray([...columns, '' as const], { minLength: 1 }))
    .chain((columns) =>
      fc.tuple(
        fc.constant(columns as ColumnMapping),
        fc.array(title, { minLength: columns.length, maxLength: columns.length }),
      ),
    );

  test('BO-371 a mapping comes back from a query, and from what is remembered of its titles', () => {
    fc.assert(
      fc.property(pairs, ([mapping, titles]) => {
        expect(readMapping(writeMapping(mapping))).toEqual(mapping);
        expect(recalledColumns(titles, rememberedColumns(titles, mapping))).toEqual(mapping);
        expect(titlesKey(titles.toReversed())).toBe(titlesKey(titles));
      }),
      runs,
    );
  });

  test('BO-371 the lines of a query are the ticked ones, and none that is left out', () => {
    const lines = fc.uniqueArray(fc.integer({ min: 1, max: 60 }));
    fc.assert(
      fc.property(lines, lines, (ticked, other) => {
        const left = other.filter((line) => !ticked.includes(line));
        const text = writeLines(ticked, left);
        expect(text).toMatch(LINES);
        const isIn = createLineCheck(text);
        expect(ticked.every(isIn)).toBe(true);
        expect(left.some(isIn)).toBe(false);
      }),
      runs,
    );
  });
});
