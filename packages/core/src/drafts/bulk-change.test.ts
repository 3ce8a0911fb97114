import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { BulkChange, bulkChanges, bulkSpread, PRICE_STEPS } from './bulk-change.ts';
import { soldAt } from './dish/branch-rules.ts';
import { fieldProblem } from './edited-field.ts';
import { type FieldChange, inverseOf } from './field-changes.ts';
import { HIGHEST_PRICE } from './field-rule.ts';
import type { RecordFields } from './record-fields.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };
const priced = (...prices: number[]) =>
  prices.map((costPrice, index) => ({ id: String(index), fields: { costPrice, active: true } }));
const pricesAfter = (prices: number[], change: BulkChange) =>
  bulkChanges(priced(...prices), change).map(({ after }) => after);

describe('BO-206 a bulk change', () => {
  test.each<[string, number[], BulkChange, number[]]>([
    ['+7 % to 500', [45_000, 12_300], { kind: 'PERCENT', percent: 7, step: 500 }, [48_000, 13_000]],
    ['−10 % to 1,000', [45_000], { kind: 'PERCENT', percent: -10, step: 1_000 }, [41_000]],
    ['halves go up', [1_000], { kind: 'PERCENT', percent: 25, step: 500 }, [1_500]],
    ['+2,000', [45_000], { kind: 'SUM', sum: 2_000, step: 1 }, [47_000]],
    ['never below zero', [1_000], { kind: 'SUM', sum: -5_000, step: 100 }, [0]],
    ['never free by rounding', [1_000], { kind: 'PERCENT', percent: -90, step: 1_000 }, []],
    ['a product without a price stays so', [0], { kind: 'SUM', sum: 5_000, step: 1 }, []],
    [
      'BO-444 one price for all, also without one before',
      [45_000, 0, 20_000],
      { kind: 'PRICE', price: 20_000 },
      [20_000, 20_000],
    ],
    ['equal prices are no change', [45_000], { kind: 'PERCENT', percent: 0, step: 500 }, []],
  ])('%s', (_, prices, change, after) => {
    expect(pricesAfter(prices, change)).toEqual(after);
  });

  test('BO-206 takes products off sale and puts them back; those that are so already stay', () => {
    const products = [
      { id: 'a', fields: { active: true } },
      { id: 'b', fields: { active: false } },
    ];
    expect(bulkChanges(products, { kind: 'SALE', active: false })).toEqual([
      { entity: 'product', id: 'a', field: 'active', before: true, after: false },
    ]);
  });

  test('BO-355 a branch sells what another one sells, the other branches stay', () => {
    const sold = (...branches: (readonly string[])[]) =>
      branches.map((ids, index) => ({ id: String(index), fields: { branches: [...ids] } }));
    const change = { kind: 'BRANCH', from: 'a', to: 'b' } as const;
    const after = bulkChanges(sold(['a'], ['b', 'c'], ['a', 'b'], ['c'], []), change);
    expect(after).toEqual([
      { entity: 'product', id: '0', field: 'branches', before: ['a'], after: ['a', 'b'] },
      { entity: 'product', id: '1', field: 'branches', before: ['b', 'c'], after: ['c'] },
    ]);
    expect(v.is(BulkChange, { kind: 'BRANCH', from: 'a', to: 'a' })).toBe(false);
  });

  test('BO-355 after a copy both branches sell the same, a second one changes nothing, and every list can be saved', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));
    fc.assert(
      fc.property(fc.array(ids, { maxLength: 6 }), (lists) => {
        const products = lists.map((branches, index) => ({ id: String(index), fields: { branches } }));
        const copy = { kind: 'BRANCH', from: 'a', to: 'b' } as const;
        const after = new Map(bulkChanges(products, copy).map((one) => [one.id, one.after as string[]]));
        const copied = products.map(({ id, fields }) => ({
          id,
          fields: { branches: after.get(id) ?? fields.branches },
        }));
        for (const { fields } of copied) {
          expect(fields.branches.includes('b')).toBe(fields.branches.includes('a'));
          expect(fieldProblem('product', 'branches', fields.branches)).toBeNull();
        }
        expect(bulkChanges(copied, copy)).toEqual([]);
      }),
      runs,
    );
  });

  test('BO-471 a bulk change of branches reads what dishes inherit: afterwards each is sold or not as asked, elsewhere as before', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'));
    fc.assert(
      fc.property(ids, ids, ids, fc.boolean(), (branches, branchesOff, inherited, isOn) => {
        const product = { id: '1', fields: { branches, branchesOff }, inherited };
        const change: BulkChange = { kind: 'BRANCHES', ids: ['a', 'b'], isOn };
        const changes = bulkChanges([product], change);
        const fields = {
          ...product.fields,
          ...Object.fromEntries(changes.map((one) => [one.field, one.after])),
        };
        const sold = soldAt(fields, inherited);
        expect(['a', 'b'].map((id) => sold.includes(id))).toEqual([isOn, isOn]);
        expect(sold.includes('c')).toBe(soldAt(product.fields, inherited).includes('c'));
        expect(bulkChanges([{ ...product, fields }], change)).toEqual([]);
      }),
      runs,
    );
  });

  const prices = fc.array(fc.integer({ min: 0, max: HIGHEST_PRICE }), { maxLength: 5 });
  const step = fc.constantFrom(...PRICE_STEPS);
  const change: fc.Arbitrary<BulkChange> = fc.oneof(
    fc.record({
      kind: fc.constant('PERCENT' as const),
      percent: fc.integer({ min: -10_000, max: 100_000 }).map((hundredths) => hundredths / 100),
      step,
    }),
    fc.record({
      kind: fc.constant('SUM' as const),
      sum: fc.integer({ min: -HIGHEST_PRICE, max: HIGHEST_PRICE }),
      step,
    }),
  );

  test('BO-206 every changed price can be saved, is a multiple of the step, and is within a step of the exact one', () => {
    fc.assert(
      fc.property(prices, change, (before, wanted) => {
        fc.pre(wanted.kind === 'PERCENT' || wanted.kind === 'SUM');
        expect(v.is(BulkChange, wanted)).toBe(true);
        for (const { before: was, after } of bulkChanges(priced(...before), wanted)) {
          const [price, next] = [Number(was), Number(after)];
          expect(fieldProblem('product', 'costPrice', after)).toBeNull();
          expect(next % wanted.step).toBe(0);
          const exact = wanted.kind === 'PERCENT' ? price * (1 + wanted.percent / 100) : price + wanted.sum;
          const kept = Math.min(Math.max(exact, 0), HIGHEST_PRICE);
          expect(Math.abs(next - kept)).toBeLessThanOrEqual(wanted.step);
        }
      }),
      runs,
    );
  });

  test('BO-206 of two prices the dearer one stays the dearer one, or they become equal', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        change,
        (one, other, wanted) => {
          const after = new Map(
            bulkChanges(priced(one, other), wanted).map(({ id, after: next }) => [id, next]),
          );
          const [first, second] = [Number(after.get('0') ?? one), Number(after.get('1') ?? other)];
          expect(Math.sign(first - second) * Math.sign(one - other)).toBeGreaterThanOrEqual(0);
        },
      ),
      runs,
    );
  });

  const members = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'));
  const product = fc.record({
    categoryId: fc.constantFrom('hot', 'cold', 'tea'),
    labels: members,
    branches: members,
    active: fc.boolean(),
    deliveryEnabled: fc.boolean(),
    costPrice: fc.integer({ min: 0, max: HIGHEST_PRICE }),
  });
  const isOn = fc.boolean();
  const named = fc.constantFrom('a', 'b');
  const anyChange: fc.Arbitrary<BulkChange> = fc.oneof(
    change,
    fc.record({ kind: fc.constant('PRICE' as const), price: fc.integer({ min: 1, max: HIGHEST_PRICE }) }),
    fc.record({ kind: fc.constant('SALE' as const), active: isOn }),
    fc.constant({ kind: 'BRANCH', from: 'a', to: 'b' } as const),
    fc.record({ kind: fc.constant('CATEGORY' as const), to: fc.constantFrom('hot', 'tea') }),
    fc.record({ kind: fc.constant('LABEL' as const), label: named, isOn }),
    fc.record({ kind: fc.constant('BRANCHES' as const), ids: fc.uniqueArray(named, { minLength: 1 }), isOn }),
    fc.record({ kind: fc.constant('DELIVERY' as const), isOn }),
  );
  type Products = { id: string; fields: RecordFields }[];
  const applied = (products: Products, changes: readonly FieldChange[]): Products =>
    products.map(({ id, fields }) => ({
      id,
      fields: {
        ...fields,
        ...Object.fromEntries(
          changes.filter((one) => one.id === id).map(({ field, after }) => [field, after]),
        ),
      },
    }));

  test('BO-374 the inverse of any bulk change restores the menu byte for byte, and each value can be saved', () => {
    fc.assert(
      fc.property(fc.array(product, { maxLength: 6 }), anyChange, (rows, wanted) => {
        expect(v.is(BulkChange, wanted)).toBe(true);
        const before = rows.map((fields, index): Products[number] => ({ id: String(index), fields }));
        const changes = bulkChanges(before, wanted);
        const after = applied(before, changes);
        expect(changes.filter(({ field, after: value }) => fieldProblem('product', field, value))).toEqual(
          [],
        );
        expect(JSON.stringify(applied(after, inverseOf(changes)))).toBe(JSON.stringify(before));
        if (!('step' in wanted)) expect(bulkChanges(after, wanted)).toEqual([]);
      }),
      runs,
    );
  });

  test('BO-374 dishes move to a category, and get or lose labels and branches; the others stay as they are', () => {
    const products = [
      { id: '0', fields: { categoryId: 'hot', labels: ['hit'], branches: ['a'] } },
      { id: '1', fields: { categoryId: 'tea', labels: ['new', 'hit'], branches: ['b', 'a'] } },
    ];
    const after = (wanted: BulkChange) => bulkChanges(products, wanted).map((one) => [one.id, one.after]);
    expect(after({ kind: 'CATEGORY', to: 'tea' })).toEqual([['0', 'tea']]);
    expect(after({ kind: 'LABEL', label: 'new', isOn: true })).toEqual([['0', ['hit', 'new']]]);
    expect(after({ kind: 'LABEL', label: 'hit', isOn: false })).toEqual([
      ['0', []],
      ['1', ['new']],
    ]);
    expect(after({ kind: 'BRANCHES', ids: ['b'], isOn: true })).toEqual([['0', ['a', 'b']]]);
    expect(after({ kind: 'BRANCHES', ids: ['a', 'b'], isOn: false })).toEqual([
      ['0', []],
      ['1', []],
    ]);
  });

  test('BO-206 the spread names the smallest and largest change and counts those above 30 %', () => {
    const changes = bulkChanges(priced(10_000, 1_000), { kind: 'SUM', sum: 1_000, step: 1 });
    expect(bulkSpread(changes)).toEqual({ lowest: 10, highest: 100, unusual: 1 });
    expect(bulkSpread([])).toBeNull();
  });
});
