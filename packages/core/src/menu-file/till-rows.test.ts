import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { aCategory, aProduct } from '../testing/menu-builders.ts';
import type { Product } from '../catalog/product.schema.ts';
import { applyCells } from './apply-cells.ts';
import type { MenuRow, NumberedRow } from './columns.ts';
import type { FiledMenu } from './menu-rows.ts';
import { planImport } from './plan-import.ts';
import { type TillDish, tillRows } from './till-rows.ts';

const KINDS = ['POSTER', 'IIKO', 'JOWI'] as const;
const FIELD = { POSTER: 'posterId', IIKO: 'integrationId', JOWI: 'jowiId' } as const;

const named = (uz: string) => ({ uz, ru: '', eng: '' });
const menuOf = (products: readonly Product[]): FiledMenu => ({
  groups: [],
  categories: [aCategory({ id: 'hot', name: named('Issiq') })],
  products: [...products],
  packageCodes: new Map(),
  locked: new Map(),
});
const numbered = (rows: readonly MenuRow[]): NumberedRow[] =>
  rows.map((cells, at) => ({ line: at + 2, cells }));
const planOf = (menu: FiledMenu, kind: (typeof KINDS)[number], dishes: readonly TillDish[]) =>
  planImport(menu, numbered(tillRows(menu, { kind, dishes })));
const dish = (tillId: string, change: Partial<TillDish> = {}): TillDish => ({
  tillId,
  name: `Taom ${tillId}`,
  price: 10_000,
  isHidden: false,
  category: 'Taomlar',
  ...change,
});
const own = (id: string, change: Partial<Product> = {}) =>
  aProduct({ id, categoryId: 'hot', name: named(`Oʻz ${id}`), costPrice: 5_000, ...change });

/** The menu once the plan is in it. */
function after(menu: FiledMenu, plan: ReturnType<typeof planOf>): FiledMenu {
  const changes = new Map(plan.changed.map((one) => [one.id, one.changes]));
  const changed = menu.products.map((product) => {
    const cells = Object.fromEntries((changes.get(product.id) ?? []).map(({ column, now }) => [column, now]));
    return applyCells(product, cells);
  });
  const categories = [...menu.categories];
  const created = plan.created.map(({ line, cells }) => {
    const name = cells.category_uz || cells.category_ru || '';
    const category = aCategory({ id: `c-${name}`, name: { uz: name, ru: name, eng: '' } });
    if (!categories.some(({ id }) => id === category.id)) categories.push(category);
    return applyCells(
      aProduct({ id: `new-${line}-${menu.products.length}`, categoryId: category.id, name: named('') }),
      cells,
    );
  });
  return { ...menu, categories, products: [...changed, ...created] };
}

describe.each(KINDS)('BO-520 the menu of %s', (kind) => {
  const field = FIELD[kind];

  test('changes the price of the dish with its id, and hides it; its texts and category stay', () => {
    const menu = menuOf([own('a', { [field]: '1' }), own('b', { [field]: '2' })]);
    const plan = planOf(menu, kind, [
      dish('1', { price: 7_000 }),
      dish('2', { isHidden: true, price: null }),
    ]);
    expect(plan).toMatchObject({ errors: [], created: [], absent: 0 });
    expect(
      plan.changed.map(({ id, changes }) => [id, changes.map(({ column, now }) => [column, now])]),
    ).toEqual([
      ['a', [['price', '7000']]],
      ['b', [['active', '0']]],
    ]);
  });

  test('the id comes before the name; a name finds a dish without an id, which gets one', () => {
    const menu = menuOf([own('a', { [field]: '1', name: named('Osh') }), own('b', { name: named('Manti') })]);
    const plan = planOf(menu, kind, [
      dish('1', { name: 'MANTI' }),
      dish('2', { name: 'manti', price: 5_000 }),
    ]);
    expect(plan.changed.map(({ id }) => id)).toEqual(['a', 'b']);
    const manti = after(menu, plan).products.find(({ id }) => id === 'b')!;
    expect([manti[field], manti.name.uz]).toEqual(['2', 'Manti']);
  });

  test('a new dish comes with its id, name, category and price; one that is hidden does not; one without a price is an error', () => {
    const plan = planOf(menuOf([]), kind, [
      dish('1', { name: 'Плов', category: 'Горячее' }),
      dish('2', { isHidden: true }),
      dish('3', { price: null }),
    ]);
    expect(plan.created).toHaveLength(1);
    expect(plan.created[0]!.cells).toMatchObject({ name_ru: 'Плов', category_ru: 'Горячее', price: '10000' });
    expect(plan.errors).toMatchObject([{ line: 3, column: 'price', code: 'price.missing' }]);
  });

  test('a locked price stays', () => {
    const menu = { ...menuOf([own('a', { [field]: '1' })]), locked: new Map([['a', ['price']]]) };
    const plan = planOf(menu, kind, [dish('1')]);
    expect([plan.changed, plan.locked.map(({ id }) => id)]).toEqual([[], ['a']]);
  });

  test('any menu of the till, brought twice, changes nothing the second time, and removes and unhides nothing', () => {
    const word = fc.constantFrom('Osh', 'Manti', 'Плов', 'Somsa', 'Norin');
    const anyDish = fc.record({
      tillId: fc.constantFrom('1', '2', '3', '4', '5'),
      name: word,
      price: fc.option(fc.integer({ min: 1, max: 99_999 })),
      isHidden: fc.boolean(),
      category: fc.option(fc.constantFrom('Taomlar', 'Горячее')),
    });
    const anyOwn = fc.record({
      uz: word,
      tillId: fc.option(fc.constantFrom('1', '2', '3', '9')),
      active: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(anyDish, { selector: ({ tillId }) => tillId }),
        fc.uniqueArray(anyOwn, { selector: ({ uz }) => uz }),
        (dishes, owns) => {
          const menu = menuOf(
            owns.map(({ uz, tillId, active }, at) =>
              own(`p${at}`, { name: named(uz), [field]: tillId, active }),
            ),
          );
          const plan = planOf(menu, kind, dishes);
          const brought = after(menu, plan);
          for (const { id, active } of menu.products) {
            const now = brought.products.find((one) => one.id === id)!;
            expect(active || !now.active).toBe(true);
          }
          const again = planOf(brought, kind, dishes);
          expect([again.changed, again.created]).toEqual([[], []]);
        },
      ),
    );
  });
});
