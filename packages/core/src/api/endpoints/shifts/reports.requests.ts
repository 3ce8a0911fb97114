import * as v from 'valibot';

import { MENU_FORMATS } from '../../../menu-file/import-preview.ts';
import { PaymentProvider } from '../../../report/payment-provider.ts';
import { DIFFERENCE_KINDS, LONGEST_REASON } from '../../../report/reconciliation.schema.ts';
import { REPORT_TABLES } from '../../../report/tables/report-table.schema.ts';
import { Id } from '../../../kernel/wire.ts';
import { request } from '../../endpoint.ts';

const Day = v.pipe(v.string(), v.isoDate());
/** A column of a file by its place, from 0. */
const column = v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number)));

const PERIOD = {
  /** The first and the last business day in the merchant's time zone; at most 366 days. */
  from: Day,
  to: Day,
  /** One branch; without it all of the caller's. */
  branch: v.optional(Id),
};

export const readSalesReport = request({
  summary: 'What was sold in a period',
  query: v.object(PERIOD),
});

export const readReportTable = request({
  summary: 'A table of the reports for a period',
  query: v.object({ table: v.picklist(REPORT_TABLES), ...PERIOD }),
});

const Reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_REASON));
const Tiyin = v.nullable(v.pipe(v.number(), v.safeInteger()));

const FILE = {
  provider: PaymentProvider,
  format: v.picklist(MENU_FORMATS),
  /** Which columns hold what; without any of them they are found by our payments and by their titles. */
  name: column,
  amount: column,
  fee: column,
  state: column,
};

export const comparePayments = request({
  summary: 'What a payment provider lists beside what was paid',
  /** The first and the last day of the file; at most 366 days. */
  query: v.strictObject({ ...FILE, from: Day, to: Day }),
  body: v.unknown(),
});

export const explainDifference = request({
  summary: 'Explain a difference between a payment and the file of its provider',
  body: v.strictObject({
    provider: PaymentProvider,
    kind: v.picklist(DIFFERENCE_KINDS),
    /** What the provider calls it. */
    name: v.pipe(v.string(), v.maxLength(500)),
    ours: Tiyin,
    theirs: Tiyin,
    reason: Reason,
  }),
});

export const listPaymentDays = request({
  summary: 'The closed days of payment providers',
  query: v.strictObject({ from: Day, to: Day }),
});

export const closePaymentDay = request({
  summary: 'Close a day of a payment provider with its file',
  query: v.strictObject({ ...FILE, day: Day }),
  body: v.unknown(),
});

export const reopenPaymentDay = request({
  summary: 'Open a closed day of a payment provider again',
  body: v.strictObject({ provider: PaymentProvider, day: Day, reason: Reason }),
});
