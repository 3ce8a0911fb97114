import * as v from 'valibot';

import { MENU_FORMATS } from '../../../menu-file/import-preview.ts';
import { PAYMENT_BRANDS } from '../../../payment/payment.schema.ts';
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

export const comparePayments = request({
  summary: 'What a payment provider lists beside what was paid',
  query: v.strictObject({
    provider: v.picklist(Object.keys(PAYMENT_BRANDS) as (keyof typeof PAYMENT_BRANDS)[]),
    /** The first and the last day of the file; at most 366 days. */
    from: Day,
    to: Day,
    format: v.picklist(MENU_FORMATS),
    /** Which columns hold what; without any of them they are found by our payments and by their titles. */
    name: column,
    amount: column,
    fee: column,
    state: column,
  }),
  body: v.unknown(),
});
