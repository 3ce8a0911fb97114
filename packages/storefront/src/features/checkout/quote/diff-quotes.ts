import { lineKey } from '@dasturxon/core/cart';
import type { LocalizedText } from '@dasturxon/core/kernel';
import type { OrderLine, Quote } from '@dasturxon/core/order';

/** One thing that costs something else now; null is "was not there" or "is no more". */
export type QuoteChange = {
  id: string;
  what:
    | 'line'
    | 'productDiscount'
    | 'deliveryPrice'
    | 'deliveryDiscount'
    | 'servicePrice'
    | 'cashback'
    | 'tip'
    | 'totalPrice';
  name: LocalizedText | null;
  before: number | null;
  after: number | null;
};

const SUMS = ['deliveryPrice', 'deliveryDiscount', 'servicePrice', 'cashback', 'tip'] as const;

const keyed = (lines: readonly OrderLine[]) => new Map(lines.map((line) => [lineKey(line), line]));

function lineChange(id: string, was: OrderLine | undefined, is: OrderLine | undefined): QuoteChange[] {
  const [before, after] = [was?.price ?? null, is?.price ?? null];
  return before === after ? [] : [{ id, what: 'line', name: (is ?? was)?.name ?? null, before, after }];
}

function lineChanges(before: Quote, after: Quote): QuoteChange[] {
  const [old, fresh] = [keyed(before.lines), keyed(after.lines)];
  const keys = [...new Set([...old.keys(), ...fresh.keys()])];
  return keys.flatMap((key) => lineChange(key, old.get(key), fresh.get(key)));
}

/** What a promo takes off the dishes: their own discounts are in the lines. */
const promoOff = (quote: Quote) => quote.totalProductDiscount - quote.productDiscount;

/** What differs between the sums that the guest saw and the new ones; the total comes last (ADR 0006). */
export function diffQuotes(before: Quote, after: Quote): QuoteChange[] {
  const sum = (what: Exclude<QuoteChange['what'], 'line'>, was: number, is: number): QuoteChange[] =>
    was === is ? [] : [{ id: what, what, name: null, before: was, after: is }];
  return [
    ...lineChanges(before, after),
    ...sum('productDiscount', promoOff(before), promoOff(after)),
    ...SUMS.flatMap((what) => sum(what, before[what], after[what])),
    ...sum('totalPrice', before.totalPrice, after.totalPrice),
  ];
}
