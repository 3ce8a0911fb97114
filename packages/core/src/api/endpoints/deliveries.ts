import * as v from 'valibot';

import { CourierPublic } from '../../courier/courier.schema.ts';
import { MoneyAmount, orNull } from '../../kernel/wire.ts';
import { Nothing } from '../body-fields.ts';
import { accepts, endpoint } from '../endpoint.ts';
import { OrderDetails } from './orders.ts';
import type * as requests from './requests/deliveries.requests.ts';

/** API-25. The customer's view of their order's courier (ENT-41). */
export const getCourier = endpoint(
  {
    method: 'GET',
    path: '/deliveries/v1/couriers/{id}',
    auth: 'customer',
    answer: CourierPublic,
  },
  accepts<typeof requests.getCourier>(),
);

/**
 * Gives an order to a courier (ENUM-16, D17): the courier service is called, an own courier is named by `courierId`, any other
 * by name and phone. An order that has one already keeps it.
 */
export const assignCourier = endpoint(
  {
    method: 'POST',
    path: '/deliveries/v1/orders/{id}/courier',
    auth: 'staff',
    answer: OrderDetails,
  },
  accepts<typeof requests.assignCourier>(),
);

/**
 * Withdraws an order from its courier; a courier service is notified, and may charge for the distance already
 * covered.
 */
export const releaseCourier = endpoint(
  {
    method: 'DELETE',
    path: '/deliveries/v1/orders/{id}/courier',
    auth: 'staff',
    answer: OrderDetails,
  },
  accepts<typeof requests.releaseCourier>(),
);

/** Progress of a merchant's courier or one of another company; a courier service reports its own. */
export const setCourierStatus = endpoint(
  {
    method: 'POST',
    path: '/deliveries/v1/orders/{id}/courier/status',
    auth: 'staff',
    answer: OrderDetails,
  },
  accepts<typeof requests.setCourierStatus>(),
);

/** Where an own courier is, from the courier's own phone. */
export const sendCourierPosition = endpoint(
  {
    method: 'POST',
    path: '/deliveries/v1/couriers/me/position',
    auth: 'staff',
    answer: Nothing,
    answerType: 'empty',
    silent: true,
  },
  accepts<typeof requests.sendCourierPosition>(),
);

/** What the courier service asks for the way to the door, in so'm; minutes are its guess. */
export const estimateCourier = endpoint(
  {
    method: 'GET',
    path: '/deliveries/v1/orders/{id}/courier/estimate',
    auth: 'staff',
    answer: v.object({ price: MoneyAmount, minutes: orNull(v.number()), metres: orNull(v.number()) }),
  },
  accepts<typeof requests.estimateCourier>(),
);

/** A courier service's hint that a claim has changed. Its content is not trusted: the service is asked. */
export const claimChanged = endpoint(
  {
    method: 'POST',
    path: '/deliveries/v1/claims/changed',
    auth: 'none',
    answer: Nothing,
    answerType: 'empty',
  },
  accepts<typeof requests.claimChanged>(),
);
