export * from './card.schema.ts';
export * from './payment.schema.ts';
export * from './offered-payments.ts';
