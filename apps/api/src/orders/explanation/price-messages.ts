/** English source texts of the steps of a price (C1). Sums come with their currency, `count` with its unit. */
export const PRICE_MESSAGES = {
  product: '{name}: {count} × {unit}',
  'product.discount': '{name}: {percent} % off the price of the dish',
  'promo.products.percent': 'Promo code {code}: {percent} % of {base}',
  'promo.products.amount': 'Promo code {code}: a discount on the dishes',
  'promo.products.own': 'A discount from the restaurant',
  'promo.delivery.percent': 'Promo code {code}: {percent} % off the delivery',
  'promo.delivery.amount': 'Promo code {code}: a discount on the delivery',
  'promo.delivery.own': 'A discount on the delivery from the restaurant',
  delivery: 'Delivery to your address',
  'delivery.zone': 'Delivery to your address ({zone})',
  'delivery.distance': 'Delivery to your address ({zone}, {distance} km)',
  'delivery.sum': 'Delivery for an order of {sum} or more',
  'delivery.sum.free': 'Free delivery: the order is {sum} or more',
  'delivery.free': 'Free delivery',
  'delivery.meter': 'Delivery: paid to the driver by the meter',
  'service.fee': 'Service fee',
  'service.fee.waived': 'No service fee: the order is {threshold} or more',
  'service.hall': 'Service in the hall',
  cashback: 'Paid with cashback points',
  'tip.courier': 'Tip for the courier',
  'tip.team': 'Tip for the team',
  other: 'Change agreed with the restaurant',
  kg: '{value} kg',
  litre: '{value} l',
} as const;

/** A message of the steps of a price. */
export type PriceMessageKey = keyof typeof PRICE_MESSAGES;
