import * as v from 'valibot';
import { expect, test } from 'vitest';

import { from, keepsBounds, textUpTo } from '../testing/contracts/bounds.contract.ts';
import { aPromo } from '../testing/index.ts';
import { keepsTheWire } from '../testing/contracts/schema.contract.ts';
import { DISCOUNT_TYPES, Promo } from './promo.schema.ts';

const when = '2026-03-10T09:00:00Z';

test('ENUM-11 discountType', () => expect(DISCOUNT_TYPES).toEqual(['AMOUNT', 'PERCENTAGE']));

keepsTheWire({
  row: 'ENT-34 promo',
  schema: Promo,
  fields:
    'id code discountType productDiscount deliveryDiscount minPrice startDate endDate isActive createdDate lastModifiedDate'.split(
      ' ',
    ),
  minimal: { id: 'p', code: 'PALOV', discountType: 'AMOUNT' },
  full: {
    id: 'p',
    code: 'PALOV',
    discountType: 'PERCENTAGE',
    productDiscount: 10,
    deliveryDiscount: 50,
    minPrice: 100_000,
    startDate: '2026-03-01',
    endDate: when,
    isActive: false,
    createdDate: when,
    lastModifiedDate: when,
  },
});

keepsBounds(
  'ENT-34 promo',
  { schema: Promo, good: aPromo() },
  {
    code: textUpTo(64, 1),
    productDiscount: from(0, 0.5),
    deliveryDiscount: from(0, 0.5),
    minPrice: from(0, 0.5),
  },
);

test('ENT-34 amounts that a promo does not name are nothing', () => {
  expect(v.parse(Promo, { id: 'p', code: 'X', discountType: 'AMOUNT' })).toMatchObject({
    productDiscount: 0,
    deliveryDiscount: 0,
    minPrice: 0,
  });
});
