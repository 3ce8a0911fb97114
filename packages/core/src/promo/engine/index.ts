export * from './apply-promotions.ts';
export * from './check-promotion.ts';
export * from './guest-segment.ts';
export * from './offer-promotions.ts';
export * from './promo-rule.schema.ts';
export * from './promotion.ts';
export * from './promotion-cost.ts';
