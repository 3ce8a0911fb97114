import { Promo } from '@dasturxon/core/promo';
import * as v from 'valibot';

/** A promo code; by default it runs from the start of 2026 for ten years. */
export function promo(brand: string, facts: { code: string } & Partial<v.InferInput<typeof Promo>>): Promo {
  return v.parse(Promo, {
    id: `${brand}-promo-${facts.code.toLowerCase()}`,
    discountType: 'PERCENTAGE',
    startDate: '2026-01-01T00:00:00+05:00',
    endDate: '2035-12-31T23:59:59+05:00',
    createdDate: '2025-12-25T10:00:00+05:00',
    ...facts,
  });
}
