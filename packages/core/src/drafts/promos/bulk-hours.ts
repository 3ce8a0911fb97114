import type { BulkScope } from '../bulk-change.ts';
import { isSameValue } from '../field-rule.ts';
import type { RecordFields } from '../record-fields.ts';

/** Dishes or categories of one rule of the menu by time. */
export const MOST_TIMED_IDS = 500;

const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const joined = (before: readonly string[], ids: readonly string[], isOn: boolean): string[] =>
  isOn ? [...new Set([...before, ...ids])] : before.filter((id) => !ids.includes(id));

/** Dishes with their categories, as the draft of the menu has them. */
export type TimedDish = { id: string; categoryId: string };

type Named = { productIds: string[]; categoryIds: string[] };

/** What a scope names: a whole category and the whole menu by their categories, others dish by dish. */
export function namedBy(scope: BulkScope, dishes: readonly TimedDish[]): Named {
  if (scope.of === 'PRODUCTS') return { productIds: scope.ids, categoryIds: [] };
  const all = scope.of === 'MENU' ? dishes.map(({ categoryId }) => categoryId) : [scope.id];
  return { productIds: [], categoryIds: [...new Set(all)] };
}

type Hours = { fields: RecordFields; scope: BulkScope; dishes: readonly TimedDish[]; isOn: boolean };

/**
 * The dishes and categories of a rule by time once a scope is put under it, or taken out of it (BO-433). A category that is put under
 * it replaces its single dishes; one that is taken out takes them along. A dish whose category is under the rule stays there.
 */
export function bulkHours({ fields, scope, dishes, isOn }: Hours): Named {
  const named = namedBy(scope, dishes);
  const inside = dishes.filter(({ categoryId }) => named.categoryIds.includes(categoryId));
  const categoryIds = joined(idsOf(fields['categoryIds']), named.categoryIds, isOn);
  const covered = new Set(dishes.filter((one) => categoryIds.includes(one.categoryId)).map(({ id }) => id));
  const kept = joined(
    idsOf(fields['productIds']),
    inside.map(({ id }) => id),
    false,
  );
  const productIds = joined(
    kept,
    named.productIds.filter((id) => !isOn || !covered.has(id)),
    isOn,
  );
  return { productIds, categoryIds };
}

/** The dishes that are under a rule by time. */
export function dishesUnder(fields: RecordFields, dishes: readonly TimedDish[]): Set<string> {
  const [products, categories] = [idsOf(fields['productIds']), idsOf(fields['categoryIds'])];
  return new Set(
    dishes
      .filter(({ id, categoryId }) => products.includes(id) || categories.includes(categoryId))
      .map(({ id }) => id),
  );
}

/** The fields of a rule that these dishes and categories change. */
export const changedHours = (fields: RecordFields, after: Named): (keyof Named)[] =>
  (['productIds', 'categoryIds'] as const).filter((field) => !isSameValue(fields[field] ?? [], after[field]));
