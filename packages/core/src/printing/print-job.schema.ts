import * as v from 'valibot';

import { flag, Id, Instant, orElse, orNull } from '../kernel/wire.ts';
import { TICKET_KINDS } from './printer.schema.ts';

/** NEW waits; SENT: a printer took it and has not confirmed; WITHDRAWN is not printed any more. */
export const PRINT_JOB_STATES = ['NEW', 'SENT', 'DONE', 'WITHDRAWN'] as const;
/** How far a job is. */
export type PrintJobState = (typeof PRINT_JOB_STATES)[number];

/** What a ticket shows at its head; ORIGINAL shows nothing. */
export const PRINT_MARKS = ['ORIGINAL', 'CHANGED', 'CANCELED', 'COPY', 'TEST'] as const;
/** What a ticket shows at its head. */
export type PrintMark = (typeof PRINT_MARKS)[number];

/** A ticket that a printer is to print, or has printed. */
export const PrintJob = v.object({
  id: Id,
  printerId: Id,
  branchId: Id,
  /** Null for a test print. */
  orderId: orNull(Id),
  orderNumber: orNull(v.number()),
  kind: v.picklist(TICKET_KINDS),
  /** The order's revision that it shows. */
  revision: v.number(),
  mark: v.picklist(PRINT_MARKS),
  /** 0 is printed by a trigger, 1 and above by hand. */
  copy: orElse(v.number(), 0),
  state: v.picklist(PRINT_JOB_STATES),
  /** A printer took it and never confirmed: there may be a paper of it. */
  isUncertain: flag(),
  /** Why the last try failed. */
  reason: orNull(v.string()),
  createdAt: Instant,
  doneAt: orNull(Instant),
});
export type PrintJob = v.InferOutput<typeof PrintJob>;
