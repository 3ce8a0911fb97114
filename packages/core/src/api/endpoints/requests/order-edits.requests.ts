import * as v from 'valibot';

import { Id } from '../../../kernel/wire.ts';
import { NewHandover } from '../../../order/edit/new-handover.ts';
import { PlacedItem } from '../../../order/schemas/order-line.schema.ts';
import { STOP_CHOICES } from '../../../staff/stop-terms.ts';
import { IdParam } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

const lines = {
  /** All lines as they are to be, at least one. */
  cartItems: v.pipe(v.array(PlacedItem), v.minLength(1), v.maxLength(200)),
  /** The restaurant bears a small rise, so that the total stays. */
  bears: v.optional(v.boolean(), false),
  /** Another service, address or time; null: as they are. */
  handover: v.optional(v.nullable(NewHandover), null),
};

export const readOrderProducts = request({
  summary: 'What can be added to an order at its branch',
  params: IdParam,
});

export const quoteEdit = request({
  summary: 'What an edit of an order costs',
  params: IdParam,
  body: v.strictObject(lines),
});

export const editOrder = request({
  summary: 'Edit an order, with the consent of its guest',
  params: IdParam,
  body: v.strictObject({
    ...lines,
    /** GUEST: the guest is asked. PHONE: has agreed by phone. CHOICE: has allowed it at checkout. */
    consent: v.picklist(['GUEST', 'PHONE', 'CHOICE']),
    /** The total that the quote named; another one is `price_changed`. */
    totalPrice: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    expectedVersion: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  }),
});

export const swapLine = request({
  summary: 'Ask the guest what to have instead of a dish that has run out',
  params: IdParam,
  body: v.strictObject({
    lineId: Id,
    /** How long the dish goes off sale at the branch; null: it stays on sale. */
    stop: v.optional(v.nullable(v.picklist(STOP_CHOICES)), null),
    expectedVersion: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  }),
});

export const withdrawEdit = request({ summary: 'Take a proposed edit back', params: IdParam });

export const answerEdit = request({
  summary: 'Agree to a proposed edit of an own order, or decline it',
  params: IdParam,
  body: v.strictObject({
    editId: Id,
    agrees: v.boolean(),
    /** The substitute that the guest chooses where a dish has run out; without it the dish is left out. */
    productId: v.optional(v.nullable(Id), null),
  }),
});
