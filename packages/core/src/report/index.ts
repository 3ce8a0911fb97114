export * from './sales.schema.ts';
export * from './sales.ts';
export * from './period.ts';
export * from './reconciliation.schema.ts';
export * from './reconcile.ts';
export * from './payment-days.ts';
export * from './payment-provider.ts';
export * from './provider-file.ts';
export * from './tables/report-table.schema.ts';
export * from './tables/abc.ts';
export * from './tables/heat.ts';
export {
  openSpans,
  STOP_WEEKS,
  stopLoss,
  sumOfLosses,
  type SoldInHour,
  type Span,
  type StopLoss,
} from './tables/stop-loss.ts';
export { addMargins, type Margin, marginOf, NO_MARGIN } from './tables/promotion-margin.ts';
