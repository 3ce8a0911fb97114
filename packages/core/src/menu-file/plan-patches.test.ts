import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { Category } from '../catalog/category.schema.ts';
import { Product } from '../catalog/product.schema.ts';
import { withField } from '../drafts/record-fields.ts';
import { aProduct } from '../testing/index.ts';
import type { MenuRow } from './columns.ts';
import { importPreview } from './import-preview.ts';
import { type FiledMenu, menuRows } from './menu-rows.ts';
import { planImport } from './plan-import.ts';
import { type PlannedPatch, planPatches } from './plan-patches.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 200) };
const shelf = v.parse(Category, { id: 'soups', name: { uz: 'Shoʻrvalar', ru: 'Супы', eng: 'Soups' } });
const menu: FiledMenu = {
  groups: [],
  categories: [shelf],
  products: [
    aProduct({ id: 'plov', categoryId: 'soups' }),
    aProduct({ id: 'manti', categoryId: 'soups', name: { uz: 'Manti', ru: 'Манты', eng: 'Manti' } }),
  ],
  packageCodes: new Map(),
  locked: new Map(),
};
const numbered = (rows: readonly MenuRow[]) => rows.map((cells, index) => ({ line: index + 2, cells }));
const ids = () => {
  let last = 0;
  return () => `new-${(last += 1)}`;
};

function planned(rows: readonly MenuRow[], own = menu) {
  const plan = planImport(own, numbered(rows));
  return { plan, ...planPatches(plan, { menu: own, newId: ids(), branchIds: ['branch-1'] }) };
}

/** The menu after the patches, as the draft shows it. */
function applied(patches: readonly PlannedPatch[], own = menu): FiledMenu {
  const rowsOf = (entity: string, records: readonly { id: string }[]) => {
    const rows = new Map<string, Record<string, unknown>>(records.map((one) => [one.id, { ...one }]));
    for (const { id, field, value } of patches.filter((one) => one.entity === entity))
      rows.set(id, withField(rows.get(id) ?? { id, name: {}, costPrice: 0 }, field, value));
    return [...rows.values()];
  };
  return {
    ...own,
    products: rowsOf('product', own.products).map((row) => v.parse(Product, row)),
    categories: rowsOf('category', own.categories).map((row) => v.parse(Category, row)),
  };
}

describe('BO-273 a menu file goes into the draft', () => {
  test('BO-273 an export changes nothing', () => {
    const { plan, patches, errors } = planned(menuRows(menu));
    expect([plan.same, patches, errors]).toEqual([2, [], []]);
  });

  test('BO-273 a file that went into the draft changes nothing the second time', () => {
    const cell = fc.record({
      name_uz: fc.constantFrom('Osh', 'Somsa', 'Lagʻmon'),
      category_uz: fc.constantFrom('Shoʻrvalar', 'Nonushta', 'Ichimlik'),
      price: fc.nat(200_000).map(String),
      position: fc.nat(100).map(String),
      active: fc.constantFrom('0', '1'),
      description_ru: fc.constantFrom('', 'Вкусно'),
      barcode: fc.constantFrom('', '47800001'),
    });
    fc.assert(
      fc.property(fc.uniqueArray(cell, { selector: ({ name_uz }) => name_uz, maxLength: 3 }), (rows) => {
        const wanted = rows.map((row, at) => ({ ...row, barcode: row.barcode && `${row.barcode}${at}` }));
        const first = planned(wanted);
        expect(first.errors).toEqual([]);
        const again = planned(wanted, applied(first.patches));
        expect([again.plan.created, again.plan.changed, again.patches]).toEqual([[], [], []]);
      }),
      runs,
    );
  });

  test('BO-273 a value that the draft does not take is an error of its row and column', () => {
    const wrong: MenuRow = { id: 'plov', price: '9999999999', barcode: 'abc', position: '-1', image: '' };
    const { plan, errors, patches, packageCodes } = planned([
      wrong,
      { id: 'manti', mxik: '1'.repeat(17), package_code: '12' },
    ]);
    expect(errors.map(({ line, column, code }) => [line, column, code])).toEqual([
      [2, 'price', 'price.wrong'],
      [2, 'barcode', 'barcode.wrong'],
      [2, 'position', 'position.wrong'],
    ]);
    expect(patches.map(({ id, field }) => [id, field])).toContainEqual(['manti', 'mxicCode']);
    const preview = importPreview(plan, { errors, patches, packageCodes }, new Map([['plov', 'Osh']]));
    expect(preview).toMatchObject({ changed: 1, created: 0, same: 0, errorCount: 3, packageCodes: 1 });
    expect(preview.rows).toMatchObject([{ line: 3, kind: 'CHANGED' }]);
  });
});
