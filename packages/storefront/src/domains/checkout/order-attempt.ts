import type { PlaceOrder } from '@dasturxon/core/order';
import * as v from 'valibot';

import { savedAtom } from '../../store/saved-atom.ts';

const OrderAttempt = v.object({
  /** The `Idempotency-Key` of this attempt. */
  key: v.pipe(v.string(), v.minLength(1)),
  /** The order’s choices as JSON: a change starts a new attempt. Stored in browsers under its first name. */
  wishes: v.string(),
  /** The exact body sent under the key: the server refuses a key with another body. */
  body: v.custom<PlaceOrder>((body) => typeof body === 'object' && body !== null),
  /** When it was first sent, ms since 1970. */
  at: v.number(),
});
export type OrderAttempt = v.InferOutput<typeof OrderAttempt>;

const Stored = v.fallback(v.nullable(OrderAttempt), null);

/** An order that was sent and has no final answer yet; it survives a reload, so that one tap makes one order. */
export const orderAttemptAtom = savedAtom<OrderAttempt | null>({
  name: 'order-attempt',
  initial: null,
  parse: (json) => v.parse(Stored, json),
});
