import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { priceOrder } from '../cart/price-order.ts';
import type { CartItem } from '../order/schemas/order-line.schema.ts';
import { aProduct } from '../testing/index.ts';
import { groupPaymentParts, groupShares } from './group-shares.ts';
import { wholeBasket } from './group-parts.ts';

const PRICES = { p1: 45_000, p2: 12_500, p3: 0, p4: 33_333 };
type ProductId = keyof typeof PRICES;
const now = new Date('2026-05-10T12:00:00Z');
const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);

const anyParts = fc.array(
  fc.array(
    fc.record({
      productId: fc.constantFrom<ProductId>('p1', 'p2', 'p3', 'p4'),
      count: fc.integer({ min: 1, max: 5 }),
    }),
    { maxLength: 4 },
  ),
  { minLength: 1, maxLength: 6 },
);

const toParts = (parts: readonly { productId: ProductId; count: number }[][]) =>
  parts.map((lines) => ({ lines: lines.map((line): CartItem => ({ ...line, modifiers: [] })) }));

/** The order of a basket, by the one rule of prices. */
function priced(parts: readonly { lines: CartItem[] }[], terms: Partial<Parameters<typeof priceOrder>[0]>) {
  const lines = wholeBasket(parts);
  const price = priceOrder({
    lines: lines.map(({ productId, count }) => ({
      product: aProduct({ id: productId, costPrice: PRICES[productId as ProductId] }),
      count,
    })),
    serviceType: 'DELIVERY',
    deliveryPrice: 15_000,
    now,
    ...terms,
  });
  return { lines: lines.map((line, index) => ({ ...line, price: price.lines[index]!.price })), price };
}

test('C6 the shares of any group sum to the total of its order, with discounts, fees, points and tip', () => {
  fc.assert(
    fc.property(
      anyParts,
      fc.record({
        deliveryPrice: fc.nat(30_000),
        serviceFee: fc.nat(10_000),
        tip: fc.nat(20_000),
        cashback: fc.nat(200_000),
        promo: fc.record({ onProducts: fc.nat(100_000), onDelivery: fc.nat(30_000) }),
      }),
      (given, { promo, ...terms }) => {
        const parts = toParts(given);
        const { lines, price } = priced(parts, {
          ...terms,
          promotions: [{ ...promo, promoId: null, terms: null }],
        });
        const shares = groupShares(parts, lines, price);
        expect(shares.every((share) => Number.isSafeInteger(share) && share >= 0)).toBe(true);
        expect(sum(shares)).toBe(parts.some((part) => part.lines.length > 0) ? price.totalPrice : 0);
        for (const [index, part] of parts.entries())
          if (part.lines.length === 0) expect(shares[index]).toBe(0);
      },
    ),
  );
});

test('C6 without fees and discounts each member owes exactly their own dishes', () => {
  fc.assert(
    fc.property(anyParts, (given) => {
      const parts = toParts(given);
      const { lines, price } = priced(parts, { serviceType: 'PICK_UP', deliveryPrice: 0 });
      const own = given.map((part) => sum(part.map(({ productId, count }) => PRICES[productId] * count)));
      expect(groupShares(parts, lines, price)).toEqual(own);
    }),
  );
});

test('C6 delivery is divided equally, a discount by the price of the dishes', () => {
  const parts = toParts([[{ productId: 'p1', count: 2 }], [{ productId: 'p2', count: 2 }], []]);
  const { lines, price } = priced(parts, {
    deliveryPrice: 10_001,
    promotions: [{ onProducts: 11_500, onDelivery: 0, promoId: null, terms: null }],
  });
  // 90 000 and 25 000 less a tenth, and half of 10 001 each.
  expect(groupShares(parts, lines, price)).toEqual([81_000 + 5_001, 22_500 + 5_000, 0]);
});

test('C6 the parts that people pay sum to the total, and their pieces to the lines of the order', () => {
  fc.assert(
    fc.property(anyParts, fc.nat(30_000), (given, deliveryPrice) => {
      const members = toParts(given).map((part, index) => ({
        ...part,
        id: `m${index}`,
        isHost: index === 0,
      }));
      const { lines, price } = priced(members, { deliveryPrice });
      const parts = groupPaymentParts(members, lines, price);
      expect(sum(parts.map(({ amount }) => amount))).toBe(lines.length > 0 ? price.totalPrice : 0);
      expect(parts.every(({ amount }) => amount > 0)).toBe(true);
      if (parts.length === members.filter((member) => member.lines.length > 0).length)
        for (const [index, line] of lines.entries())
          expect(sum(parts.map(({ counts }) => counts[index]!))).toBe(line.count);
    }),
  );
});
