import { expect, test } from 'vitest';

import { keepsTheWire } from '../testing/schema.contract.ts';
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
