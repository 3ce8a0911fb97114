import * as reports from './reports.ts';
import * as reportRequests from './reports.requests.ts';
import * as requests from './shifts.requests.ts';
import * as shifts from './shifts.ts';

/** The calls of shifts and of what was sold, with their requests. */
export const shiftEndpoints = {
  readShift: { ...shifts.readShift, ...requests.readShift },
  listShifts: { ...shifts.listShifts, ...requests.listShifts },
  closeShift: { ...shifts.closeShift, ...requests.closeShift },
  readSalesReport: { ...reports.readSalesReport, ...reportRequests.readSalesReport },
  readReportTable: { ...reports.readReportTable, ...reportRequests.readReportTable },
  comparePayments: { ...reports.comparePayments, ...reportRequests.comparePayments },
  explainDifference: { ...reports.explainDifference, ...reportRequests.explainDifference },
  listPaymentDays: { ...reports.listPaymentDays, ...reportRequests.listPaymentDays },
  closePaymentDay: { ...reports.closePaymentDay, ...reportRequests.closePaymentDay },
  reopenPaymentDay: { ...reports.reopenPaymentDay, ...reportRequests.reopenPaymentDay },
};
