import * as v from 'valibot';

/** What a guest did with dishes, as commerce analytics counts it. */
export const COMMERCE_EVENTS = ['view_item', 'add_to_cart', 'begin_checkout', 'purchase'] as const;

const Amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/**
 * An event for the merchant's analytics: dishes with the price of one, what they cost together in whole so'm, and the order
 * of a purchase. It contains nothing about the guest.
 */
export const CommerceEvent = v.object({
  kind: v.picklist(COMMERCE_EVENTS),
  items: v.array(v.object({ id: v.string(), name: v.string(), price: Amount, quantity: v.number() })),
  value: Amount,
  orderId: v.nullable(v.string()),
});
/** An event for the merchant's analytics. */
export type CommerceEvent = v.InferOutput<typeof CommerceEvent>;

const CURRENCY = 'UZS';

/** The event as Google Analytics 4 defines it, for the data layer of Tag Manager; Yandex Metrica reads the same one. */
export const toDataLayer = ({ kind, items, value, orderId }: CommerceEvent): object => ({
  event: kind,
  ecommerce: {
    ...(orderId !== null && { transaction_id: orderId }),
    currency: CURRENCY,
    value,
    items: items.map(({ id, name, price, quantity }) => ({ item_id: id, item_name: name, price, quantity })),
  },
});

const PIXEL_NAMES: Readonly<Record<CommerceEvent['kind'], string>> = {
  view_item: 'ViewContent',
  add_to_cart: 'AddToCart',
  begin_checkout: 'InitiateCheckout',
  purchase: 'Purchase',
};

/** The arguments of Meta Pixel's `fbq`: a standard event; a purchase has the order's id, by which Meta drops repeats. */
export const toPixelCall = ({ kind, items, value, orderId }: CommerceEvent): readonly unknown[] => [
  'track',
  PIXEL_NAMES[kind],
  {
    content_type: 'product',
    content_ids: items.map(({ id }) => id),
    contents: items.map(({ id, quantity }) => ({ id, quantity })),
    currency: CURRENCY,
    value,
  },
  ...(orderId === null ? [] : [{ eventID: orderId }]),
];
