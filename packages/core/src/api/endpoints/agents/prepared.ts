import * as v from 'valibot';

import { Id, Instant, listOf, MoneyAmount, orNull } from '../../../kernel/wire.ts';
import { CartItem } from '../../../order/schemas/order-line.schema.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './agents.requests.ts';

/** A basket in a link: its content, and the server's signature over it. */
export const PreparedLink = v.pipe(v.string(), v.maxLength(6000), v.regex(/^[\w-]+\.[0-9a-f]{32}$/));

/** A basket that an agent has prepared for a person (C7). */
export const PreparedBasket = v.object({
  serviceType: v.picklist(['DELIVERY', 'PICK_UP']),
  branchId: orNull(Id),
  promoCode: orNull(v.string()),
  cartItems: listOf(CartItem),
  /** The total that the agent was quoted; a delivery may be missing in it. */
  totalPrice: MoneyAmount,
  expiresAt: Instant,
});
export type PreparedBasket = v.InferOutput<typeof PreparedBasket>;

/** What a link opens. One that is altered, expired or of another brand is `notFound`. */
export const readPrepared = endpoint(
  {
    method: 'GET',
    path: '/agents/v1/prepared',
    auth: 'none',
    answer: PreparedBasket,
  },
  accepts<typeof requests.readPrepared>(),
);
