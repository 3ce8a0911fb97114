import {
  hasTicket,
  type PrintJob,
  planByHand,
  type PlannedPrint,
  type TicketKind,
} from '@dasturxon/core/printing';
import { isInScope } from '@dasturxon/core/staff';
import { and, eq, inArray } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { printers, printJobs } from '../../db/schema/printing.ts';
import type { Reply } from '../../http/answers.ts';
import { apiError, found } from '../../http/api-error.ts';
import { doOnce, type KeyedCall } from '../../http/serving/idempotency.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { boardOrder } from '../board/read-board.ts';
import { kitchenOf, orderToPlan, writeJob } from './plan-order.ts';
import { isOpenRow, type PrinterRow, readJobs, readPrinters, toPrinter } from '../prints/print-rows.ts';

const LISTED = 100;

/** The printer of an id within the caller's branches. Throws notFound. */
export async function printerInScope(ctx: SignedIn, tx: Tx, id: string): Promise<PrinterRow> {
  const [row] = await readPrinters(ctx, tx, eq(printers.id, id));
  if (!row || !isInScope(ctx.caller.branchIds, row.branchId)) throw apiError('notFound');
  return row;
}

async function jobInScope(ctx: SignedIn, tx: Tx, id: string): Promise<PrintJob> {
  const [job] = await readJobs(ctx, tx, { where: eq(printJobs.id, id), limit: 1 });
  if (!job || !isInScope(ctx.caller.branchIds, job.branchId)) throw apiError('notFound');
  return job;
}

/** The last tickets of the caller's branches, newest first. */
export const listPrintJobs = (ctx: SignedIn): Promise<PrintJob[]> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const rows = await readPrinters(ctx, tx);
    const seen = rows.filter(({ branchId }) => isInScope(ctx.caller.branchIds, branchId));
    const where = inArray(
      printJobs.printerId,
      seen.map(({ id }) => id),
    );
    return readJobs(ctx, tx, { where, limit: LISTED });
  });

type Wanted = { printer: PrinterRow; orderId: string | null; planned: PlannedPrint };

/** Writes a job that a person asked for, and its audit line. */
async function writeAsked(ctx: SignedIn, tx: Tx, wanted: Wanted): Promise<PrintJob> {
  const { printer, orderId, planned } = wanted;
  const id = found(await writeJob(ctx, tx, wanted), 'notFound');
  await writeAudit(ctx, tx, {
    action: 'print.job',
    subject: orderId === null ? 'printer' : 'order',
    subjectId: orderId ?? printer.id,
    branchId: printer.branchId,
    before: null,
    after: { printer: printer.data.name, kind: planned.kind, mark: planned.mark },
  });
  return jobInScope(ctx, tx, id);
}

async function once(
  ctx: SignedIn,
  { id, sent }: { id: string; sent: KeyedCall },
  work: (tx: Tx) => Promise<PrintJob>,
): Promise<Reply<PrintJob>> {
  const endpoint = sent.endpoint.replace('{id}', id);
  const reply = await doOnce(ctx, { endpoint, bodyText: sent.bodyText }, work);
  ctx.orderEvents.announce(ctx.merchantId, 'printer');
  return reply;
}

/** Prints the letters of every language. Throws notFound out of scope. */
export const testPrinter = (ctx: SignedIn, id: string, sent: KeyedCall): Promise<Reply<PrintJob>> =>
  once(ctx, { id, sent }, async (tx) => {
    const printer = await printerInScope(ctx, tx, id);
    const planned = { printerId: id, kind: 'KITCHEN', revision: 0, mark: 'TEST', copy: 0 } as const;
    return writeAsked(ctx, tx, { printer, orderId: null, planned });
  });

/** Prints a ticket of an order by hand. Throws order.notFound, and notFound for another branch's printer. */
export const printOrder = (
  ctx: SignedIn,
  { id, printerId, kind }: { id: string; printerId: string; kind: TicketKind },
  sent: KeyedCall,
): Promise<Reply<PrintJob>> =>
  once(ctx, { id, sent }, async (tx) => {
    const { branchId } = await boardOrder(ctx, tx, id);
    const printer = await printerInScope(ctx, tx, printerId);
    if (printer.branchId !== branchId) throw apiError('notFound');
    const { order, jobs } = await orderToPlan(ctx, tx, id);
    const about = { stations: toPrinter(printer).stations, setup: await kitchenOf(ctx, tx, branchId) };
    if (!hasTicket(order, kind, about)) throw apiError('notFound');
    const planned = planByHand(order, { printerId, kind, jobs });
    return writeAsked(ctx, tx, { printer, orderId: id, planned });
  });

/** Prints a ticket again. One that still waits is not doubled. Throws notFound out of scope. */
export const reprintJob = (ctx: SignedIn, id: string, sent: KeyedCall): Promise<Reply<PrintJob>> =>
  once(ctx, { id, sent }, async (tx) => {
    const job = await jobInScope(ctx, tx, id);
    const printer = await printerInScope(ctx, tx, job.printerId);
    if (job.state === 'NEW') return job;
    const { orderId, kind } = job;
    if (orderId === null) {
      const planned = { printerId: printer.id, kind, revision: 0, mark: 'TEST', copy: 0 } as const;
      return writeAsked(ctx, tx, { printer, orderId, planned });
    }
    const { order, jobs } = await orderToPlan(ctx, tx, orderId);
    const planned = planByHand(order, { printerId: printer.id, kind, jobs });
    return writeAsked(ctx, tx, { printer, orderId, planned });
  });

/** Withdraws a waiting ticket, which staff read on the screen instead. One that is over stays as it is. */
export async function withdrawJob(ctx: SignedIn, id: string): Promise<null> {
  await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const job = await jobInScope(ctx, tx, id);
    const [withdrawn] = await tx
      .update(printJobs)
      .set({ state: 'WITHDRAWN', doneAt: ctx.now() })
      .where(and(eq(printJobs.merchantId, ctx.merchantId), eq(printJobs.id, id), isOpenRow))
      .returning({ id: printJobs.id });
    if (!withdrawn) return;
    const { branchId, orderId, printerId, kind } = job;
    const subject = orderId === null ? ('printer' as const) : ('order' as const);
    const about = { action: 'print.withdraw' as const, subject, subjectId: orderId ?? printerId, branchId };
    await writeAudit(ctx, tx, { ...about, before: { kind, state: job.state }, after: null });
  });
  ctx.orderEvents.announce(ctx.merchantId, 'printer');
  return null;
}
