import { Quote } from '@dasturxon/core/order';
import { anOrderLine } from '@dasturxon/core/testing';
import * as v from 'valibot';
import { expect, test } from 'vitest';

import { diffQuotes } from './diff-quotes.ts';

const quote = (change: Partial<Quote> = {}): Quote => ({
  ...v.parse(Quote, { totalPrice: 105_000, deliveryPrice: 15_000 }),
  lines: [anOrderLine()],
  ...change,
});

test('price_changed nothing differs between equal quotes', () => {
  expect(diffQuotes(quote(), quote())).toEqual([]);
});

test('price_changed a line and the total that follows from it, the total last', () => {
  const after = quote({ totalPrice: 115_000, lines: [anOrderLine({ price: 100_000, unitPrice: 50_000 })] });
  expect(diffQuotes(quote(), after)).toMatchObject([
    { what: 'line', before: 90_000, after: 100_000 },
    { what: 'totalPrice', before: 105_000, after: 115_000 },
  ]);
});

test('price_changed a line that is gone has no new price', () => {
  expect(diffQuotes(quote(), quote({ lines: [] }))).toMatchObject([
    { what: 'line', before: 90_000, after: null },
  ]);
});

test('price_changed the delivery and a promo are named', () => {
  const after = quote({ deliveryPrice: 20_000, totalProductDiscount: 9000, totalPrice: 101_000 });
  expect(diffQuotes(quote(), after).map(({ what }) => what)).toEqual([
    'productDiscount',
    'deliveryPrice',
    'totalPrice',
  ]);
});
