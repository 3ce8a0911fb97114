import * as v from 'valibot';

import { DispatchCourier, DispatchState, HeldCash } from '../../../dispatch/dispatch-state.schema.ts';
import { GUEST_PICTURE_LIMIT } from '../../../content/guest-picture.ts';
import { MoneyAmount, orNull } from '../../../kernel/wire.ts';
import { BoardOrder } from '../../../staff/board-order.schema.ts';
import { Nothing } from '../../body-fields.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './dispatch.requests.ts';

/** Couriers within the caller's scope, the cash that each holds, and where they are. */
export const readDispatch = endpoint({
  method: 'GET',
  path: '/admin/v1/dispatch',
  auth: 'staff',
  host: 'backOffice',
  permission: 'orders.dispatch',
  answer: DispatchState,
});

/**
 * Gives an order to a courier, or takes it from one (BO-56). A search of the courier service is taken back first: where the service
 * has found a courier it is `courier.found`, where it does not answer `gateway.failed`.
 */
export const setCourier = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/orders/{id}/courier',
    auth: 'staff',
    host: 'backOffice',
    permission: 'orders.dispatch',
    answer: BoardOrder,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.setCourier>(),
);

/** What the courier service asks for an order, in so'm. */
export const estimateService = endpoint(
  {
    method: 'GET',
    path: '/admin/v1/orders/{id}/courier/estimate',
    auth: 'staff',
    host: 'backOffice',
    permission: 'orders.dispatch',
    answer: v.object({ price: MoneyAmount, minutes: orNull(v.number()), metres: orNull(v.number()) }),
  },
  accepts<typeof requests.estimateService>(),
);

/** Takes cash that a courier hands in at a branch. More than is held is `courier.cashDiffers`. */
export const handInCash = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/couriers/{id}/cash',
    auth: 'staff',
    host: 'backOffice',
    permission: 'cash.take',
    answer: DispatchCourier,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.handInCash>(),
);

/** The cash that the calling courier holds, by branch. */
export const readOwnCash = endpoint({
  method: 'GET',
  path: '/admin/v1/couriers/me',
  auth: 'staff',
  host: 'backOffice',
  permission: 'deliveries.bring',
  answer: v.array(HeldCash),
});

/** Where the calling courier is; kept only while they bring an order. */
export const sendOwnPosition = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/couriers/me/position',
    auth: 'staff',
    host: 'backOffice',
    permission: 'deliveries.bring',
    answer: Nothing,
    answerType: 'empty',
    silent: true,
  },
  accepts<typeof requests.sendOwnPosition>(),
);

/** A courier takes an order that waits for one. An order with another courier is `courier.changed`. */
export const takeDelivery = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/orders/{id}/take',
    auth: 'staff',
    host: 'backOffice',
    permission: 'deliveries.bring',
    answer: BoardOrder,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.takeDelivery>(),
);

/** A courier reports a step of an own order. Other cash than is due is `courier.cashDiffers`; a repeat changes nothing. */
export const reportDelivery = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/orders/{id}/delivery',
    auth: 'staff',
    host: 'backOffice',
    permission: 'deliveries.bring',
    answer: BoardOrder,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.reportDelivery>(),
);

/**
 * Keeps the picture of what the caller has left at the door of an own order (BO-404), drawn anew without metadata, in the place of
 * an earlier one. What is no JPEG, PNG or WebP is `upload.invalid`; another's order is `order.notFound`.
 */
export const sendDoorPicture = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/orders/{id}/door-picture',
    auth: 'staff',
    host: 'backOffice',
    permission: 'deliveries.bring',
    bodyType: 'binary',
    bodyLimit: GUEST_PICTURE_LIMIT,
    answer: BoardOrder,
  },
  accepts<typeof requests.sendDoorPicture>(),
);

/** The picture as a data address, for those who see the order's guest; otherwise `picture.notFound`. */
export const readDoorPicture = endpoint(
  {
    method: 'GET',
    path: '/admin/v1/orders/{id}/door-picture',
    auth: 'staff',
    host: 'backOffice',
    permission: 'orders.guest',
    answer: v.object({ image: v.string() }),
  },
  accepts<typeof requests.readDoorPicture>(),
);
