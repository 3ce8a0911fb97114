import * as fc from 'fast-check';
import type * as v from 'valibot';

import type { PromoRule } from '../../promo/engine/promo-rule.schema.ts';
import type { Promotion } from '../../promo/engine/promotion.ts';
import { aPromotion } from '../promotion-builders.ts';

const meant = fc.record({
  productIds: fc.subarray(['p1', 'p2', 'p3']),
  categoryIds: fc.subarray(['c1', 'c2']),
});

const dishes = fc.record({
  meant,
  kind: fc.constantFrom('PERCENTAGE' as const, 'AMOUNT' as const, 'FREE' as const),
  value: fc.nat(300_000),
  paid: fc.constantFrom(0, 1, 2, 3),
  free: fc.integer({ min: 1, max: 3 }),
});

const rule: fc.Arbitrary<v.InferInput<typeof PromoRule>> = fc.record({
  services: fc.subarray(['DELIVERY' as const, 'PICK_UP' as const]),
  orderNumbers: fc.subarray([1, 2]),
  segments: fc.subarray(['NEW' as const, 'SLEEPING_30' as const, 'SLEEPING_60' as const, 'TOP' as const]),
  contains: fc.array(
    fc
      .record({ meant, count: fc.integer({ min: 1, max: 4 }) })
      .map(({ meant: of, count }) => ({ ...of, count })),
    { maxLength: 2 },
  ),
  dishes: fc.option(dishes.map(({ meant: of, ...rest }) => ({ ...of, ...rest }))),
  maxDiscount: fc.option(fc.nat(400_000)),
  isExclusive: fc.boolean(),
  doublesCashback: fc.boolean(),
});

/** Promotions of every kind, with different ids; some have codes. */
export const promotions: fc.Arbitrary<Promotion[]> = fc
  .array(
    fc.record({
      code: fc.constantFrom(null, null, 'KOD'),
      priority: fc.nat(2),
      discountType: fc.constantFrom('AMOUNT' as const, 'PERCENTAGE' as const),
      productDiscount: fc.oneof(fc.constant(0), fc.nat(100), fc.nat(400_000)),
      deliveryDiscount: fc.oneof(fc.constant(0), fc.nat(100), fc.nat(40_000)),
      minPrice: fc.oneof(fc.constant(0), fc.nat(1_000_000)),
      rule: fc.option(rule, { nil: undefined }),
    }),
    { maxLength: 6 },
  )
  .map((list) =>
    list.map(({ rule: of, ...one }, at) =>
      aPromotion({ ...one, id: `promo-${at}`, ...(of && { rule: of }) }),
    ),
  );
