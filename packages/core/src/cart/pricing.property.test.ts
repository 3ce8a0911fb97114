import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  anyLine,
  discounts,
  lineOf,
  lines,
  orders,
  pieces,
} from '../testing/properties/any-order-to-price.ts';
import { aPromo } from '../testing/index.ts';
import { earnedCashback } from './earned-cashback.ts';
import { priceOrder } from './price-order.ts';
import { TIP_AT_MOST } from './fees/tip.ts';
import type { OrderedLine } from './unit-price.ts';

const now = new Date('2026-05-10T12:00:00Z');

const priceOfLines = (lines: readonly OrderedLine[]) =>
  priceOrder({ lines, serviceType: 'PICK_UP', deliveryPrice: 0, now }).totalPrice;

const halfUp = (top: bigint, bottom: bigint) => (2n * top + bottom) / (2n * bottom);

/** The one formula over fractions, written another way: numerator and denominator as big integers. */
function oracle({ product, count, modifiers = [] }: OrderedLine): bigint {
  const cost = halfUp(BigInt(product.costPrice) * BigInt(100 - (product.discount ?? 0)), 100n);
  let unit = cost + BigInt(product.additionalPrice ?? 0);
  for (const { modifier, count } of modifiers) unit += BigInt(modifier.price ?? 0) * BigInt(count);
  if (product.unit !== 'KG' && product.unit !== 'LITER') return unit * BigInt(count);
  const [whole = '0', fraction = ''] = String(product.measure ?? 0.1).split('.');
  return halfUp(unit * BigInt(count) * BigInt(whole + fraction), 10n ** BigInt(fraction.length));
}

describe('I01…I14', () => {
  test('I01 I10 the price of a line follows the formula exactly, for pieces and for steps', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        expect(BigInt(priceOfLines([line]))).toBe(oracle(line));
      }),
    );
  });

  test('I02 the order of lines and of choices changes nothing', () => {
    fc.assert(
      fc.property(lines, fc.infiniteStream(fc.nat()), (lines, order) => {
        const shuffled = <T>(list: readonly T[]): T[] =>
          list
            .map((entry) => ({ entry, at: order.next().value }))
            .sort((a, b) => a.at - b.at)
            .map(({ entry }) => entry);
        const other = shuffled(lines).map((line) => ({ ...line, modifiers: shuffled(line.modifiers ?? []) }));
        expect(priceOfLines(other)).toBe(priceOfLines(lines));
      }),
    );
  });

  test('I03 I04 splitting a line and merging equal ones keep the total, weighed lines too', () => {
    fc.assert(
      fc.property(anyLine, fc.integer({ min: 1, max: 98 }), lines, (line, at, rest) => {
        fc.pre(at < line.count);
        const [one, other] = [
          { ...line, count: at },
          { ...line, count: line.count - at },
        ];
        expect(priceOfLines([one, ...rest, other])).toBe(priceOfLines([line, ...rest]));
      }),
    );
  });

  test('I05 the total never falls with count, cost or a choice’s price, never rises with a discount', () => {
    const more = fc.record({
      count: fc.nat(5),
      cost: fc.nat(999),
      choice: fc.nat(999),
      discount: fc.nat(100),
    });
    fc.assert(
      fc.property(anyLine, more, (line, { count, cost, choice, discount }) => {
        const total = priceOfLines([line]);
        const product = line.product;
        const dearer = { ...product, costPrice: product.costPrice + cost };
        const cheaper = { ...product, discount: Math.min(100, (product.discount ?? 0) + discount) };
        const choices = line.modifiers?.map(({ modifier, count }) => ({
          modifier: { ...modifier, price: (modifier.price ?? 0) + choice },
          count,
        }));
        expect(priceOfLines([{ ...line, count: line.count + count }])).toBeGreaterThanOrEqual(total);
        expect(priceOfLines([{ ...line, product: dearer }])).toBeGreaterThanOrEqual(total);
        expect(priceOfLines([{ ...line, modifiers: choices ?? [] }])).toBeGreaterThanOrEqual(total);
        expect(priceOfLines([{ ...line, product: cheaper }])).toBeLessThanOrEqual(total);
      }),
    );
  });

  test('I06 no discount is the cost, a hundred percent leaves additions and choices', () => {
    fc.assert(
      fc.property(lineOf(pieces), (line) => {
        const at = (discount: number) => priceOfLines([{ ...line, product: { ...line.product, discount } }]);
        expect(at(0) - at(100)).toBe(line.product.costPrice * line.count);
      }),
    );
  });

  test('I07 PRICE-09 the total is the sum of its parts, and each part stays inside what it is taken from', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const p = priceOrder(order);
        const promoOnProducts = p.totalProductDiscount - p.productDiscount;
        const payable =
          p.totalProductPrice - promoOnProducts + p.deliveryPrice - p.deliveryDiscount + p.servicePrice;
        expect(p.totalPrice).toBe(payable - p.cashback + p.tip);
        expect(p.totalProductPrice).toBe(p.productPrice - p.productDiscount);
        expect(p.totalDiscount).toBe(p.totalProductDiscount + p.deliveryDiscount);
        for (const [amount, limit] of [
          [p.productDiscount, p.productPrice],
          [promoOnProducts, p.totalProductPrice],
          [p.deliveryDiscount, p.deliveryPrice],
          [p.cashback, Math.min(payable, order.cashback ?? 0, order.cashbackBalance ?? payable)],
        ] as const) {
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBeLessThanOrEqual(limit);
        }
        expect(p.explanation.reduce((sum, step) => sum + step.amount, 0)).toBe(p.totalPrice);
      }),
    );
  });

  test('I21 B35 a tip is added to the total and changes no other sum', () => {
    fc.assert(
      fc.property(orders, fc.nat(2 * TIP_AT_MOST), (order, wanted) => {
        const without = priceOrder({ ...order, tip: null });
        const { tip, totalPrice, explanation, ...sums } = priceOrder({ ...order, tip: wanted });
        const { tip: none, totalPrice: before, explanation: steps, ...rest } = without;
        expect([none, tip]).toEqual([0, Math.min(wanted, TIP_AT_MOST)]);
        expect(totalPrice).toBe(before + tip);
        expect(sums).toEqual(rest);
        expect(explanation.filter(({ rule }) => rule !== 'tip')).toEqual(steps);
        const earned = { productPrice: sums.productPrice, totalProductDiscount: sums.totalProductDiscount };
        expect(earnedCashback({ ...earned, cashback: sums.cashback }, 5)).toBe(
          earnedCashback({ ...rest, cashback: rest.cashback }, 5),
        );
      }),
    );
  });

  test('I08 PICK_UP and DINE_IN deliver nothing and cost nothing to deliver', () => {
    fc.assert(
      fc.property(orders, fc.constantFrom('PICK_UP' as const, 'DINE_IN' as const), (order, serviceType) => {
        expect(priceOrder({ ...order, serviceType })).toMatchObject({
          deliveryPrice: 0,
          deliveryDiscount: 0,
        });
      }),
    );
  });

  test('I11 I13 PRICE-09 an order that went over the wire as JSON has the same price, bit for bit', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const { now, ...rest } = order;
        const travelled = { ...(JSON.parse(JSON.stringify(rest)) as typeof rest), now: new Date(now) };
        expect(JSON.stringify(priceOrder(travelled))).toBe(JSON.stringify(priceOrder(order)));
      }),
    );
  });

  test('I12 an order of the lines of its quote has the total of the quote', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const quote = priceOrder(order);
        expect(priceOrder({ ...order, lines: quote.lines, cashback: quote.cashback }).totalPrice).toBe(
          quote.totalPrice,
        );
      }),
    );
  });

  test('I14 D52 every sum is whole, safe and never minus nothing', () => {
    fc.assert(
      fc.property(orders, (order) => {
        const { lines, explanation, promoError: _, ...sums } = priceOrder(order);
        const amounts = [
          ...Object.values(sums),
          ...lines.flatMap(({ unitPrice, listPrice, discount, price }) => [
            unitPrice,
            listPrice,
            discount,
            price,
          ]),
        ];
        for (const amount of amounts) {
          expect(Number.isSafeInteger(amount) && amount >= 0 && !Object.is(amount, -0)).toBe(true);
        }
        expect(
          explanation.every(({ amount }) => Number.isSafeInteger(amount) && !Object.is(amount, -0)),
        ).toBe(true);
      }),
    );
  });

  test('I16 I18 a promo never makes the total negative; one that does not hold leaves it as it was', () => {
    fc.assert(
      fc.property(orders, discounts, (order, terms) => {
        const price = priceOrder({ ...order, cashback: 0, promo: aPromo(terms) });
        const without = priceOrder({ ...order, cashback: 0, promo: null });
        expect(price.totalPrice).toBeGreaterThanOrEqual(0);
        expect(price.totalPrice).toBeLessThanOrEqual(without.totalPrice);
        if (price.promoError) expect(price.totalPrice).toBe(without.totalPrice);
        const holds = terms.isActive && without.totalProductPrice >= terms.minPrice;
        expect(price.promoError === null).toBe(holds);
      }),
    );
  });
});
