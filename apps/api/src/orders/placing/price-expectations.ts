import { EXPECTED_SUMS, type PriceChange } from '@dasturxon/core/api';
import type { PlaceOrder, Quote } from '@dasturxon/core/order';

/** Totals in a request are expectations; these differ from the server's (ADR 0006, T29). */
export function unmetExpectations(request: PlaceOrder, quote: Quote): PriceChange[] {
  return EXPECTED_SUMS.flatMap((field): PriceChange[] => {
    const before = request[field];
    const after = quote[field];
    return before === null || before === after ? [] : [{ field, productId: null, before, after }];
  });
}
