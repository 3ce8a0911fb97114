import * as v from 'valibot';

import { Filled, NotNegative, Numeric, Positive, Stamp, Text, Uuid, Whole } from './shapes.ts';
import type { WireCall } from './wire-log.ts';

const SIGNED = { api_key: Filled, sig: v.pipe(Text, v.regex(/^[0-9a-f]{15}$/)) };

/** A `status` other than 1 is an error. */
const answered = (entries: v.ObjectEntries) =>
  v.union([
    v.looseObject({ status: v.literal(1), ...entries }),
    v.looseObject({ status: v.pipe(Whole, v.notValue(1)) }),
  ]);

const NewOrder = v.strictObject({
  restaurant_id: Text,
  to_restaurant_id: Uuid,
  phone: v.pipe(Text, v.regex(/^\d{9,15}$/)),
  contact: Filled,
  address: Text,
  description: Text,
  people_count: v.pipe(Whole, v.minValue(1)),
  order_type: v.picklist([0, 1]),
  amount_order: NotNegative,
  payment_method: v.picklist([0, 1]),
  payment_type: v.picklist([0, 1]),
  delivery_time: v.union([v.literal(''), Stamp]),
  delivery_time_type: v.picklist([0, 1]),
  delivery_price: NotNegative,
  discount: NotNegative,
  discount_sum: NotNegative,
  courses: v.pipe(
    v.array(v.strictObject({ course_id: Uuid, count: Positive, price: NotNegative, description: Text })),
    v.minLength(1),
  ),
});

const Order = v.looseObject({
  id: Filled,
  number: Numeric,
  status: v.picklist([0, 1, 2, 3, 4]),
  cancellation_reason: v.nullable(Text),
});

const ofRestaurant = v.strictObject({ ...SIGNED, restaurant_id: Uuid });

/** Jowi as public programs call it: it has no documents. */
export const JOWI_WIRE: readonly WireCall[] = [
  {
    name: 'restaurants',
    method: 'GET',
    path: /\/jowi\/v3\/restaurants$/,
    query: v.strictObject(SIGNED),
    answer: answered({ restaurants: v.array(v.looseObject({ id: Uuid, title: Text, timezone: Text })) }),
  },
  {
    name: 'courses',
    method: 'GET',
    path: /\/jowi\/v3\/restaurants\/[\w-]+\/courses$/,
    query: v.strictObject(SIGNED),
    // The prices are text in reality.
    answer: answered({
      courses: v.array(
        v.looseObject({
          id: Uuid,
          title: Text,
          price: Numeric,
          price_for_online_order: Numeric,
          online_order: v.boolean(),
          is_visible: v.boolean(),
        }),
      ),
    }),
  },
  {
    name: 'menu of a restaurant',
    method: 'GET',
    path: /\/jowi\/v010\/restaurants\/[\w-]+$/,
    query: v.strictObject(SIGNED),
    answer: v.looseObject({
      categories: v.array(
        v.looseObject({
          title: Text,
          courses: v.array(
            v.looseObject({
              id: Uuid,
              title: Text,
              price: Numeric,
              online_order: v.boolean(),
              count_left: Whole,
            }),
          ),
        }),
      ),
    }),
  },
  {
    name: 'new order',
    method: 'POST',
    path: /\/jowi\/v3\/orders$/,
    body: v.strictObject({ ...SIGNED, restaurant_id: Uuid, order: NewOrder }),
    answer: answered({ order: Order }),
  },
  {
    name: 'orders',
    method: 'GET',
    path: /\/jowi\/v3\/orders$/,
    query: ofRestaurant,
    answer: answered({ orders: v.array(Order) }),
  },
  {
    name: 'order',
    method: 'GET',
    path: /\/jowi\/v3\/orders\/[\w-]+$/,
    query: ofRestaurant,
    answer: answered({ order: Order }),
  },
];
