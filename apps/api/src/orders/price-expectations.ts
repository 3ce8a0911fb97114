import type { PlaceOrder, Quote } from '@dasturxon/core/order';

import { refusal } from '../http/refusal.ts';

const SUMS = [
  'productCount',
  'productPrice',
  'productDiscount',
  'totalProductPrice',
  'totalProductDiscount',
  'totalDiscount',
  'deliveryPrice',
  'deliveryDiscount',
  'servicePrice',
  'totalPrice',
] as const;

/** A sum that is not what the guest was shown. */
export type PriceChange = { field: (typeof SUMS)[number]; was: number; is: number };

/** Totals in a request are expectations; one that differs is price_changed with the new quote (ADR 0006, T29). */
export function checkExpectations(request: PlaceOrder, quote: Quote): void {
  const changes = SUMS.flatMap((field): PriceChange[] => {
    const was = request[field];
    return was === null || was === quote[field] ? [] : [{ field, was, is: quote[field] }];
  });
  if (changes.length > 0) throw refusal('price_changed', { quote, changes });
}
