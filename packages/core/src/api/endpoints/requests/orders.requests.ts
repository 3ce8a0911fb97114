import * as v from 'valibot';

import { REVIEW_PICTURES_AT_MOST } from '../../../content/guest-picture.ts';
import { COMMENT_MAX, REVIEW_MAX } from '../../../validation/bounds.ts';
import { Id, orNull, Stars } from '../../../kernel/wire.ts';
import { OrderStatus } from '../../../order/schemas/order-status.schema.ts';
import { PlaceOrder, OrderDraft } from '../../../order/schemas/place-order.schema.ts';
import { ServiceType } from '../../../order/schemas/service-type.schema.ts';
import { IdParam, typedText } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';
import { QueryFlag, QueryIds, pageEntries } from '../../query-fields.ts';

const Reason = orNull(typedText(COMMENT_MAX));

export const listOrders = request({
  summary: 'Orders of the customer, newest first',
  params: IdParam,
  query: v.object({ ...pageEntries, onlyArchive: QueryFlag }),
});

export const listActiveOrders = request({
  summary: 'Orders of the customer that are not finished',
  params: IdParam,
});

export const getOrder = request({
  summary: 'One order with its history',
  params: IdParam,
});

export const orderEvents = request({
  summary: 'Events of an order, live',
  params: IdParam,
});

export const placeOrder = request({
  summary: 'Place an order for now',
  body: PlaceOrder,
});

export const placeOrderAtTime = request({
  summary: 'Place an order for a later time',
  body: PlaceOrder,
});

export const quoteOrder = request({
  summary: 'Price a basket',
  body: OrderDraft,
});

export const cancelOrder = request({
  summary: 'Cancel an order that is not started',
  params: IdParam,
  body: v.optional(v.strictObject({ reason: Reason, reasonComment: Reason }), {}),
});

export const gradeOrder = request({
  summary: 'Grade a finished order',
  params: IdParam,
  body: v.strictObject({
    grade: Stars,
    comment: orNull(typedText(REVIEW_MAX)),
    /** Private pictures of the guest for the restaurant (B34). */
    pictures: v.optional(v.pipe(v.array(Id), v.maxLength(REVIEW_PICTURES_AT_MOST)), []),
  }),
});

export const repeatOrder = request({
  summary: 'The lines of an order as a new basket',
  params: IdParam,
});

export const moveOrder = request({
  summary: 'Move an order on',
  params: IdParam,
  body: v.strictObject({ to: OrderStatus, reason: Reason }),
});

export const listSlots = request({
  summary: 'Days and times for a later order',
  query: v.object({
    branchId: v.optional(Id),
    serviceType: v.optional(ServiceType, 'DELIVERY'),
    /** The dishes of the basket: the slowest of them decides the first time. */
    productIds: QueryIds,
  }),
});
