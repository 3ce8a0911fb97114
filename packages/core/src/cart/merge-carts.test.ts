import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { plov, somsa, shown, cartOf } from '../testing/cart-builders.ts';
import {
  addLine,
  type Cart,
  cartLines,
  clearCart,
  EMPTY_CART,
  removeLine,
  setLineCount,
  undoRemove,
} from './cart.ts';
import { lineKey } from './line-key.ts';
import { mergeCarts } from './merge-carts.ts';
import { parseCart } from './parse-cart.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };

describe('two tabs', () => {
  test('I33 a line added in one and another removed in the other', () => {
    const both = cartOf(plov, somsa);
    const one = addLine(both, { productId: 'tea', modifiers: [], count: 1 });
    const other = removeLine(both, 'plov|').cart;
    expect(shown(mergeCarts(one, other)).map((line) => line.productId)).toEqual(['somsa', 'tea']);
  });

  test('I33 the later word on a line wins', () => {
    const both = cartOf(plov);
    const other = setLineCount(setLineCount(both, 'plov|', 9), 'plov|', 2);
    const one = setLineCount(both, 'plov|', 7);
    expect(shown(mergeCarts(one, other))).toEqual([{ ...plov, count: 2 }]);
    expect(shown(mergeCarts(other, one))).toEqual([{ ...plov, count: 2 }]);
  });

  test('I33 of two concurrent counts the larger wins, and no dish is lost', () => {
    const both = cartOf(plov);
    const [two, seven] = [setLineCount(both, 'plov|', 2), setLineCount(both, 'plov|', 7)];
    expect(shown(mergeCarts(two, seven))).toEqual([{ ...plov, count: 7 }]);
    expect(shown(mergeCarts(seven, two))).toEqual([{ ...plov, count: 7 }]);
    const removed = removeLine(both, 'plov|').cart;
    expect(shown(mergeCarts(removed, two))).toEqual([{ ...plov, count: 2 }]);
  });
});

const line = fc.record({
  productId: fc.constantFrom('p1', 'p2', 'p3'),
  modifiers: fc.uniqueArray(
    fc.record({ id: fc.constantFrom('a', 'b'), count: fc.integer({ min: 1, max: 2 }) }),
    {
      selector: ({ id }) => id,
    },
  ),
  count: fc.integer({ min: 1, max: 9 }),
});

const step = fc.oneof(
  line.map((added) => (cart: Cart) => addLine(cart, added)),
  fc.tuple(line, fc.integer({ min: -1, max: 9 })).map(
    ([named, count]) =>
      (cart: Cart) =>
        setLineCount(cart, lineKey(named), count),
  ),
  line.map((named) => (cart: Cart) => removeLine(cart, lineKey(named)).cart),
  fc.constant(clearCart),
);

const steps = fc.array(step, { maxLength: 12 });

const after = (cart: Cart, done: readonly ((cart: Cart) => Cart)[]) =>
  done.reduce((so, act) => act(so), cart);

const carts = steps.map((done) => after(EMPTY_CART, done));

/** Three tabs that had one basket and went on without each other. */
const tabs = fc
  .tuple(carts, steps, steps, steps)
  .map(([before, ...ways]) => ways.map((done) => after(before, done)) as [Cart, Cart, Cart]);

describe('I33', () => {
  test('I33 undo is the inverse of remove, for every line of any basket', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        for (const { key } of cartLines(cart)) {
          const removed = removeLine(cart, key);
          expect(cartLines(removed.cart).some((entry) => entry.key === key)).toBe(false);
          expect(shown(undoRemove(removed.cart, removed.undo!))).toEqual(shown(cart));
        }
      }),
      runs,
    );
  });

  test('I33 taking back what was added is the inverse of adding', () => {
    fc.assert(
      fc.property(carts, line, (cart, added) => {
        const key = lineKey(added);
        const before = cartLines(cart).find((entry) => entry.key === key)?.count ?? 0;
        expect(shown(setLineCount(addLine(cart, added), key, before))).toEqual(shown(cart));
      }),
      runs,
    );
  });

  test('I33 merging tabs is commutative, associative and idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(tabs, fc.tuple(carts, carts, carts)), ([a, b, c]) => {
        expect(mergeCarts(a, b)).toEqual(mergeCarts(b, a));
        expect(mergeCarts(mergeCarts(a, b), c)).toEqual(mergeCarts(a, mergeCarts(b, c)));
        expect(mergeCarts(a, a)).toEqual(a);
        expect(mergeCarts(mergeCarts(a, b), b)).toEqual(mergeCarts(a, b));
      }),
      runs,
    );
  });

  test('I33 a merged line is one of the two, and the one that was changed more often', () => {
    fc.assert(
      fc.property(tabs, ([a, b]) => {
        fc.pre(a.epoch === b.epoch);
        for (const [key, entry] of Object.entries(mergeCarts(a, b).entries)) {
          const [one, other] = [a.entries[key], b.entries[key]];
          expect([one, other]).toContainEqual(entry);
          expect(entry.version).toBe(Math.max(one?.version ?? 0, other?.version ?? 0));
        }
      }),
      runs,
    );
  });

  test('I33 TEN-05 a basket survives its storage', () => {
    fc.assert(
      fc.property(carts, (cart) => {
        expect(parseCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
      }),
      runs,
    );
  });
});
