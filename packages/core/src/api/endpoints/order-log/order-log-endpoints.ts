import * as log from './order-log.ts';
import * as requests from './order-log.requests.ts';

/** The call of an order's log, with its request. */
export const orderLogEndpoints = { readOrderLog: { ...log.readOrderLog, ...requests.readOrderLog } };
