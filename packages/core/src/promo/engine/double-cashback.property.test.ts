import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { earnedCashback, earnedWithPromotions } from '../../cart/earned-cashback.ts';
import { aProduct } from '../../testing/index.ts';
import { aPromotion, aPromotionOrder } from '../../testing/promotion-builders.ts';
import { promotions } from '../../testing/properties/any-promotions.ts';
import { applyPromotions, doublesCashback, takenOff } from './apply-promotions.ts';
import { offerPromotions } from './offer-promotions.ts';
import { promotionCost } from './promotion-cost.ts';

const order = aPromotionOrder([
  { product: aProduct({ id: 'p1', costPrice: 40_000 }), count: 2, modifiers: [] },
]);
const twice = aPromotion({ id: 'twice', rule: { doublesCashback: true } });
const off = aPromotion({ id: 'off', productDiscount: 5_000 });
const ids = (list: Parameters<typeof applyPromotions>[0]) =>
  applyPromotions(list, order).map((one) => one.promoId);

describe('BO-411 points earned twice', () => {
  test('BO-411 an order earns twice the points, whatever number of promotions doubles them, and never more than was paid', () => {
    const sums = fc.record({
      productPrice: fc.nat(1e7),
      totalProductDiscount: fc.nat(1e6),
      cashback: fc.nat(1e6),
    });
    fc.assert(
      fc.property(sums, fc.nat(100), fc.array(fc.boolean(), { maxLength: 4 }), (sum, percent, flags) => {
        const own = flags.map((isOne) => ({ doublesCashback: isOne }));
        const once = earnedCashback(sum, percent);
        const earned = earnedWithPromotions(sum, percent, own);
        const most = earnedCashback(sum, 100);
        expect(earned).toBe(flags.includes(true) ? Math.min(2 * once, most) : once);
      }),
    );
  });

  test('BO-411 at most one promotion is used for the points alone, and no doubling changes what is taken off', () => {
    fc.assert(
      fc.property(promotions, (all) => {
        const applied = applyPromotions(all, order);
        const forPoints = applied.filter((one) => one.code === null && takenOff([one]) === 0);
        expect(forPoints.length).toBeLessThanOrEqual(1);
        expect(forPoints.every((one) => one.doublesCashback)).toBe(true);
        const plain = all.map(({ rule, ...one }) => ({
          ...one,
          rule: rule && { ...rule, doublesCashback: false },
        }));
        expect(takenOff(applyPromotions(plain, order))).toBe(takenOff(applied));
      }),
    );
  });

  test('BO-411 it counts beside a discount, and alone where it is exclusive and nothing takes more off', () => {
    expect(ids([off, twice])).toEqual(['off', 'twice']);
    const alone = aPromotion({ id: 'alone', rule: { doublesCashback: true, isExclusive: true } });
    expect(ids([alone])).toEqual(['alone']);
    expect(ids([alone, off])).toEqual(['off']);
    expect(ids([twice, { ...twice, id: 'zwice' }])).toEqual(['twice']);
  });

  test('BO-411 a code that doubles the points is offered until they are doubled', () => {
    const code = { ...twice, id: 'code', code: 'IKKI' };
    const states = (list: Parameters<typeof offerPromotions>[0]) =>
      offerPromotions(list, order, null).map(({ promotion, state }) => `${promotion.id} ${state}`);
    expect(states([code])).toEqual(['code USABLE']);
    expect(states([twice, code])).toEqual(['twice APPLIED', 'code NOT_YET']);
    expect(doublesCashback(applyPromotions([code], order))).toBe(true);
  });

  test('BO-411 the example counts the points that are added', () => {
    const limits = { maxUses: null, maxPerUser: null, budget: null };
    const past = [900, 0].map((earned) => ({ customerId: 'a', order, earned }));
    expect(promotionCost(twice, limits, past)).toEqual({ orders: 2, used: 1, off: 0, most: 0, points: 900 });
  });
});
