import type { Joined } from './joined.ts';
import * as printing from './printing.ts';
import * as requests from './printing.requests.ts';

/** The calls of printers and of staff who print. */
export const printingEndpoints: Joined<typeof printing, typeof requests> = {
  listPrinters: { ...printing.listPrinters, ...requests.listPrinters },
  addPrinter: { ...printing.addPrinter, ...requests.addPrinter },
  changePrinter: { ...printing.changePrinter, ...requests.changePrinter },
  removePrinter: { ...printing.removePrinter, ...requests.removePrinter },
  testPrinter: { ...printing.testPrinter, ...requests.testPrinter },
  listPrintJobs: { ...printing.listPrintJobs, ...requests.listPrintJobs },
  reprintJob: { ...printing.reprintJob, ...requests.reprintJob },
  withdrawJob: { ...printing.withdrawJob, ...requests.withdrawJob },
  printOrder: { ...printing.printOrder, ...requests.printOrder },
  pollPrinter: { ...printing.pollPrinter, ...requests.pollPrinter },
  fetchPrint: { ...printing.fetchPrint, ...requests.fetchPrint },
  confirmPrint: { ...printing.confirmPrint, ...requests.confirmPrint },
};
