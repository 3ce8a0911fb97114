import * as v from 'valibot';

import { PrintJob } from '../../../printing/print-job.schema.ts';
import { Printer } from '../../../printing/printer.schema.ts';
import { Nothing } from '../../body-fields.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './printing.requests.ts';

/** The printers of the caller's branches. */
export const listPrinters = endpoint({
  method: 'GET',
  path: '/admin/v1/printers',
  auth: 'staff',
  host: 'backOffice',
  permission: 'printing.use',
  answer: v.array(Printer),
});

/** Adds a printer to a branch (BO-60). The answer alone has its secret. */
export const addPrinter = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/printers',
    auth: 'staff',
    host: 'backOffice',
    permission: 'printing.setUp',
    answer: v.object({ printer: Printer, secret: v.string() }),
  },
  accepts<typeof requests.addPrinter>(),
);

/** Changes what a printer prints, and when. Its secret stays. */
export const changePrinter = endpoint(
  {
    method: 'PUT',
    path: '/admin/v1/printers/{id}',
    auth: 'staff',
    host: 'backOffice',
    permission: 'printing.setUp',
    answer: Printer,
  },
  accepts<typeof requests.changePrinter>(),
);

/** Removes a printer: its secret ends, and what waits for it is withdrawn. */
export const removePrinter = endpoint(
  {
    method: 'DELETE',
    path: '/admin/v1/printers/{id}',
    auth: 'staff',
    host: 'backOffice',
    permission: 'printing.setUp',
    answer: Nothing,
    answerType: 'empty',
  },
  accepts<typeof requests.removePrinter>(),
);

/** Prints the letters of every language. */
export const testPrinter = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/printers/{id}/test',
    auth: 'staff',
    host: 'backOffice',
    permission: 'printing.use',
    answer: PrintJob,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.testPrinter>(),
);

/** The last 100 tickets of the caller's branches, newest first. */
export const listPrintJobs = endpoint({
  method: 'GET',
  path: '/admin/v1/print-jobs',
  auth: 'staff',
  host: 'backOffice',
  permission: 'printing.use',
  answer: v.array(PrintJob),
});

/** Prints a ticket again; it shows COPY where there may be a paper (BO-63). */
export const reprintJob = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/print-jobs/{id}/again',
    auth: 'staff',
    host: 'backOffice',
    permission: 'printing.use',
    answer: PrintJob,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.reprintJob>(),
);

/** Withdraws a waiting ticket: staff have read it on the screen. */
export const withdrawJob = endpoint(
  {
    method: 'DELETE',
    path: '/admin/v1/print-jobs/{id}',
    auth: 'staff',
    host: 'backOffice',
    permission: 'printing.use',
    answer: Nothing,
    answerType: 'empty',
  },
  accepts<typeof requests.withdrawJob>(),
);

/** Prints a ticket of an order by hand at a printer of its branch. */
export const printOrder = endpoint(
  {
    method: 'POST',
    path: '/admin/v1/orders/{id}/print',
    auth: 'staff',
    host: 'backOffice',
    permission: 'printing.use',
    answer: PrintJob,
    idempotencyKey: 'required',
  },
  accepts<typeof requests.printOrder>(),
);

/** The largest report of a printer, in bytes. */
const REPORT_LIMIT = 16 * 1024;

/**
 * A printer reports its state and asks for work, every few seconds (Star CloudPRNT). Models add fields of their own to the
 * report, so `PrinterReport` parses it and this call does not.
 */
export const pollPrinter = endpoint(
  {
    method: 'POST',
    path: '/printers/v1/cloudprnt',
    auth: 'none',
    bodyType: 'binary',
    bodyLimit: REPORT_LIMIT,
    mediaType: 'application/json',
    answer: v.object({
      jobReady: v.boolean(),
      mediaTypes: v.optional(v.array(v.string())),
      jobToken: v.optional(v.string()),
    }),
  },
  accepts<typeof requests.pollPrinter>(),
);

/** The picture of the job that the printer was offered. The answer is bytes. */
export const fetchPrint = endpoint(
  { method: 'GET', path: '/printers/v1/cloudprnt', auth: 'none', answer: Nothing, answerType: 'empty' },
  accepts<typeof requests.fetchPrint>(),
);

/** The printer confirms a job, or shows why there is no paper of it. A repeat changes nothing. */
export const confirmPrint = endpoint(
  { method: 'DELETE', path: '/printers/v1/cloudprnt', auth: 'none', answer: Nothing, answerType: 'empty' },
  accepts<typeof requests.confirmPrint>(),
);
