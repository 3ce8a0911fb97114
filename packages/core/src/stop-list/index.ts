export * from './stop-end.ts';
export * from './back-on-sale.ts';
export * from './branch-offers.ts';
