import * as v from 'valibot';

const Coordinates = v.strictTuple([
  v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
]);
const Contact = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  phone: v.pipe(v.string(), v.regex(/^\+\d{7,15}$/)),
});
const RoutePoint = <const Type extends string>(type: Type) =>
  v.object({
    point_id: v.number(),
    visit_order: v.number(),
    type: v.literal(type),
    address: v.object({ fullname: v.pipe(v.string(), v.minLength(1)), coordinates: Coordinates }),
    contact: Contact,
  });
const Items = v.pipe(
  v.array(
    v.object({
      title: v.pipe(v.string(), v.minLength(1)),
      quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
      cost_value: v.pipe(v.string(), v.regex(/^\d+(\.\d{1,2})?$/)),
      cost_currency: v.literal('UZS'),
    }),
  ),
  v.minLength(1),
);
export const NewClaim = v.object({
  items: Items,
  route_points: v.strictTuple([RoutePoint('source'), RoutePoint('destination')]),
});
export const PriceQuery = v.object({
  items: Items,
  route_points: v.strictTuple([
    v.object({ coordinates: Coordinates }),
    v.object({ coordinates: Coordinates }),
  ]),
});
export const RequestId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));
export const Version = v.object({ version: v.number() });
export const CancelBody = v.object({ version: v.number(), cancel_state: v.picklist(['free', 'paid']) });
