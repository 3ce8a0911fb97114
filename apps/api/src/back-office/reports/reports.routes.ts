import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../../http/serving/serving.ts';
import type { Deps } from '../../orders/model/deps.ts';
import { comparePayments } from './payments/compare-payments.ts';
import { explainDifference } from './payments/explanations.ts';
import { closePaymentDay, listPaymentDays, reopenPaymentDay } from './payments/payment-days.ts';
import { readSalesReport } from './read-sales-report.ts';
import { readReportTable } from './tables/read-report-table.ts';

/** What was sold. */
export function reportsRoutes(serve: Serve<Deps>) {
  serve(endpoints.readSalesReport, (ctx, { query }) => readSalesReport(ctx, query));
  serve(endpoints.readReportTable, (ctx, { query }) => readReportTable(ctx, query));
  serve(endpoints.comparePayments, (ctx, { query, body }) => comparePayments(ctx, { ...query, bytes: body }));
  serve(endpoints.explainDifference, (ctx, { body }) => explainDifference(ctx, body));
  serve(endpoints.listPaymentDays, (ctx, { query }) => listPaymentDays(ctx, query));
  serve(endpoints.closePaymentDay, (ctx, { query, body }) => closePaymentDay(ctx, { ...query, bytes: body }));
  serve(endpoints.reopenPaymentDay, (ctx, { body }) => reopenPaymentDay(ctx, body));
}
