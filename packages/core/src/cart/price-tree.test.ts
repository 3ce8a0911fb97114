import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { anOrderToPrice } from '../testing/order-to-price.ts';
import { orders } from '../testing/properties/any-order-to-price.ts';
import { aPromo } from '../testing/index.ts';
import { priceOrder } from './price-order.ts';
import { priceTree } from './price-tree.ts';

test('C1 the leaves of the derivation add up to the total, and every step is in exactly one part', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const { explanation, totalPrice } = priceOrder(order);
      const { amount, parts } = priceTree(explanation);
      const leaves = parts.flatMap(({ steps }) => steps);
      expect(amount).toBe(totalPrice);
      expect(leaves.reduce((sum, step) => sum + step.amount, 0)).toBe(totalPrice);
      expect(new Set(leaves).size).toBe(explanation.length);
      for (const part of parts)
        expect(part.steps.reduce((sum, step) => sum + step.amount, 0)).toBe(part.amount);
    }),
  );
});

test('C1 the parts are dishes, discounts, delivery, service, points and tip, in this order', () => {
  const promo = aPromo({ discountType: 'PERCENTAGE', productDiscount: 10, deliveryDiscount: 50 });
  const { explanation } = priceOrder(
    anOrderToPrice({ promo, serviceFee: 4_000, cashback: 1_000, tip: 5_000 }),
  );
  expect(priceTree(explanation).parts.map(({ part, amount }) => [part, amount])).toEqual([
    ['dishes', 193_000],
    ['discounts', -31_450],
    ['delivery', 7_500],
    ['service', 4_000],
    ['points', -1_000],
    ['tip', 5_000],
  ]);
});

test('C1 a rule that a page does not know yet is still part of the total', () => {
  const { amount, parts } = priceTree([{ rule: 'rounding', amount: 5_000 }]);
  expect({ amount, part: parts[0]?.part }).toEqual({ amount: 5_000, part: 'other' });
});
