import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { plov, shown } from '../testing/cart-builders.ts';
import { cartLines, MOST_COUNTS, MOST_LINES } from './cart.ts';
import { mergeCarts } from './merge-carts.ts';
import { parseCart } from './parse-cart.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };

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
    ['a count given as text', { count: '1' }],
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
