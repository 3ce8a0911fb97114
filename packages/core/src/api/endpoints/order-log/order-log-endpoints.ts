import { auditEndpoints } from '../audit/audit-endpoints.ts';
import * as log from './order-log.ts';
import * as requests from './order-log.requests.ts';

/** The calls of the logs: that of an order, and that of what staff did. */
export const orderLogEndpoints = {
  readOrderLog: { ...log.readOrderLog, ...requests.readOrderLog },
  ...auditEndpoints,
};
