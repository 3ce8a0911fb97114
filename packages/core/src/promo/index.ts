export * from './promo.schema.ts';
export * from './apply-promo.ts';
export * from './normalize-promo-code.ts';
export * from './promo-codes.schema.ts';
export * from './promo-uses.ts';
export * from './applied-promotion.schema.ts';
export type { PromotionOff } from './promotion-off.ts';
export * from './engine/index.ts';
