import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { BulkScope } from '../bulk-change.ts';
import { bulkHours, changedHours, dishesUnder, type TimedDish } from './bulk-hours.ts';

const DISHES: TimedDish[] = [
  { id: 'porridge', categoryId: 'morning' },
  { id: 'omelette', categoryId: 'morning' },
  { id: 'plov', categoryId: 'hot' },
];
const some = (...ids: string[]): BulkScope => ({ of: 'PRODUCTS', ids });
const morning: BulkScope = { of: 'CATEGORY', id: 'morning' };
const fields = (productIds: string[], categoryIds: string[] = []) => ({ productIds, categoryIds });

describe('BO-433 hours of many dishes', () => {
  test.each([
    [
      'dishes are put under it once',
      fields(['plov']),
      some('plov', 'omelette'),
      true,
      fields(['plov', 'omelette']),
    ],
    [
      'a category replaces its dishes',
      fields(['omelette', 'plov']),
      morning,
      true,
      fields(['plov'], ['morning']),
    ],
    [
      'a dish of its category is under it',
      fields([], ['morning']),
      some('porridge'),
      true,
      fields([], ['morning']),
    ],
    ['the menu is all categories', fields(['plov']), { of: 'MENU' }, true, fields([], ['morning', 'hot'])],
    ['dishes are taken out', fields(['plov', 'omelette']), some('plov'), false, fields(['omelette'])],
    ['a category takes its dishes out', fields(['omelette'], ['morning']), morning, false, fields([])],
  ] as const)('%s', (_, before, scope, isOn, after) => {
    expect(bulkHours({ fields: before, scope: scope as BulkScope, dishes: DISHES, isOn })).toEqual(after);
  });

  test('what is put under it is under it, others stay as they were, and a second time changes nothing', () => {
    const id = fc.constantFrom(...DISHES.map((one) => one.id));
    const category = fc.constantFrom('morning', 'hot');
    const scope = fc.oneof(
      fc.uniqueArray(id, { minLength: 1 }).map((ids): BulkScope => ({ of: 'PRODUCTS', ids })),
      category.map((one): BulkScope => ({ of: 'CATEGORY', id: one })),
    );
    const rule = fc.record({ productIds: fc.uniqueArray(id), categoryIds: fc.uniqueArray(category) });
    fc.assert(
      fc.property(rule, scope, (before, wanted) => {
        const asked = { scope: wanted, dishes: DISHES, isOn: true };
        const after = bulkHours({ ...asked, fields: before });
        const under = dishesUnder(after, DISHES);
        const meant = DISHES.filter((one) =>
          wanted.of === 'PRODUCTS'
            ? wanted.ids.includes(one.id)
            : wanted.of === 'MENU' || one.categoryId === wanted.id,
        ).map((one) => one.id);
        expect(under).toEqual(new Set([...dishesUnder(before, DISHES), ...meant]));
        expect(changedHours(after, bulkHours({ ...asked, fields: after }))).toEqual([]);
      }),
    );
  });
});
