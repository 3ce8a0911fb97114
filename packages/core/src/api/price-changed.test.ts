import { expect, test } from 'vitest';

import { ApiError } from './api-error.ts';
import { readPriceChanged } from './price-changed.schema.ts';

const changes = [{ field: 'totalPrice', productId: null, before: 90_000, after: 95_000 }];

test('D63 PRICE-09 a price_changed error brings the new quote and what changed', () => {
  const error = new ApiError({
    code: 'price_changed',
    status: 409,
    data: { quote: { totalPrice: 95_000 }, changes },
  });
  expect(readPriceChanged(error)).toMatchObject({ quote: { totalPrice: 95_000 }, changes });
});

test.each([
  ['another error', 'in_progress', { quote: {}, changes }],
  ['no quote', 'price_changed', { changes }],
  ['a broken change', 'price_changed', { quote: {}, changes: [{ field: 'colour', after: 1 }] }],
] as const)('D63 %s brings nothing', (_, code, data) => {
  expect(readPriceChanged(new ApiError({ code, data }))).toBeNull();
});
