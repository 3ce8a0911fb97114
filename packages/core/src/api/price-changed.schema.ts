import * as v from 'valibot';

import { Id, listOf, orNull } from '../kernel/wire.ts';
import { Quote } from '../order/schemas/quote.schema.ts';
import type { ErrorCode } from './error-codes.ts';

/** The sums of a quote that a request may expect. */
export const EXPECTED_SUMS = [
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

/** What may differ from what the customer was shown. */
export const PRICE_CHANGE_FIELDS = ['unitPrice', ...EXPECTED_SUMS, 'cashback'] as const;

/** One difference, in whole so'm; `before` is what the customer expected, null where they expected nothing. */
export const PriceChange = v.object({
  field: v.picklist(PRICE_CHANGE_FIELDS),
  productId: orNull(Id),
  before: orNull(v.number()),
  after: v.number(),
});
export type PriceChange = v.InferOutput<typeof PriceChange>;

/** Errors that bring a new quote: the price differs, or the quote is too old, of another order, or ordered with before (C1). */
export const QUOTE_ERRORS: readonly string[] = [
  'price_changed',
  'quote.expired',
  'quote.altered',
  'quote.used',
] satisfies ErrorCode[];

/** What an error of `QUOTE_ERRORS` brings along: the new quote and what changed (ADR 0006). */
export const PriceChangedData = v.object({ quote: Quote, changes: listOf(PriceChange) });
export type PriceChangedData = v.InferOutput<typeof PriceChangedData>;

/** The data of an error that brings a new quote, null when the error is another one or its data is not readable. */
export function readPriceChanged(error: {
  code: string;
  data: Readonly<Record<string, unknown>>;
}): PriceChangedData | null {
  if (!QUOTE_ERRORS.includes(error.code)) return null;
  const parsed = v.safeParse(PriceChangedData, error.data);
  return parsed.success ? parsed.output : null;
}
