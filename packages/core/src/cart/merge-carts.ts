import type { Cart, CartEntry } from './cart.ts';

function laterOf(one: CartEntry, other: CartEntry): CartEntry {
  const order = one.version - other.version || one.count - other.count || one.position - other.position;
  return order >= 0 ? one : other;
}

/**
 * One basket of two tabs': the later word on each line, the emptied basket over one from before it was emptied.
 * Commutative, associative and idempotent, so tabs may merge in any order and as often as they like (I33).
 */
export function mergeCarts(one: Cart, other: Cart): Cart {
  if (one.epoch !== other.epoch) return one.epoch > other.epoch ? one : other;
  const entries: Record<string, CartEntry> = { ...one.entries };
  for (const [key, entry] of Object.entries(other.entries)) {
    const before = entries[key];
    entries[key] = before ? laterOf(before, entry) : entry;
  }
  return { epoch: one.epoch, entries };
}
