import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Product } from '../catalog/product.schema.ts';
import { aCategory, aGroup, aProduct } from '../testing/menu-builders.ts';
import { applyCells, categoryName, findCategory } from './apply-cells.ts';
import type { MenuRow } from './columns.ts';
import { type FiledMenu, menuRows } from './menu-rows.ts';
import { planImport } from './plan-import.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };
const MXIK = '10202001002000000';
const plov = aProduct({ id: 'plov', integrationId: 'till-1', barcode: '478', mxicCode: MXIK, priority: 1 });
const tea = aProduct({ id: 'tea', name: { uz: 'Koʻk choy', ru: 'Зелёный чай', eng: '' }, costPrice: 8_000 });

const aMenu = (change: Partial<FiledMenu> = {}): FiledMenu => ({
  groups: [aGroup()],
  categories: [aCategory()],
  products: [plov, tea],
  packageCodes: new Map([[MXIK, '1500734']]),
  locked: new Map(),
  ...change,
});
const numbered = (rows: readonly MenuRow[]) => rows.map((cells, index) => ({ line: index + 2, cells }));
const planOf = (rows: readonly MenuRow[], change: Partial<FiledMenu> = {}) =>
  planImport(aMenu(change), numbered(rows));

const texts = fc.record({
  uz: fc.string({ unit: 'grapheme', maxLength: 40 }),
  ru: fc.string({ unit: 'grapheme', maxLength: 40 }),
  eng: fc.string({ maxLength: 40 }),
});
const anyProduct: fc.Arbitrary<Partial<Product>> = fc.record({
  name: texts,
  description: fc.option(texts),
  costPrice: fc.nat(10_000_000),
  discount: fc.double({ min: 0, max: 100, noNaN: true }),
  mxicCode: fc.option(fc.oneof(fc.constant(MXIK), fc.string({ maxLength: 20 }))),
  barcode: fc.option(fc.string({ maxLength: 20 })),
  integrationId: fc.option(fc.string({ maxLength: 20 })),
  image: fc.option(fc.string({ maxLength: 20 })),
  active: fc.boolean(),
  priority: fc.double({ noNaN: true, noDefaultInfinity: true }),
});

test('B17 the export of any menu, imported, changes nothing', () => {
  fc.assert(
    fc.property(fc.array(anyProduct, { maxLength: 3 }), (changes) => {
      const products = changes.map((change, at) => aProduct({ id: `p${at}`, ...change }));
      const menu = aMenu({ products });
      const plan = planImport(menu, numbered(menuRows(menu)));
      expect({ ...plan, unchanged: plan.unchanged.length }).toEqual({
        created: [],
        changed: [],
        same: products.length,
        unchanged: products.length,
        locked: [],
        absent: 0,
        errors: [],
      });
    }),
    runs,
  );
});

test('B17 what an import changed is the same at the next one', () => {
  fc.assert(
    fc.property(anyProduct, anyProduct, (from, to) => {
      const [before, after] = [aProduct({ id: 'a', ...from }), aProduct({ id: 'a', ...to })];
      const wanted = numbered(menuRows(aMenu({ products: [after] })));
      const plan = planImport(aMenu({ products: [before] }), wanted);
      if (plan.errors.length > 0) return;
      const cells = Object.fromEntries(
        plan.changed.flatMap(({ changes }) => changes.map(({ column, now }) => [column, now])),
      );
      const applied = applyCells(before, cells);
      expect(planImport(aMenu({ products: [applied] }), wanted)).toMatchObject({ changed: [], same: 1 });
    }),
    runs,
  );
});

describe('B17 how a row finds its dish', () => {
  test.each<[string, MenuRow, string | null]>([
    ['by our id', { id: 'plov', name_uz: 'Koʻk choy' }, 'plov'],
    ['by the id of another system', { external_id: 'till-1', barcode: '0', name_uz: 'Koʻk choy' }, 'plov'],
    ['by barcode', { barcode: '478', name_uz: 'Koʻk choy' }, 'plov'],
    ['by its name, with another apostrophe', { name_uz: "ko'k  CHOY" }, 'tea'],
    ['by its Russian name', { name_ru: 'Зеленый чай' }, null],
    ['by its Russian name in the same letters', { name_ru: 'зелёный чай' }, 'tea'],
  ])('%s', (_, cells, id) => {
    const plan = planOf([{ price: '1', ...cells }]);
    expect(plan.changed[0]?.id ?? null).toBe(id);
  });

  test('a name of two dishes is an error, and so is a dish in two lines', () => {
    const twin = aProduct({ id: 'twin', name: tea.name });
    expect(planOf([{ name_uz: 'Koʻk choy' }], { products: [tea, twin] }).errors).toMatchObject([
      { line: 2, column: 'name_uz', code: 'match.several' },
    ]);
    expect(planOf([{ id: 'tea' }, { name_uz: 'Koʻk choy' }]).errors).toMatchObject([
      { line: 3, column: 'id', code: 'match.twice', facts: { line: '2' } },
    ]);
  });
});

describe('B17 errors name line, column and code', () => {
  const fresh = { category_uz: 'Non', name_uz: 'Patir', price: '9000' };
  test.each<[string, MenuRow, string, string]>([
    ['an unknown id', { id: 'gone' }, 'id', 'id.unknown'],
    ['a new dish without a name', { ...fresh, name_uz: '' }, 'name_uz', 'name.missing'],
    ['without a category', { ...fresh, category_uz: '' }, 'category_uz', 'category.missing'],
    ['without a price', { ...fresh, price: '' }, 'price', 'price.missing'],
    ['a price in words', { ...fresh, price: 'ming' }, 'price', 'price.wrong'],
    ['a price below zero', { id: 'tea', price: '-5' }, 'price', 'price.wrong'],
    ['a price with tiyin', { id: 'tea', price: '5000.50' }, 'price', 'price.wrong'],
    ['a discount over 100', { id: 'tea', discount: '101' }, 'discount', 'discount.wrong'],
    ['a short MXIK', { id: 'tea', mxik: '123' }, 'mxik', 'mxik.wrong'],
    ['a MXIK that a spreadsheet rounded', { id: 'tea', mxik: '1.0202E+16' }, 'mxik', 'mxik.wrong'],
    ['a package code in letters', { id: 'plov', package_code: 'x' }, 'package_code', 'packageCode.wrong'],
    [
      'a package code without a MXIK',
      { id: 'tea', package_code: '1' },
      'package_code',
      'packageCode.withoutMxik',
    ],
    ['a picture by http', { id: 'tea', image: 'http://a.uz/x.png' }, 'image', 'image.wrong'],
    ['a switch in words', { id: 'tea', active: 'maybe' }, 'active', 'active.wrong'],
    ['a position in words', { id: 'tea', position: 'first' }, 'position', 'position.wrong'],
    ['a long name', { id: 'tea', name_eng: 'x'.repeat(201) }, 'name_eng', 'text.tooLong'],
  ])('%s', (_, cells, column, code) => {
    const plan = planOf([cells]);
    expect(plan.errors).toMatchObject([{ line: 2, column, code }]);
    expect([plan.created, plan.changed]).toEqual([[], []]);
  });

  test('two package codes of one MXIK', () => {
    const rows = ['1', '2'].map((code, at) => ({ id: ['plov', 'tea'][at]!, mxik: MXIK, package_code: code }));
    expect(planOf(rows).errors).toMatchObject([
      { line: 3, code: 'packageCode.differs', facts: { before: '1' } },
    ]);
  });
});

test('B17 locked columns stay, columns that the file lacks stay, dishes that it does not name stay', () => {
  const plan = planOf([{ id: 'tea', price: ' 9 000 ', name_uz: 'Choy', active: 'FALSE' }], {
    locked: new Map([['tea', ['price']]]),
  });
  expect(plan).toMatchObject({
    changed: [
      {
        changes: [
          { column: 'name_uz', now: 'Choy' },
          { column: 'active', now: '0' },
        ],
      },
    ],
    locked: [{ id: 'tea', changes: [{ column: 'price', was: '8000', now: '9000' }] }],
    absent: 1,
  });
});

test('B17 a category is found by its name, whatever its spelling', () => {
  const categories = [
    aCategory(),
    aCategory({ id: 'soups', name: { uz: 'Shoʻrvalar', ru: 'Супы', eng: '' } }),
  ];
  const found = (cells: MenuRow) => findCategory(categories, categoryName(cells)!)?.id;
  expect(found({ category_uz: "sho'rvalar" })).toBe('soups');
  expect(found({ category_ru: 'Супы' })).toBe('soups');
  expect(found({ category_uz: 'Non' })).toBeUndefined();
  expect(categoryName({ price: '1' })).toBeNull();
});
