import * as v from 'valibot';

import { LocalizedText } from '../../kernel/localized-text.ts';
import { Id, listOf, MoneyAmount, orNull } from '../../kernel/wire.ts';
import { OrderEdit } from '../../order/edit/order-edit.schema.ts';
import { OrderHistoryEvent } from '../../order/schemas/order-history-event.schema.ts';
import { CartItem } from '../../order/schemas/order-line.schema.ts';
import { Day, TimeOfDay } from '../../order/schemas/order-content.schema.ts';
import { Order } from '../../order/schemas/order.schema.ts';
import { ExplanationLine, Quote } from '../../order/schemas/quote.schema.ts';
import { accepts, endpoint } from '../endpoint.ts';
import { ACTIVE_ORDERS_PATH } from '../path-spellings.ts';
import type * as requests from './requests/orders.requests.ts';

/** An order with everything that happened to it, oldest first (ST-12). */
export const OrderDetails = v.object({
  ...Order.entries,
  history: listOf(OrderHistoryEvent),
  /** How its total came about (C1); empty for an order of before. */
  explanation: listOf(ExplanationLine),
  /** An edit that waits for the guest's consent. */
  edit: orNull(OrderEdit),
  /** The code that its guest reads to the courier at the door (BO-403); for the guest alone. */
  handoverCode: orNull(v.string()),
  /** The guest's private picture of what the courier has left at the door (BO-404). */
  doorPicture: orNull(Id),
});
export type OrderDetails = v.InferOutput<typeof OrderDetails>;

/** API-26. `page` is zero-based; fewer than `size` rows are the last page. */
export const listOrders = endpoint(
  {
    method: 'GET',
    path: '/orders/v1/orders/user/{id}',
    auth: 'customer',
    answer: v.array(Order),
  },
  accepts<typeof requests.listOrders>(),
);

/** API-27. */
export const listActiveOrders = endpoint(
  {
    method: 'GET',
    path: ACTIVE_ORDERS_PATH,
    auth: 'customer',
    answer: v.array(Order),
  },
  accepts<typeof requests.listActiveOrders>(),
);

/** API-28. */
export const getOrder = endpoint(
  {
    method: 'GET',
    path: '/orders/v1/orders/{id}',
    auth: 'customer',
    answer: OrderDetails,
  },
  accepts<typeof requests.getOrder>(),
);

/** History as it happens; `Last-Event-ID` is the id of the last event seen (ADR 0002). */
export const orderEvents = endpoint(
  {
    method: 'GET',
    path: '/orders/v1/orders/{id}/events',
    auth: 'customer',
    answer: OrderHistoryEvent,
    answerType: 'events',
  },
  accepts<typeof requests.orderEvents>(),
);

/** API-30: an order for now (ST-05). Needs a token: there is no guest order (D54). */
export const placeOrder = endpoint(
  {
    method: 'POST',
    path: '/orders/v1/orders',
    auth: 'customer',
    answer: OrderDetails,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.placeOrder>(),
);

/** API-31: an order for later (ST-05). */
export const placeOrderAtTime = endpoint(
  {
    method: 'POST',
    path: '/orders/v1/orders/at-time',
    auth: 'customer',
    answer: OrderDetails,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.placeOrderAtTime>(),
);

/** The server's price of a basket; stores nothing. */
export const quoteOrder = endpoint(
  {
    method: 'POST',
    path: '/orders/v1/orders/quote',
    auth: 'optional',
    answer: Quote,
  },
  accepts<typeof requests.quoteOrder>(),
);

/** D19: only in CREATED or AT_TIME. */
export const cancelOrder = endpoint(
  {
    method: 'POST',
    path: '/orders/v1/orders/{id}/cancel',
    auth: 'customer',
    answer: OrderDetails,
  },
  accepts<typeof requests.cancelOrder>(),
);

/** A grade of 1…5 for a finished order; any other is `order.notGradable`. */
export const gradeOrder = endpoint(
  {
    method: 'POST',
    path: '/orders/v1/orders/{id}/grade',
    auth: 'customer',
    answer: OrderDetails,
  },
  accepts<typeof requests.gradeOrder>(),
);

/** Lines for a new basket, without what is no longer sold, and what is not as it was (`RepeatChange`). */
export const RepeatedBasket = v.object({
  cartItems: listOf(CartItem),
  changes: listOf(
    v.object({
      name: LocalizedText,
      before: MoneyAmount,
      after: v.nullable(MoneyAmount),
      without: listOf(LocalizedText),
    }),
  ),
});

export type RepeatedBasket = v.InferOutput<typeof RepeatedBasket>;

/** The lines of an order as a new basket, at the prices of today. */
export const repeatOrder = endpoint(
  {
    method: 'POST',
    path: '/orders/v1/orders/{id}/repeat',
    auth: 'customer',
    answer: RepeatedBasket,
  },
  accepts<typeof requests.repeatOrder>(),
);

/** D83: each role has its allowed moves; an illegal one is `illegal_transition`. */
export const moveOrder = endpoint(
  {
    method: 'POST',
    path: '/orders/v1/orders/{id}/status',
    auth: 'staff',
    answer: OrderDetails,
  },
  accepts<typeof requests.moveOrder>(),
);

/** A slot of a later order, from `time` to `until`. `left`: the places that it has left, 0 for a full one, null without a limit. */
const DaySlot = v.object({ time: TimeOfDay, until: TimeOfDay, left: orNull(v.number()) });

/** Times of one day that a later order may name, and all slots of the day with the full ones. */
export const DayTimes = v.object({ day: Day, times: v.array(TimeOfDay), slots: listOf(DaySlot) });
export type DayTimes = v.InferOutput<typeof DayTimes>;

/** D84. */
export const listSlots = endpoint(
  {
    method: 'GET',
    path: '/orders/v1/slots',
    auth: 'none',
    answer: v.array(DayTimes),
  },
  accepts<typeof requests.listSlots>(),
);
