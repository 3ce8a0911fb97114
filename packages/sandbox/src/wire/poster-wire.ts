import * as v from 'valibot';

import { Filled, Numeric, PlusPhone, Positive, Stamp, Text, Whole } from './shapes.ts';
import type { WireCall } from './wire-log.ts';

const QUERY = { token: Filled, format: v.literal('json') };
const Flag = v.picklist(['0', '1', 0, 1]);

/** Every answer is `response` or `error`, with HTTP 200. */
const answered = (response: v.GenericSchema) =>
  v.union([
    v.strictObject({ response }),
    v.strictObject({ error: v.looseObject({ code: Numeric, message: Text }) }),
  ]);

/** Money is in minor units. `payment` is for prepaid orders alone. */
const NewOrder = v.strictObject({
  spot_id: Whole,
  phone: PlusPhone,
  skip_phone_validation: v.optional(v.boolean()),
  first_name: v.optional(Filled),
  service_mode: v.picklist([1, 2, 3]),
  delivery_time: v.optional(Stamp),
  delivery_price: v.optional(v.pipe(Whole, v.minValue(0))),
  client_address: v.optional(
    v.strictObject({
      address1: Filled,
      address2: v.optional(Text),
      comment: v.nullish(Text),
      lat: v.pipe(Text, v.regex(/^-?\d+(?:\.\d+)?$/)),
      lng: v.pipe(Text, v.regex(/^-?\d+(?:\.\d+)?$/)),
    }),
  ),
  comment: v.optional(Text),
  products: v.pipe(
    v.array(
      v.strictObject({
        product_id: Whole,
        count: Positive,
        price: v.optional(v.pipe(Whole, v.minValue(0))),
        modificator_id: v.optional(Whole),
        modification: v.optional(Text),
      }),
    ),
    v.minLength(1),
  ),
  payment: v.optional(v.strictObject({ type: v.literal(1), sum: Whole, currency: v.literal('UZS') })),
});

const Order = v.looseObject({
  incoming_order_id: Numeric,
  status: v.picklist([0, 1, 7, '0', '1', '7']),
  transaction_id: v.nullable(Numeric),
  created_at: Stamp,
});

const call = (
  method: 'GET' | 'POST',
  name: string,
  shapes: { query?: v.ObjectEntries; body?: v.GenericSchema; response: v.GenericSchema },
): WireCall => ({
  name,
  method,
  path: new RegExp(`/poster/api/${name.replace('.', '\\.')}$`),
  query: v.strictObject({ ...QUERY, ...shapes.query }),
  ...(shapes.body && { body: shapes.body }),
  answer: answered(shapes.response),
});

/** Poster by its documents. */
export const POSTER_WIRE: readonly WireCall[] = [
  call('GET', 'access.getSpots', {
    response: v.array(v.looseObject({ spot_id: Numeric, spot_name: Text, spot_adress: Text })),
  }),
  call('GET', 'settings.getAllSettings', {
    response: v.looseObject({ company_name: Text, currency: v.looseObject({ currency_code_iso: Text }) }),
  }),
  call('GET', 'menu.getProducts', {
    response: v.array(
      v.looseObject({
        product_id: Numeric,
        product_name: Text,
        menu_category_id: Numeric,
        type: v.picklist(['1', '2', '3', 1, 2, 3]),
        hidden: Flag,
        spots: v.array(v.looseObject({ spot_id: Numeric, price: Numeric, visible: Flag })),
      }),
    ),
  }),
  call('POST', 'incomingOrders.createIncomingOrder', { body: NewOrder, response: Order }),
  call('GET', 'incomingOrders.getIncomingOrders', {
    query: { date_from: Stamp, date_to: Stamp },
    response: v.array(Order),
  }),
  call('GET', 'incomingOrders.getIncomingOrder', {
    query: { incoming_order_id: v.pipe(Text, v.digits()) },
    response: Order,
  }),
];
