import * as v from 'valibot';

const Whole = v.pipe(v.number(), v.safeInteger());
const Stamp = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/));

/** The body of `incomingOrders.createIncomingOrder` as far as the till looks at it; unknown fields are ignored. */
export const NewIncomingOrder = v.object({
  spot_id: Whole,
  phone: v.pipe(v.string(), v.regex(/^\+\d{7,15}$/)),
  first_name: v.optional(v.string()),
  service_mode: v.picklist([1, 2, 3]),
  delivery_time: v.optional(Stamp),
  delivery_price: v.optional(v.pipe(Whole, v.minValue(0)), 0),
  client_address: v.optional(v.object({ address1: v.pipe(v.string(), v.minLength(1)) })),
  comment: v.optional(v.string(), ''),
  products: v.pipe(
    v.array(
      v.object({ product_id: Whole, count: v.pipe(v.number(), v.gtValue(0)), price: v.optional(Whole) }),
    ),
    v.minLength(1),
  ),
  payment: v.optional(v.object({ type: v.literal(1), sum: Whole, currency: v.string() })),
});
export type NewIncomingOrder = v.InferOutput<typeof NewIncomingOrder>;
