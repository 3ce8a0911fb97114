import * as v from 'valibot';

import { Product } from '../../catalog/product.schema.ts';
import { LocalizedText } from '../../kernel/localized-text.ts';
import { Id, orNull } from '../../kernel/wire.ts';
import { EditQuote } from '../../order/edit/order-edit.schema.ts';
import { BoardOrder } from '../../staff/board-order.schema.ts';
import { accepts, endpoint } from '../endpoint.ts';
import { OrderDetails } from './orders.ts';
import type * as requests from './requests/order-edits.requests.ts';

/** A category with the products that its branch can sell now. */
export const AddableSection = v.object({ id: Id, name: orNull(LocalizedText), products: v.array(Product) });
export type AddableSection = v.InferOutput<typeof AddableSection>;

/** The products that can be added to an order, at its branch and for its service type. */
export const readOrderProducts = endpoint(
  {
    method: 'GET',
    path: '/admin/v1/orders/{id}/products',
    auth: 'staff',
    host: 'backOffice',
    permission: 'orders.edit',
    answer: v.array(AddableSection),
  },
  accepts<typeof requests.readOrderProducts>(),
);

/** Prices an edit by the one formula and changes nothing (C.7). */
export const quoteEdit = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/orders/{id}/edit/quote',
    auth: 'staff',
    host: 'backOffice',
    permission: 'orders.edit',
    answer: EditQuote,
  },
  accepts<typeof requests.quoteEdit>(),
);

/**
 * Proposes an edit to the guest, or applies one that the guest has agreed to by phone. Another version than the expected
 * one is `order.changed`.
 */
export const editOrder = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/orders/{id}/edit',
    auth: 'staff',
    host: 'backOffice',
    permission: 'orders.edit',
    answer: BoardOrder,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.editOrder>(),
);

/**
 * Asks the guest what to have instead of a line that has run out, with up to three substitutes (C8). Another version than the
 * expected one is `order.changed`, a line that the kitchen has finished `order.lineCooked`.
 */
export const swapLine = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/orders/{id}/swap',
    auth: 'staff',
    host: 'backOffice',
    permission: 'orders.edit',
    answer: BoardOrder,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.swapLine>(),
);

/** Takes back an edit that the guest has not answered. Without one nothing changes. */
export const withdrawEdit = endpoint(
  {
    method: 'DELETE',
    path: '/admin/v1/orders/{id}/edit',
    auth: 'staff',
    host: 'backOffice',
    permission: 'orders.edit',
    answer: BoardOrder,
  },
  accepts<typeof requests.withdrawEdit>(),
);

/** The guest's answer to a proposed edit. One that has ended is `order.editClosed`; the same answer again changes nothing. */
export const answerEdit = endpoint(
  {
    method: 'POST',
    path: '/orders/v1/orders/{id}/edit',
    auth: 'customer',
    answer: OrderDetails,
  },
  accepts<typeof requests.answerEdit>(),
);
