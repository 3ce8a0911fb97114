import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { aProduct } from '../../testing/index.ts';
import { aPromotion, aPromotionOrder } from '../../testing/promotion-builders.ts';
import { promotions } from '../../testing/properties/any-promotions.ts';
import { applyPromotions, takenOff } from './apply-promotions.ts';
import { type PastOrder, promotionCost } from './promotion-cost.ts';

const FREE = { maxUses: null, maxPerUser: null, budget: null };
const past = (count: number, customerId = 'a', ordersBefore = 0): PastOrder => ({
  customerId,
  earned: 100,
  order: aPromotionOrder([{ product: aProduct({ id: 'p1', costPrice: 10_000 }), count }], { ordersBefore }),
});
const tenth = aPromotion({ discountType: 'PERCENTAGE', productDiscount: 10 });

describe('BO-281 what a promotion would have cost', () => {
  test.each([
    ['on every order', FREE, { used: 3, off: 6_000, most: 3_000 }],
    ['within its uses', { ...FREE, maxUses: 2 }, { used: 2, off: 3_000, most: 2_000 }],
    ['once per guest', { ...FREE, maxPerUser: 1 }, { used: 2, off: 4_000, most: 3_000 }],
    ['within its budget', { ...FREE, budget: 2_500 }, { used: 2, off: 2_500, most: 1_500 }],
  ])('%s', (_name, limits, expected) => {
    const orders = [past(1), past(2), past(3, 'b')];
    expect(promotionCost(tenth, limits, orders)).toEqual({ orders: 3, points: 0, ...expected });
  });

  test('a paused promotion of next year is judged as though it ran then; its conditions hold', () => {
    const first = aPromotion({
      ...tenth,
      isActive: false,
      startDate: '2027-01-01',
      rule: { orderNumbers: [1] },
    });
    expect(promotionCost(first, FREE, [past(1, 'a', 0), past(1, 'a', 1)])).toMatchObject({
      used: 1,
      off: 1_000,
    });
  });

  test('it is the sum of what each order would have had, and never above a limit', () => {
    const limit = fc.option(fc.integer({ min: 1, max: 4 }));
    fc.assert(
      fc.property(
        promotions,
        fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom('a', 'b')), { maxLength: 6 }),
        fc.record({ maxUses: limit, maxPerUser: limit, budget: fc.option(fc.nat(90_000)) }),
        ([promotion], list, limits) => {
          if (!promotion) return;
          const orders = list.map(([count, who]) => past(count, who));
          const whole = promotionCost(promotion, FREE, orders);
          const alone = orders.map(({ order }) => takenOff(applyPromotions([promotion], order)));
          expect(whole.off).toBe(alone.reduce((sum, off) => sum + off, 0));
          const cost = promotionCost(promotion, limits, orders);
          expect(cost.off).toBeLessThanOrEqual(Math.min(whole.off, limits.budget ?? Infinity));
          expect(cost.used).toBeLessThanOrEqual(Math.min(limits.maxUses ?? 6, 2 * (limits.maxPerUser ?? 6)));
          expect(cost.most).toBeLessThanOrEqual(cost.off);
        },
      ),
    );
  });
});
