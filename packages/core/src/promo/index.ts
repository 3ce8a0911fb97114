export * from './promo.schema.ts';
export * from './apply-promo.ts';
export * from './normalize-promo-code.ts';
export * from './promo-uses.ts';
