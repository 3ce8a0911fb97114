import * as v from 'valibot';

import { Filled, NotNegative, PlusPhone, Text, Whole } from './shapes.ts';
import type { WireCall } from './wire-log.ts';

const Decimal = v.pipe(Text, v.regex(/^\d+\.\d{2}$/));
/** Longitude first. */
const Coordinates = v.strictTuple([
  v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
]);
const Items = v.pipe(
  v.array(
    v.strictObject({
      pickup_point: Whole,
      dropoff_point: Whole,
      title: Filled,
      quantity: v.pipe(Whole, v.minValue(1)),
      cost_value: Decimal,
      cost_currency: v.literal('UZS'),
      weight: NotNegative,
      size: v.strictObject({ length: NotNegative, width: NotNegative, height: NotNegative }),
    }),
  ),
  v.minLength(1),
);
const point = {
  point_id: Whole,
  visit_order: Whole,
  skip_confirmation: v.boolean(),
  address: v.strictObject({
    fullname: Filled,
    coordinates: Coordinates,
    porch: v.optional(Text),
    sfloor: v.optional(Text),
    sflat: v.optional(Text),
    door_code: v.optional(Text),
    comment: v.optional(Text),
  }),
  contact: v.strictObject({ name: Filled, phone: PlusPhone }),
};
const Requirements = v.strictObject({ taxi_class: v.literal('courier'), cargo_options: v.array(Text) });

const NewClaim = v.strictObject({
  items: Items,
  route_points: v.strictTuple([
    v.strictObject({ ...point, type: v.literal('source') }),
    v.strictObject({ ...point, type: v.literal('destination'), external_order_id: Filled }),
  ]),
  client_requirements: Requirements,
  skip_door_to_door: v.boolean(),
  skip_client_notify: v.boolean(),
  auto_accept: v.boolean(),
  callback_properties: v.optional(v.strictObject({ callback_url: v.pipe(Text, v.url()) })),
});

/** Every status of the state machine, the final ones too. */
const STATUSES =
  /^(new|estimating|estimating_failed|ready_for_approval|accepted|performer_(lookup|draft|found|not_found)|pickup_arrived|ready_for_pickup_confirmation|pickuped|delivery_arrived|ready_for_delivery_confirmation|pay_waiting|delivered|delivered_finish|returning|return_arrived|ready_for_return_confirmation|returned|returned_finish|cancelled(_with_payment|_by_taxi|_with_items_on_hands)?|failed)$/;
const Claim = v.looseObject({
  id: Filled,
  status: v.pipe(Text, v.regex(STATUSES)),
  version: Whole,
  revision: Whole,
  updated_ts: v.pipe(Text, v.isoTimestamp()),
});
const ofClaim = v.strictObject({ claim_id: Filled });
const Version = v.strictObject({ version: Whole });

const call = (name: string, shapes: Omit<WireCall, 'name' | 'method' | 'path'>): WireCall => ({
  name,
  method: 'POST',
  path: new RegExp(`/b2b/cargo/integration/v[12]/${name}$`),
  ...shapes,
});

/** Yandex Delivery by the pages of its cargo claims. All calls are POST and JSON. */
export const DELIVERY_WIRE: readonly WireCall[] = [
  call('check-price', {
    body: v.strictObject({
      items: Items,
      route_points: v.array(v.strictObject({ coordinates: Coordinates })),
      requirements: Requirements,
      skip_door_to_door: v.boolean(),
    }),
    answer: v.looseObject({ price: Decimal, eta: v.number(), distance_meters: v.number() }),
  }),
  call('claims/create', {
    query: v.strictObject({ request_id: v.pipe(Text, v.regex(/^[\w-]{8,64}$/)) }),
    body: NewClaim,
    answer: Claim,
  }),
  call('claims/info', { query: ofClaim, answer: Claim }),
  call('claims/accept', { query: ofClaim, body: Version, answer: Claim }),
  call('claims/cancel-info', {
    query: ofClaim,
    answer: v.looseObject({ cancel_state: v.picklist(['free', 'paid', 'unavailable']) }),
  }),
  call('claims/cancel', {
    query: ofClaim,
    body: v.strictObject({ version: Whole, cancel_state: v.picklist(['free', 'paid']) }),
    answer: Claim,
  }),
  call('claims/performer-position', {
    query: ofClaim,
    answer: v.looseObject({ position: v.looseObject({ lat: v.number(), lon: v.number() }) }),
  }),
  call('driver-voiceforwarding', { body: ofClaim, answer: v.looseObject({ phone: PlusPhone, ext: Text }) }),
];
