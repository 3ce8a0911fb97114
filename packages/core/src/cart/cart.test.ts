import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  addLine,
  type Cart,
  cartLines,
  clearCart,
  EMPTY_CART,
  MOST_COUNTS,
  MOST_LINES,
  removeLine,
  setLineCount,
  undoRemove,
} from './cart.ts';
import { lineKey } from './line-key.ts';
import { mergeCarts } from './merge-carts.ts';
import { parseCart } from './parse-cart.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };

const plov = { productId: 'plov', modifiers: [], count: 1 };
const somsa = { productId: 'somsa', modifiers: [{ id: 'sauce', count: 1 }], count: 2 };

const shown = (cart: Cart) =>
  cartLines(cart).map(({ productId, modifiers, count }) => ({ productId, modifiers, count }));
const cartOf = (...lines: (typeof plov)[]) => lines.reduce(addLine, EMPTY_CART);

describe('the key of a line', () => {
  test.each([
    ['no choices', { productId: 'plov', modifiers: [] }, 'plov|'],
    [
      'choices in any order',
      {
        productId: 'plov',
        modifiers: [
          { id: 'b', count: 1 },
          { id: 'a', count: 2 },
        ],
      },
      'plov|a:2,b:1',
    ],
    [
      'a choice named twice',
      {
        productId: 'plov',
        modifiers: [
          { id: 'a', count: 1 },
          { id: 'a', count: 1 },
        ],
      },
      'plov|a:2',
    ],
    ['a choice of no count', { productId: 'plov', modifiers: [{ id: 'a', count: 0 }] }, 'plov|'],
    ['never a name that every object has', { productId: '__proto__', modifiers: [] }, '__proto__|'],
  ])('D39 %s', (_, line, key) => {
    expect(lineKey(line)).toBe(key);
  });
});

describe('the basket', () => {
  test('TEN-05 lines stand in the order in which they came', () => {
    expect(shown(cartOf(somsa as never, plov))).toEqual([somsa, plov]);
  });

  test('D39 ERR-24 an equal line grows, another is added', () => {
    const cart = [plov, somsa, { ...plov, count: 3 }].reduce(addLine, EMPTY_CART);
    expect(shown(cart)).toEqual([{ ...plov, count: 4 }, somsa]);
  });

  test.each([
    ['ERR-25 sets it', 5, [5]],
    ['removes it at nothing', 0, []],
    ['removes it below nothing', -3, []],
    ['never half a piece', 2.9, [2]],
    ['never beyond the most', 1e9, [MOST_COUNTS]],
  ])('setting a count: %s', (_, count, counts) => {
    expect(shown(setLineCount(cartOf(plov), 'plov|', count)).map((line) => line.count)).toEqual(counts);
  });

  test('setting what is not there, was removed, or is so already changes nothing', () => {
    const cart = cartOf(plov);
    const removed = removeLine(cart, 'plov|').cart;
    expect(setLineCount(cart, 'gone|', 3)).toBe(cart);
    expect(setLineCount(cart, 'plov|', 1)).toBe(cart);
    expect(setLineCount(removed, 'plov|', 3)).toBe(removed);
  });

  test('removing what is not there changes nothing and leaves nothing to undo', () => {
    const cart = removeLine(cartOf(plov), 'plov|').cart;
    expect(removeLine(cart, 'plov|')).toEqual({ cart, undo: null });
    expect(removeLine(EMPTY_CART, 'plov|')).toEqual({ cart: EMPTY_CART, undo: null });
  });

  test('I33 a line counts its changes from the first', () => {
    const cart = setLineCount(cartOf(plov), 'plov|', 2);
    expect(cartOf(plov, somsa as never).entries).toMatchObject({
      'plov|': { version: 1, position: 0 },
      'somsa|sauce:1': { version: 1, position: 1 },
    });
    expect(cart.entries['plov|']).toMatchObject({ version: 2, position: 0 });
  });

  test('lines of one place stand in the order of their keys', () => {
    const entry = { modifiers: [], count: 1, version: 1, position: 0 };
    const entries = { 'b|': { ...entry, productId: 'b' }, 'a|': { ...entry, productId: 'a' } };
    expect(cartLines({ epoch: 0, entries }).map(({ key }) => key)).toEqual(['a|', 'b|']);
  });

  test('I33 undo adds to what was put in since, in the old place', () => {
    const { cart, undo } = removeLine(cartOf(plov, somsa as never), 'plov|');
    expect(shown(undoRemove(addLine(cart, { ...plov, count: 2 }), undo!))).toEqual([
      { ...plov, count: 3 },
      somsa,
    ]);
  });

  test('I33 an emptied basket cannot be undone into', () => {
    const { cart, undo } = removeLine(cartOf(plov), 'plov|');
    expect(undoRemove(clearCart(cart), undo!)).toEqual(clearCart(cart));
    expect(undoRemove(EMPTY_CART, undo!)).toBe(EMPTY_CART);
  });

  test('ST-07 emptying wins over a tab that still holds the old basket', () => {
    const before = cartOf(plov, somsa as never);
    const cleared = clearCart(before);
    expect(cartLines(cleared)).toEqual([]);
    expect(mergeCarts(addLine(before, plov), cleared)).toEqual(cleared);
    expect(mergeCarts(cleared, addLine(before, plov))).toEqual(cleared);
    expect(shown(addLine(cleared, plov))).toEqual([plov]);
  });

  test('a full basket takes no new line and lets the old ones grow', () => {
    const lines = Array.from({ length: MOST_LINES }, (_, i) => ({ ...plov, productId: `p${i}` }));
    const full = lines.reduce(addLine, EMPTY_CART);
    expect(addLine(full, plov)).toBe(full);
    expect(cartLines(addLine(full, { ...plov, productId: 'p0' }))[0]).toMatchObject({ count: 2 });
  });

  test('a basket holds a hundred lines, and of one line as much as 99 kilograms in grams', () => {
    expect([MOST_LINES, MOST_COUNTS]).toEqual([100, 99_000]);
    expect(EMPTY_CART).toEqual({ epoch: 0, entries: {} });
    expect(clearCart(clearCart(EMPTY_CART)).epoch).toBe(2);
  });

  test('TEN-05 what was removed and put in again stands last, and counts on', () => {
    const removed = removeLine(cartOf(plov, somsa as never), 'plov|').cart;
    const again = addLine(removed, plov);
    expect(shown(again)).toEqual([somsa, plov]);
    expect(again.entries['plov|']?.version).toBe((removed.entries['plov|']?.version ?? 0) + 1);
  });

  test.each([['__proto__'], ['constructor'], ['toString'], ['hasOwnProperty']])(
    'a product whose id is %s is a product like others',
    (productId) => {
      const cart = addLine(addLine(EMPTY_CART, { ...plov, productId }), { ...plov, productId });
      expect(shown(mergeCarts(cart, parseCart(JSON.parse(JSON.stringify(cart)))))).toEqual([
        { productId, modifiers: [], count: 2 },
      ]);
    },
  );
});

describe('two tabs', () => {
  test('I33 a line added in one and another removed in the other', () => {
    const both = cartOf(plov, somsa as never);
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

  test('I33 of two words at once the larger count wins, and nobody loses food', () => {
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

describe('a stored basket', () => {
  const entry = { productId: 'plov', modifiers: [], count: 1, version: 1, position: 0 };

  test.each([
    [null],
    [undefined],
    ['{}'],
    [7],
    [[]],
    [{}],
    [{ epoch: -1, entries: {} }],
    [{ epoch: 0, entries: [] }],
  ])('TEN-05 %j is an empty one', (json) => {
    expect(cartLines(parseCart(json))).toEqual([]);
  });

  test.each([
    ['an id that is markup', { productId: '<b>' }],
    ['half a piece', { count: 0.5 }],
    ['a count below nothing', { count: -1 }],
    ['a count beyond any basket', { count: MOST_COUNTS + 1 }],
    ['a count that is words', { count: '1' }],
    ['a broken choice', { modifiers: [{ id: 'a' }] }],
    ['no version', { version: null }],
    ['a version below nothing', { version: -1 }],
  ])('TEN-05 a line with %s is left out, the rest stays', (_, broken) => {
    const cart = parseCart({
      epoch: 0,
      entries: { x: { ...entry, productId: 'tea', ...broken }, 'plov|': entry },
    });
    expect(shown(cart)).toEqual([plov]);
  });

  test('TEN-05 a line with a hundred choices is read, with more it is left out', () => {
    const choices = (length: number) => Array.from({ length }, (_, i) => ({ id: `m${i}`, count: 1 }));
    const stored = (length: number) => ({
      epoch: 0,
      entries: { x: { ...entry, modifiers: choices(length) } },
    });
    expect(cartLines(parseCart(stored(100)))).toHaveLength(1);
    expect(cartLines(parseCart(stored(101)))).toHaveLength(0);
  });

  test('TEN-05 I33 a removed line is kept as removed, so that another tab does not bring it back', () => {
    const removed = { ...entry, count: 0, version: 2 };
    const cart = parseCart({ epoch: 0, entries: { 'plov|': removed } });
    expect(cart.entries['plov|']).toEqual(removed);
    expect(cartLines(mergeCarts(cart, parseCart({ epoch: 0, entries: { 'plov|': entry } })))).toEqual([]);
    const many = Array.from({ length: 150 }, (_, i) => ({ ...removed, productId: `p${i}` }));
    const both = parseCart({
      epoch: 0,
      entries: Object.fromEntries([...many, entry].map((one, i) => [i, one])),
    });
    expect([Object.keys(both.entries).length, cartLines(both).length]).toEqual([MOST_LINES + 1, 1]);
  });

  test('TEN-05 it holds no more lines than a basket, and is keyed anew', () => {
    const entries = Object.fromEntries(
      Array.from({ length: 300 }, (_, i) => [i, { ...entry, productId: `p${i}`, position: i }]),
    );
    const cart = parseCart({ epoch: 3, entries });
    expect(cartLines(cart)).toHaveLength(MOST_LINES);
    expect(Object.keys(cart.entries)[0]).toBe('p0|');
  });

  test('TEN-05 any JSON is a basket', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        const cart = parseCart({ epoch: 1, entries: { a: json, b: entry } });
        expect(shown(cart)).toContainEqual(plov);
        expect(parseCart(json).epoch).toBeGreaterThanOrEqual(0);
      }),
      runs,
    );
  });
});
