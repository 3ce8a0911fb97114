import * as v from 'valibot';

import { Instant } from '../kernel/wire.ts';

/** The most later orders that a branch may allow per slot for one evening. */
export const MOST_PER_SLOT = 200;

/** How many later orders a branch takes per slot, in slots before `until`; 0 takes none. */
export const CapacityTonight = v.object({
  orders: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MOST_PER_SLOT)),
  until: Instant,
});
export type CapacityTonight = v.InferOutput<typeof CapacityTonight>;

/** How many places a slot has left; null: any number. */
export const placesLeft = (capacity: number | null, used: number): number | null =>
  capacity === null ? null : Math.max(0, capacity - used);

/** So few places are worth a word to the guest. */
const FEW_PLACES = 3;

/** What is shown beside the time of a slot: that it is full, how few places are left, or nothing (B6). */
export function slotNote(left: number | null): { kind: 'full' } | { kind: 'few'; left: number } | null {
  if (left === null || left > FEW_PLACES) return null;
  return left === 0 ? { kind: 'full' } : { kind: 'few', left };
}

/**
 * How many later orders a branch takes in the slot at a moment (BO-153): tonight's number, else its usual one. Null: any
 * number.
 */
export const slotCapacityAt = (
  { slotCapacity, tonight }: { slotCapacity: number | null; tonight: CapacityTonight | null },
  at: Date,
): number | null =>
  tonight !== null && at.getTime() < Date.parse(tonight.until) ? tonight.orders : slotCapacity;
