import { EXPECTED_SUMS, type PriceChange, type PriceChangedData } from '@dasturxon/core/api';
import type { PlaceOrder, Quote } from '@dasturxon/core/order';

import { apiError } from '../../http/api-error.ts';

/** Totals in a request are expectations; one that differs is price_changed with the new quote (ADR 0006, T29). */
export function checkExpectations(request: PlaceOrder, quote: Quote): void {
  const changes = EXPECTED_SUMS.flatMap((field): PriceChange[] => {
    const before = request[field];
    const after = quote[field];
    return before === null || before === after ? [] : [{ field, productId: null, before, after }];
  });
  if (changes.length > 0) throw apiError('price_changed', { quote, changes } satisfies PriceChangedData);
}
