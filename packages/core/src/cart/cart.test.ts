import { describe, expect, test } from 'vitest';

import { plov, somsa, shown, cartOf } from '../testing/cart-builders.ts';
import {
  addLine,
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
    expect(shown(cartOf(somsa, plov))).toEqual([somsa, plov]);
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
    expect(cartOf(plov, somsa).entries).toMatchObject({
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
    const { cart, undo } = removeLine(cartOf(plov, somsa), 'plov|');
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
    const before = cartOf(plov, somsa);
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

  test('TEN-05 a line removed and added again comes last with a new id', () => {
    const removed = removeLine(cartOf(plov, somsa), 'plov|').cart;
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
