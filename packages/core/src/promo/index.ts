export * from './promo.schema.ts';
