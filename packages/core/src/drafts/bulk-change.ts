import * as v from 'valibot';

import { Id } from '../kernel/wire.ts';
import { percentOf, roundHalfUp } from '../kernel/money.ts';
import type { FieldRef } from './edited-field.ts';
import { soldAt, withSale } from './dish/branch-rules.ts';
import type { FieldChange } from './field-changes.ts';
import { type FieldValue, HIGHEST_PRICE, isSameValue, Price } from './field-rule.ts';
import type { RecordFields } from './record-fields.ts';

/** Steps in soʻm that a changed price is rounded to. */
export const PRICE_STEPS = [1, 100, 500, 1_000] as const;

const Step = v.picklist(PRICE_STEPS);
/** Percent of a bulk change: −100 is for free; above 1,000 is a typing error. At most two decimals. */
const Percent = v.pipe(
  v.number(),
  v.minValue(-100),
  v.maxValue(1_000),
  v.check((percent) => Number(percent.toFixed(2)) === percent),
);
const Sum = v.pipe(v.number(), v.safeInteger(), v.minValue(-HIGHEST_PRICE), v.maxValue(HIGHEST_PRICE));

/** A label of a dish, as its form takes it. */
const Label = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
const BranchIds = v.pipe(v.array(Id), v.minLength(1), v.maxLength(1_000));

/**
 * One change of many products: of their prices, by a percentage or a sum in soʻm or to one price, of their sale, or of the branches that sell them:
 * the branch `to` sells what `from` sells. CATEGORY moves them to another category; LABEL, BRANCHES and DELIVERY put a label,
 * branches or delivery on them, or take it off.
 */
export const BulkChange = v.variant('kind', [
  v.strictObject({ kind: v.literal('PERCENT'), percent: Percent, step: Step }),
  v.strictObject({ kind: v.literal('SUM'), sum: Sum, step: Step }),
  v.strictObject({ kind: v.literal('PRICE'), price: v.pipe(Price, v.minValue(1)) }),
  v.strictObject({ kind: v.literal('SALE'), active: v.boolean() }),
  v.pipe(
    v.strictObject({ kind: v.literal('BRANCH'), from: Id, to: Id }),
    v.check(({ from, to }) => from !== to),
  ),
  v.strictObject({ kind: v.literal('CATEGORY'), to: Id }),
  v.strictObject({ kind: v.literal('LABEL'), label: Label, isOn: v.boolean() }),
  v.strictObject({ kind: v.literal('BRANCHES'), ids: BranchIds, isOn: v.boolean() }),
  v.strictObject({ kind: v.literal('DELIVERY'), isOn: v.boolean() }),
]);
export type BulkChange = v.InferOutput<typeof BulkChange>;

/** Products that a call can name; a longer list is a category or the whole menu. */
export const MOST_BULK_IDS = 1_000;

/** Which products a bulk change is of. */
export const BulkScope = v.variant('of', [
  v.strictObject({ of: v.literal('MENU') }),
  v.strictObject({ of: v.literal('CATEGORY'), id: Id }),
  v.strictObject({
    of: v.literal('PRODUCTS'),
    ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(MOST_BULK_IDS)),
  }),
]);
export type BulkScope = v.InferOutput<typeof BulkScope>;

/** A product with the values of the draft, and the branches that its category gives it. */
type BulkProduct = { id: string; fields: RecordFields; inherited?: readonly string[] };

const toStep = (price: number, step: number) => roundHalfUp(price / step) * step;

/**
 * A price after the change, a multiple of the step, halves upwards. It does not fall below zero, and a price above zero does not
 * become free by rounding alone.
 */
function changedPrice(price: number, change: Extract<BulkChange, { step: number }>): number {
  const exact = change.kind === 'PERCENT' ? price + percentOf(price, change.percent) : price + change.sum;
  const rounded = Math.min(Math.max(toStep(exact, change.step), 0), HIGHEST_PRICE);
  return rounded === 0 && exact > 0 ? change.step : rounded;
}

/** What a product states of branches once those of `ids` sell it, or do not. */
function soldOrNot({ fields, inherited = [] }: BulkProduct, ids: readonly string[], isSold: boolean) {
  return ids.reduce<RecordFields>(
    (own, branch) => ({ ...own, ...withSale(own, { branch, isSold, inherited }) }),
    fields,
  );
}

/** A list with these members once each, or without them; the order of the others stays. */
function listWith(before: FieldValue, members: readonly string[], isOn: boolean): FieldValue {
  const own = Array.isArray(before) ? before : [];
  if (!isOn) return own.filter((one) => typeof one !== 'string' || !members.includes(one));
  return [...own, ...members.filter((one) => !own.includes(one))];
}

function repriced(before: FieldValue, change: Extract<BulkChange, { step: number }>): FieldValue {
  return typeof before === 'number' && before > 0 ? changedPrice(before, change) : before;
}

type Action<Change> = (product: BulkProduct, change: Change) => RecordFields;
type Of<Kind> = Extract<BulkChange, { kind: Kind }>;

const price: Action<Extract<BulkChange, { step: number }>> = ({ fields }, change) => ({
  costPrice: repriced(fields['costPrice'] ?? null, change),
});

/** The fields of a product after each bulk change. */
const ACTIONS: { [Kind in BulkChange['kind']]: Action<Of<Kind>> } = {
  PERCENT: price,
  SUM: price,
  PRICE: (_, change) => ({ costPrice: change.price }),
  SALE: (_, { active }) => ({ active }),
  BRANCH: (product, { from, to }) =>
    soldOrNot(product, [to], soldAt(product.fields, product.inherited ?? []).includes(from)),
  CATEGORY: (_, { to }) => ({ categoryId: to }),
  LABEL: ({ fields }, { label, isOn }) => ({ labels: listWith(fields['labels'] ?? null, [label], isOn) }),
  BRANCHES: (product, { ids, isOn }) => soldOrNot(product, ids, isOn),
  DELIVERY: (_, { isOn }) => ({ deliveryEnabled: isOn }),
};

/** Blanks of fields that a product may lack. */
const LISTS: readonly string[] = ['branches', 'branchesOff', 'labels'];

/** What a bulk change changes; products that stay as they are, and those without a price, are left out. */
export function bulkChanges(products: readonly BulkProduct[], change: BulkChange): FieldChange[] {
  // The action of a kind takes a change of that kind.
  const action = ACTIONS[change.kind] as Action<BulkChange>;
  return products.flatMap((product) =>
    Object.entries(action(product, change)).flatMap(([field, after]) => {
      const ref: FieldRef = { entity: 'product', id: product.id, field };
      const before = product.fields[field] ?? (LISTS.includes(field) ? [] : null);
      return isSameValue(before, after) ? [] : [{ ...ref, before, after }];
    }),
  );
}

/** A change of a price by more percent is a likely slip. */
export const UNUSUAL_PERCENT = 30;

/** By how much a change moves a price, in percent; null for a change of no price. A price that begins has none. */
export const percentChange = ({ before, after }: Pick<FieldChange, 'before' | 'after'>): number | null =>
  typeof before === 'number' && typeof after === 'number' && before > 0
    ? ((after - before) / before) * 100
    : null;

/** The smallest and the largest change of a price in percent, and how many are unusually large; null without a price. */
export function bulkSpread(
  changes: readonly FieldChange[],
): { lowest: number; highest: number; unusual: number } | null {
  const percents = changes.flatMap((change) => percentChange(change) ?? []);
  if (percents.length === 0) return null;
  return {
    lowest: percents.reduce((one, other) => Math.min(one, other)),
    highest: percents.reduce((one, other) => Math.max(one, other)),
    unusual: percents.filter((percent) => Math.abs(percent) > UNUSUAL_PERCENT).length,
  };
}
