import * as v from 'valibot';

import { Id } from '../kernel/wire.ts';
import { type Cart, type CartEntry, EMPTY_CART, MOST_COUNTS, MOST_LINES } from './cart.ts';
import { lineKey, tidyModifiers } from './line-key.ts';

const Natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_COUNTS));

const StoredEntry = v.object({
  productId: Id,
  modifiers: v.pipe(v.array(v.object({ id: Id, count: Count })), v.maxLength(100)),
  count: Count,
  version: Natural,
  position: Natural,
});

const StoredCart = v.object({ epoch: Natural, entries: v.record(v.string(), v.unknown()) });

function goodEntries(entries: Record<string, unknown>): [string, CartEntry][] {
  return Object.values(entries).flatMap((stored): [string, CartEntry][] => {
    const parsed = v.safeParse(StoredEntry, stored);
    if (!parsed.success) return [];
    const entry = { ...parsed.output, modifiers: tidyModifiers(parsed.output.modifiers) };
    return [[lineKey(entry), entry]];
  });
}

/** A basket from stored data: broken lines are left out; anything else gives an empty basket. */
export function parseCart(json: unknown): Cart {
  const parsed = v.safeParse(StoredCart, json);
  if (!parsed.success) return EMPTY_CART;
  const { epoch, entries } = parsed.output;
  const good = goodEntries(entries);
  const removed = good.filter(([, { count }]) => count === 0).slice(-MOST_LINES);
  const there = good.filter(([, { count }]) => count > 0).slice(0, MOST_LINES);
  return { epoch, entries: Object.fromEntries([...removed, ...there]) };
}
