import * as v from 'valibot';

import { PrintJob } from '../printing/print-job.schema.ts';
import { BoardOrder } from '../staff/board-order.schema.ts';

/** An accepted pick-up order for cash on the board; `change` is parsed with it. */
export const aBoardOrder = (change: object = {}): BoardOrder =>
  v.parse(BoardOrder, {
    id: 'order-1',
    number: 1001,
    version: 1,
    status: 'ACCEPTED',
    serviceType: 'PICK_UP',
    branchId: 'branch-1',
    paymentType: 'CASH',
    ...change,
  });

/** The kitchen's ticket of that order, which waits for its printer; `change` names when it was made, and is parsed with it. */
export const aWaitingTicket = (change: Partial<PrintJob> & Pick<PrintJob, 'createdAt'>): PrintJob =>
  v.parse(PrintJob, {
    id: 'job-1',
    printerId: 'printer-1',
    branchId: 'branch-1',
    orderId: 'order-1',
    orderNumber: 1001,
    kind: 'KITCHEN',
    revision: 0,
    mark: 'ORIGINAL',
    state: 'NEW',
    ...change,
  });
