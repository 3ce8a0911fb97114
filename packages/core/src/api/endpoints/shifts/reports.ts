import * as v from 'valibot';

import { DifferenceExplanation, PaymentDay, Reconciliation } from '../../../report/reconciliation.schema.ts';
import { SalesReport } from '../../../report/sales.schema.ts';
import { ReportRows } from '../../../report/tables/report-table.schema.ts';
import { Nothing } from '../../body-fields.ts';
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

/** The payments of some days beside the provider's file of them (B50). Keeps nothing of the file. Fails with report.file, report.period. */
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

/** Explains a difference, which is then no longer open (BO-539). Again changes the reason. */
export const explainDifference = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/reports/payments/explanations',
    auth: 'staff',
    host: 'backOffice',
    permission: 'payments.close',
    answer: DifferenceExplanation,
  },
  accepts<typeof requests.explainDifference>(),
);

/** The closed days of all providers in a period (BO-540). Fails with report.period for no period. */
export const listPaymentDays = endpoint(
  {
    method: 'GET',
    path: '/admin/v1/reports/payments/days',
    auth: 'staff',
    host: 'backOffice',
    permission: 'payments.compare',
    answer: v.object({ days: v.array(PaymentDay) }),
  },
  accepts<typeof requests.listPaymentDays>(),
);

/**
 * Closes a day that is over, at no open difference to the provider's file (BO-540). A closed day is answered as it is. Fails with
 * report.dayNotOver, report.openDifferences, report.file.
 */
export const closePaymentDay = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/reports/payments/days',
    auth: 'staff',
    host: 'backOffice',
    permission: 'payments.close',
    bodyType: 'binary',
    bodyLimit: PAYMENT_FILE_LIMIT,
    mediaType: 'application/octet-stream',
    answer: PaymentDay,
  },
  accepts<typeof requests.closePaymentDay>(),
);

/** Opens a closed day again, with a reason (BO-541). A day that is open stays so. */
export const reopenPaymentDay = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/reports/payments/days/reopen',
    auth: 'staff',
    host: 'backOffice',
    permission: 'payments.close',
    answer: Nothing,
  },
  accepts<typeof requests.reopenPaymentDay>(),
);
