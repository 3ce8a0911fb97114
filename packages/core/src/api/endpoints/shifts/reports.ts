import { Reconciliation } from '../../../report/reconciliation.schema.ts';
import { SalesReport } from '../../../report/sales.schema.ts';
import { ReportRows } from '../../../report/tables/report-table.schema.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './reports.requests.ts';

/** What the caller's branches sold in a period, and why orders were cancelled (B50). Fails with report.period for no period. */
export const readSalesReport = endpoint(
  {
    method: 'GET',
    path: '/admin/v1/reports/sales',
    auth: 'staff',
    host: 'backOffice',
    permission: 'reports.read',
    answer: SalesReport,
  },
  accepts<typeof requests.readSalesReport>(),
);

/**
 * A table of the reports for the caller's branches (BO-490). What is of the whole brand, as its points, has no rows for a person of some
 * branches. Fails with report.period for no period.
 */
export const readReportTable = endpoint(
  {
    method: 'GET',
    path: '/admin/v1/reports/table',
    auth: 'staff',
    host: 'backOffice',
    permission: 'reports.read',
    answer: ReportRows,
  },
  accepts<typeof requests.readReportTable>(),
);

/** The largest file of a payment provider, in bytes. */
export const PAYMENT_FILE_LIMIT = 10 * 1024 * 1024;

/** The payments of some days beside the provider's file of them (B50). Keeps nothing. Fails with report.file, report.period. */
export const comparePayments = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/reports/payments',
    auth: 'staff',
    host: 'backOffice',
    permission: 'payments.compare',
    bodyType: 'binary',
    bodyLimit: PAYMENT_FILE_LIMIT,
    mediaType: 'application/octet-stream',
    answer: Reconciliation,
  },
  accepts<typeof requests.comparePayments>(),
);
