import { SalesReport } from '../../../report/sales.schema.ts';
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
