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

/**
 * How many later orders a branch takes in the slot at a moment (BO-153): tonight's number, else its usual one. Null: any
 * number.
 */
export const slotCapacityAt = (
  { slotCapacity, tonight }: { slotCapacity: number | null; tonight: CapacityTonight | null },
  at: Date,
): number | null =>
  tonight !== null && at.getTime() < Date.parse(tonight.until) ? tonight.orders : slotCapacity;
