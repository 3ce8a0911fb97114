import { type Language, localize } from '@dasturxon/core/kernel';
import type { OrderDetails } from '@dasturxon/core/api';
import type { CommerceEvent } from '@dasturxon/core/merchant';

/** A placed order for the merchant's analytics: what was bought and paid in all, and nothing about the guest. */
export const purchaseOf = (
  { id, cartItems, totalPrice }: OrderDetails,
  language: Language,
): CommerceEvent => ({
  kind: 'purchase',
  items: cartItems.map((line) => ({
    id: line.productId,
    name: localize(line.name, language),
    price: line.unitPrice,
    quantity: line.count,
  })),
  value: totalPrice,
  orderId: id,
});
