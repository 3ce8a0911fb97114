import * as v from 'valibot';

import { Id, listOf, orNull, Stars } from '../../kernel/wire.ts';
import { OrderHistoryEvent } from '../../order/order-history-event.schema.ts';
import { CartItem } from '../../order/order-line.schema.ts';
import { Day, TimeOfDay } from '../../order/order-request.schema.ts';
import { OrderStatus } from '../../order/order-status.schema.ts';
import { Order } from '../../order/order.schema.ts';
import { PlaceOrder, QuoteOrder } from '../../order/place-order.schema.ts';
import { Quote } from '../../order/quote.schema.ts';
import { ServiceType } from '../../order/service-type.schema.ts';
import { IdParam, typedText } from '../body-fields.ts';
import { endpoint } from '../endpoint.ts';
import { ACTIVE_ORDERS_PATH } from '../path-spellings.ts';
import { QueryFlag, pageEntries } from '../query-fields.ts';

/** An order with everything that happened to it, oldest first (ST-12). */
export const OrderDetails = v.object({ ...Order.entries, history: listOf(OrderHistoryEvent) });
export type OrderDetails = v.InferOutput<typeof OrderDetails>;

/** API-26. `page` is zero-based; fewer than `size` rows are the last page. */
export const listOrders = endpoint({
  method: 'GET',
  path: '/orders/v1/orders/user/{id}',
  auth: 'customer',
  summary: 'Orders of the customer, newest first',
  params: IdParam,
  query: v.object({ ...pageEntries, onlyArchive: QueryFlag }),
  answer: v.array(Order),
});

/** API-27. */
export const listActiveOrders = endpoint({
  method: 'GET',
  path: ACTIVE_ORDERS_PATH,
  auth: 'customer',
  summary: 'Orders of the customer that are not finished',
  params: IdParam,
  answer: v.array(Order),
});

/** API-28. */
export const getOrder = endpoint({
  method: 'GET',
  path: '/orders/v1/orders/{id}',
  auth: 'customer',
  summary: 'One order with its history',
  params: IdParam,
  answer: OrderDetails,
});

/** History as it happens; `Last-Event-ID` is the id of the last event seen (ADR 0002). */
export const orderEvents = endpoint({
  method: 'GET',
  path: '/orders/v1/orders/{id}/events',
  auth: 'customer',
  summary: 'Events of an order, live',
  params: IdParam,
  answer: OrderHistoryEvent,
  answerType: 'events',
});

/** API-30: an order for now (ST-05). Needs a token: there is no guest order (D54). */
export const placeOrder = endpoint({
  method: 'POST',
  path: '/orders/v1/orders',
  auth: 'customer',
  summary: 'Place an order for now',
  body: PlaceOrder,
  answer: OrderDetails,
  idempotencyKey: 'required',
});

/** API-31: an order for later (ST-05). */
export const placeOrderAtTime = endpoint({
  method: 'POST',
  path: '/orders/v1/orders/at-time',
  auth: 'customer',
  summary: 'Place an order for a later time',
  body: PlaceOrder,
  answer: OrderDetails,
  idempotencyKey: 'required',
});

/** What the server says a basket costs; stores nothing. */
export const quoteOrder = endpoint({
  method: 'POST',
  path: '/orders/v1/orders/quote',
  auth: 'optional',
  summary: 'Price a basket',
  body: QuoteOrder,
  answer: Quote,
});

const Reason = orNull(typedText(500));

/** D19: only in CREATED or AT_TIME. */
export const cancelOrder = endpoint({
  method: 'POST',
  path: '/orders/v1/orders/{id}/cancel',
  auth: 'customer',
  summary: 'Cancel an order that nobody has started',
  params: IdParam,
  body: v.optional(v.strictObject({ reason: Reason, reasonComment: Reason }), {}),
  answer: OrderDetails,
});

/** A grade of 1…5 for a finished order; any other is `order.notGradable`. */
export const gradeOrder = endpoint({
  method: 'POST',
  path: '/orders/v1/orders/{id}/grade',
  auth: 'customer',
  summary: 'Grade a finished order',
  params: IdParam,
  body: v.strictObject({
    grade: Stars,
    comment: orNull(typedText(1000)),
  }),
  answer: OrderDetails,
});

/** Lines for a new basket, without what is no longer sold. */
export const RepeatedBasket = v.object({ cartItems: listOf(CartItem), missingProductIds: listOf(Id) });

/** The lines of an order as a new basket, at the prices of today. */
export const repeatOrder = endpoint({
  method: 'POST',
  path: '/orders/v1/orders/{id}/repeat',
  auth: 'customer',
  summary: 'The lines of an order as a new basket',
  params: IdParam,
  answer: RepeatedBasket,
});

/** D83: each role has its allowed moves; an illegal one is `illegal_transition`. */
export const moveOrder = endpoint({
  method: 'POST',
  path: '/orders/v1/orders/{id}/status',
  auth: 'staff',
  summary: 'Move an order on',
  params: IdParam,
  body: v.strictObject({ to: OrderStatus, reason: Reason }),
  answer: OrderDetails,
});

/** Times of one day that a later order may name. */
export const DayTimes = v.object({ day: Day, times: v.array(TimeOfDay) });
export type DayTimes = v.InferOutput<typeof DayTimes>;

/** D84. */
export const listSlots = endpoint({
  method: 'GET',
  path: '/orders/v1/slots',
  auth: 'none',
  summary: 'Days and times for a later order',
  query: v.object({ branchId: v.optional(Id), serviceType: v.optional(ServiceType, 'DELIVERY') }),
  answer: v.array(DayTimes),
});
