import * as v from 'valibot';

import { Id } from '../../../kernel/wire.ts';
import { SavedPrinter, TICKET_KINDS } from '../../../printing/printer.schema.ts';
import { IdParam } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

export const listPrinters = request({ summary: 'Printers' });

export const addPrinter = request({ summary: 'Add a printer', body: SavedPrinter });

export const changePrinter = request({ summary: 'Change a printer', params: IdParam, body: SavedPrinter });

export const removePrinter = request({ summary: 'Remove a printer', params: IdParam });

export const testPrinter = request({ summary: 'Print a test page', params: IdParam });

export const listPrintJobs = request({ summary: 'The last tickets' });

export const reprintJob = request({ summary: 'Print a ticket again', params: IdParam });

export const withdrawJob = request({ summary: 'Withdraw a waiting ticket', params: IdParam });

export const printOrder = request({
  summary: 'Print a ticket of an order',
  params: IdParam,
  body: v.strictObject({ printerId: Id, kind: v.picklist(TICKET_KINDS) }),
});

/** A status as Star's printers write it: `200 OK`, `410 Paper Out`, with `%20` for the space. */
const StatusCode = v.pipe(v.string(), v.maxLength(200));

export const pollPrinter = request({
  summary: 'A printer asks for work (CloudPRNT)',
  body: v.unknown(),
});

export const fetchPrint = request({
  summary: 'The picture of a print job (CloudPRNT)',
  query: v.object({ token: Id }),
});

export const confirmPrint = request({
  summary: 'A printer confirms a job (CloudPRNT)',
  query: v.object({ token: Id, code: StatusCode }),
});
