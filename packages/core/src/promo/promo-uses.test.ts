import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { cancelEffects } from '../order/cancel-order.ts';
import { anOrder } from '../testing/index.ts';
import { hasUsesLeft, type PromoUses, releaseUse, takeUse } from './promo-uses.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };

test.each([
  [0, 1, true],
  [1, 1, false],
  [2, 1, false],
  [0, 0, false],
  [1_000_000, null, true],
])('VAL-10 used %d of %j: another use %j', (uses, maxUses, isLeft) => {
  expect(hasUsesLeft({ uses, maxUses })).toBe(isLeft);
  const after = isLeft
    ? { ok: true, value: { uses: uses + 1, maxUses } }
    : { ok: false, code: 'promo.usedUp' };
  expect(takeUse({ uses, maxUses })).toEqual(after);
});

test('I22 nothing comes back that was not taken', () => {
  expect(releaseUse({ uses: 2, maxUses: 5 })).toEqual({ uses: 1, maxUses: 5 });
  expect(releaseUse({ uses: 0, maxUses: 5 })).toEqual({ uses: 0, maxUses: 5 });
});

/** What several customers do at once, in whatever order it reaches the one who counts. */
const deeds = fc.array(
  fc.record({ order: fc.nat(9), deed: fc.constantFrom('place' as const, 'cancel' as const) }),
  { maxLength: 60 },
);

test('I21 I22 in any interleaving a promo is used by just the orders that stand, and never above its maximum', () => {
  fc.assert(
    fc.property(deeds, fc.option(fc.nat(6)), (deeds, maxUses) => {
      let promo: PromoUses = { uses: 0, maxUses };
      const orders = new Map<number, ReturnType<typeof anOrder>>();
      const standing = () => [...orders.values()].filter(({ status }) => status !== 'CANCELED').length;
      for (const { order: id, deed } of deeds) {
        const order = orders.get(id);
        if (deed === 'place' && order === undefined) {
          const hadRoom = maxUses === null || standing() < maxUses;
          const taken = takeUse(promo);
          expect(taken.ok).toBe(hadRoom);
          if (taken.ok) orders.set(id, anOrder({ promoId: 'p' }));
          if (taken.ok) promo = taken.value;
        }
        if (deed === 'cancel' && order !== undefined) {
          // A cancellation that is told twice gives back once.
          if (cancelEffects(order).promoId !== null) promo = releaseUse(promo);
          orders.set(id, { ...order, status: 'CANCELED' });
        }
        expect(promo.uses).toBe(standing());
        expect(promo.uses).toBeLessThanOrEqual(maxUses ?? Infinity);
      }
    }),
    runs,
  );
});
