import * as v from 'valibot';

const Text = v.pipe(v.string(), v.nonEmpty());
const Price = v.pipe(v.number(), v.finite(), v.minValue(0));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What an aggregator accepts of a vendor's server; the exact shapes that acceptance checks. */
export const Token = v.object({ access_token: Text });
export const Places = v.object({
  places: v.array(v.object({ id: Text, title: Text, address: v.string() })),
});
export const PlaceAvailability = v.object({
  places: v.array(v.object({ id: Text, enabled: v.boolean() })),
});
export const Composition = v.object({
  categories: v.array(v.object({ id: Text, name: Text, sortOrder: v.number() })),
  items: v.array(
    v.object({
      id: Text,
      categoryId: Text,
      name: Text,
      description: v.string(),
      // An item without a price is dropped in silence: a vendor that sends one has a mistake.
      price: v.pipe(Price, v.gtValue(0)),
      measure: v.number(),
      measureUnit: v.picklist(['g', 'ml', 'pcs']),
      sortOrder: v.number(),
      images: v.array(
        v.object({ url: v.pipe(v.string(), v.url()), hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{40}$/)) }),
      ),
      modifierGroups: v.array(
        v.object({
          id: Text,
          name: Text,
          minSelectedModifiers: Count,
          maxSelectedModifiers: Count,
          sortOrder: v.number(),
          modifiers: v.array(
            v.object({ id: Text, name: Text, price: Price, minAmount: Count, maxAmount: Count }),
          ),
        }),
      ),
    }),
  ),
  lastChange: v.pipe(v.string(), v.isoTimestamp()),
});
export type Composition = v.InferOutput<typeof Composition>;
export const Availability = v.object({
  items: v.array(v.object({ itemId: Text, stock: v.number() })),
  modifiers: v.array(v.object({ modifierId: Text, stock: v.number() })),
});
export const Promos = v.object({ promos: v.array(v.unknown()) });
export const Placed = v.object({ result: v.literal('OK'), orderId: Text });
export const Done = v.object({ result: v.literal('OK') });
export const STATUSES = [
  'NEW',
  'ACCEPTED_BY_RESTAURANT',
  'COOKING',
  'READY',
  'TAKEN_BY_COURIER',
  'DELIVERED',
  'CANCELLED',
] as const;
export const Status = v.object({
  status: v.picklist(STATUSES),
  comment: v.pipe(v.string(), v.maxLength(500)),
  updatedAt: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+[+-]\d\d:\d\d$/)),
});
const Sold = v.object({ id: Text, name: v.string(), price: Price, quantity: v.number() });
export const SentOrder = v.object({
  discriminator: v.string(),
  eatsId: Text,
  restaurantId: Text,
  paymentInfo: v.object({ itemsCost: Price, paymentType: v.picklist(['CARD', 'CASH']) }),
  items: v.array(v.object({ ...Sold.entries, modifications: v.array(Sold) })),
});
export type SentOrder = v.InferOutput<typeof SentOrder>;
/** Refusals: an object for a token, a list for all else. */
export const TokenRefusal = v.object({ reason: Text });
export const Refusals = v.pipe(v.array(v.object({ code: v.number(), description: Text })), v.minLength(1));
