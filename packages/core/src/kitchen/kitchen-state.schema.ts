import * as v from 'valibot';

import { Id, Instant, listOf, orElse } from '../kernel/wire.ts';

/** How far the kitchen is with an order. */
export const KitchenState = v.object({
  /** Grows with each change; it does not change the order's version, so cooks never outdate an operator's press. */
  revision: orElse(v.number(), 0),
  /** When each finished line was done, by line id. */
  done: orElse(v.record(Id, Instant), {}),
  /** Lines that were recalled after the order was ready. */
  recalled: listOf(Id),
  /** When each station acknowledged that the order was cancelled, by station id. */
  seenBy: orElse(v.record(Id, Instant), {}),
});
export type KitchenState = v.InferOutput<typeof KitchenState>;

/** An order that the kitchen has not begun. */
export const NOT_BEGUN: KitchenState = { revision: 0, done: {}, recalled: [], seenBy: {} };
