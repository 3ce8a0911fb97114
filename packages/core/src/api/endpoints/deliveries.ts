import * as v from 'valibot';

import { COURIER_STATUSES } from '../../courier/courier-status.schema.ts';
import { CourierPublic } from '../../courier/courier.schema.ts';
import { Id, Latitude, Longitude, MoneyAmount, orNull } from '../../kernel/wire.ts';
import { DeliveryProvider } from '../../order/service-type.schema.ts';
import { IdParam, Nothing, TypedPhone, typedText } from '../body-fields.ts';
import { endpoint } from '../endpoint.ts';
import { OrderDetails } from './orders.ts';

/** API-25. What a customer may know of who brings their order (ENT-41). */
export const getCourier = endpoint({
  method: 'GET',
  path: '/deliveries/v1/couriers/{id}',
  auth: 'customer',
  summary: 'The courier of an own order',
  params: IdParam,
  answer: CourierPublic,
});

/**
 * Gives an order to a courier (ENUM-16, D17): the courier service is called, an own courier is named by `courierId`, any other
 * by name and phone. An order that has one already keeps it.
 */
export const assignCourier = endpoint({
  method: 'POST',
  path: '/deliveries/v1/orders/{id}/courier',
  auth: 'staff',
  summary: 'Give an order to a courier',
  params: IdParam,
  body: v.strictObject({
    provider: DeliveryProvider,
    courierId: orNull(Id),
    firstName: orNull(typedText(100)),
    phone: orNull(TypedPhone),
  }),
  answer: OrderDetails,
});

/** Takes an order from its courier; a courier service is told, and may want to be paid for the way already made. */
export const releaseCourier = endpoint({
  method: 'DELETE',
  path: '/deliveries/v1/orders/{id}/courier',
  auth: 'staff',
  summary: 'Take an order from its courier',
  params: IdParam,
  answer: OrderDetails,
});

/** What an own courier or one of another company has done; a courier service tells this itself. */
export const setCourierStatus = endpoint({
  method: 'POST',
  path: '/deliveries/v1/orders/{id}/courier/status',
  auth: 'staff',
  summary: 'Say how far the courier is',
  params: IdParam,
  body: v.strictObject({ status: v.picklist(COURIER_STATUSES) }),
  answer: OrderDetails,
});

/** Where an own courier is, from the courier's own phone. */
export const sendCourierPosition = endpoint({
  method: 'POST',
  path: '/deliveries/v1/couriers/me/position',
  auth: 'staff',
  summary: 'Where the courier is',
  body: v.strictObject({ latitude: Latitude, longitude: Longitude }),
  answer: Nothing,
  answerType: 'empty',
  silent: true,
});

/** What the courier service asks for the way to the door, in so'm; minutes are its guess. */
export const estimateCourier = endpoint({
  method: 'GET',
  path: '/deliveries/v1/orders/{id}/courier/estimate',
  auth: 'staff',
  summary: 'What the courier service would ask',
  params: IdParam,
  answer: v.object({ price: MoneyAmount, minutes: orNull(v.number()), metres: orNull(v.number()) }),
});

/** A courier service's hint that a claim has changed. Nothing in it is believed: the service is asked. */
export const claimChanged = endpoint({
  method: 'POST',
  path: '/deliveries/v1/claims/changed',
  auth: 'none',
  summary: 'A courier service says that a claim has changed',
  query: v.object({ claim_id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
  answer: Nothing,
  answerType: 'empty',
});
