export * from './card.schema.ts';
export * from './payment.schema.ts';
export * from './offered-payments.ts';
export * from './payable.ts';
export * from './payment-attempt.ts';
export * from './refund-share.ts';
export * from './split-money.ts';
export * from './tiyin.ts';
