import { describe, expect, test } from 'vitest';

import { checkMinimum, progressToMinimum } from './check-minimum.ts';

describe('VAL-12 D37 the minimum', () => {
  test.each([
    ['exactly enough', 'DELIVERY', 40_000, 40_000, null],
    ['one so’m short', 'DELIVERY', 39_999, 40_000, 1],
    ['PICK_UP has none', 'PICK_UP', 1, 40_000, null],
    ['DINE_IN has none', 'DINE_IN', 1, 40_000, null],
    ['no minimum', 'DELIVERY', 0, 0, null],
  ] as const)('VAL-12 D37 %s', (_, serviceType, totalProductPrice, minimalDeliveryPrice, missing) => {
    const answer = checkMinimum({ serviceType, totalProductPrice, minimalDeliveryPrice });
    expect(answer).toEqual(
      missing === null
        ? { ok: true, value: totalProductPrice }
        : { ok: false, code: 'order.belowMinimum', missing },
    );
  });

  test.each([
    ['DELIVERY', 30_000, 40_000, { threshold: 40_000, missing: 10_000, share: 0.75 }],
    ['DELIVERY', 50_000, 40_000, { threshold: 40_000, missing: 0, share: 1 }],
    ['DELIVERY', 50_000, 0, null],
    ['PICK_UP', 1, 40_000, null],
  ] as const)(
    'D37 progress of %s with %d of %d',
    (serviceType, totalProductPrice, minimalDeliveryPrice, progress) => {
      expect(progressToMinimum({ serviceType, totalProductPrice, minimalDeliveryPrice })).toEqual(progress);
    },
  );
});
