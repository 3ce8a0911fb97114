import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { anOrder } from '../../testing/index.ts';
import { cancelEffects, canCustomerCancel, isDelayedLong } from './cancel-order.ts';
import { ORDER_STATUSES } from '../schemas/order-status.schema.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };

describe('cancelling', () => {
  test('SET-16 D19 a customer may cancel before acceptance, where the merchant lets them', () => {
    const allowed = ORDER_STATUSES.filter(
      (status) => canCustomerCancel({ status }, { cancelOrder: true }).ok,
    );
    expect(allowed.toSorted()).toEqual(['AT_TIME', 'CREATED']);
    expect(canCustomerCancel({ status: 'CREATED' }, { cancelOrder: true })).toEqual({
      ok: true,
      value: true,
    });
    expect(canCustomerCancel({ status: 'CREATED' }, { cancelOrder: false })).toEqual({
      ok: false,
      code: 'order.notCancellable',
    });
  });

  test('BO-156 a customer may cancel what the kitchen has delayed by more than 15 minutes and not finished', () => {
    const after = (delayedMinutes: number) =>
      ORDER_STATUSES.filter((status) => isDelayedLong({ status, delayedMinutes })).toSorted();
    expect([after(0), after(15), after(16)]).toEqual([[], [], ['ACCEPTED', 'COOKING']]);
    const settings = { cancelOrder: false };
    expect(canCustomerCancel({ status: 'ACCEPTED', delayedMinutes: 16 }, settings).ok).toBe(true);
    expect(canCustomerCancel({ status: 'ACCEPTED', delayedMinutes: 15 }, settings).ok).toBe(false);
    expect(canCustomerCancel({ status: 'DONE', delayedMinutes: 60 }, settings).ok).toBe(false);
  });

  test.each([
    ['an order without points and promo gives none', { isPaid: true }, { cashback: 0, promotions: true }],
    [
      'points and the promo’s use come back',
      { cashback: 5_000, promoId: 'p1' },
      { cashback: 5_000, promotions: true },
    ],
    [
      'a cancelled one gives nothing a second time',
      { status: 'CANCELED' as const, isPaid: true, cashback: 5_000, promoId: 'p1' },
      { cashback: 0, promotions: false },
    ],
  ])('D19 I22 %s', (_, change, effects) => {
    expect(cancelEffects(anOrder(change))).toEqual(effects);
  });

  test('I22 however often an order is cancelled, it gives back one use of the promo and its points once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.boolean(), (times, isPaid) => {
        let order = anOrder({ promoId: 'p1', cashback: 700, isPaid });
        let [uses, points] = [0, 0];
        for (let i = 0; i < times; i += 1) {
          const effects = cancelEffects(order);
          if (effects.promotions) uses += 1;
          points += effects.cashback;
          order = { ...order, status: 'CANCELED' };
        }
        expect([uses, points]).toEqual([1, 700]);
      }),
      runs,
    );
  });
});
