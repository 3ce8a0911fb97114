import { endpoints } from '@dasturxon/core/api';

import type { Serve } from '../../http/serving/serving.ts';
import type { Deps } from '../../orders/model/deps.ts';
import { confirmPrint, fetchPrint, pollPrinter } from './printer-calls.ts';
import { addPrinter, changePrinter, listPrinters, removePrinter } from './save-printer.ts';
import { listPrintJobs, printOrder, reprintJob, testPrinter, withdrawJob } from './staff-prints.ts';

/** Printers and their tickets: the calls of staff, and those of the printers themselves. */
export function printingRoutes(serve: Serve<Deps>) {
  serve(endpoints.listPrinters, (ctx) => listPrinters(ctx));
  serve(endpoints.addPrinter, (ctx, { body }) => addPrinter(ctx, body));
  serve(endpoints.changePrinter, (ctx, { params, body }) => changePrinter(ctx, { ...params, ...body }));
  serve(endpoints.removePrinter, (ctx, { params }) => removePrinter(ctx, params.id));
  serve(endpoints.testPrinter, (ctx, { params, bodyText }) =>
    testPrinter(ctx, params.id, { endpoint: endpoints.testPrinter.path, bodyText }),
  );
  serve(endpoints.listPrintJobs, (ctx) => listPrintJobs(ctx));
  serve(endpoints.reprintJob, (ctx, { params, bodyText }) =>
    reprintJob(ctx, params.id, { endpoint: endpoints.reprintJob.path, bodyText }),
  );
  serve(endpoints.withdrawJob, (ctx, { params }) => withdrawJob(ctx, params.id));
  serve(endpoints.printOrder, (ctx, { params, body, bodyText }) =>
    printOrder(ctx, { ...params, ...body }, { endpoint: endpoints.printOrder.path, bodyText }),
  );
  serve(endpoints.pollPrinter, (ctx, { body }) => pollPrinter(ctx, body));
  serve(endpoints.fetchPrint, (ctx, { query }) => fetchPrint(ctx, query.token));
  serve(endpoints.confirmPrint, (ctx, { query }) => confirmPrint(ctx, query));
}
