import { isInScope, type BranchScope } from '@dasturxon/core/staff';
import { Printer, PrintJob } from '@dasturxon/core/printing';
import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { orders } from '../../db/schema/orders.ts';
import { printers, printJobs } from '../../db/schema/printing.ts';

export type PrinterRow = typeof printers.$inferSelect;
export type JobRow = typeof printJobs.$inferSelect;
type Of = { merchantId: string };

/** A printer as the wire has it. */
export const toPrinter = ({ id, branchId, data, lastSeenAt, state }: PrinterRow): Printer =>
  v.parse(Printer, { ...data, id, branchId, state, lastSeenAt: lastSeenAt?.toISOString() ?? null });

/** The printers of a merchant that are not removed. */
export const readPrinters = ({ merchantId }: Of, tx: Tx, also?: SQL): Promise<PrinterRow[]> =>
  tx
    .select()
    .from(printers)
    .where(and(eq(printers.merchantId, merchantId), isNull(printers.deletedAt), also))
    .orderBy(printers.createdAt, printers.id);

const OPEN = ['NEW', 'SENT'] as const;
/** A ticket that is not printed yet. */
export const isOpenRow = inArray(printJobs.state, [...OPEN]);

/** Jobs with their printer's branch and their order's number, newest first. */
export async function readJobs(
  { merchantId }: Of,
  tx: Tx,
  { where, limit }: { where?: SQL | undefined; limit: number },
): Promise<PrintJob[]> {
  const rows = await tx
    .select({ job: printJobs, branchId: printers.branchId, orderNumber: orders.number })
    .from(printJobs)
    .innerJoin(
      printers,
      and(eq(printers.merchantId, printJobs.merchantId), eq(printers.id, printJobs.printerId)),
    )
    .leftJoin(orders, and(eq(orders.merchantId, printJobs.merchantId), eq(orders.id, printJobs.orderId)))
    .where(and(eq(printJobs.merchantId, merchantId), where))
    .orderBy(desc(printJobs.createdAt), desc(printJobs.id))
    .limit(limit);
  return rows.map(({ job, branchId, orderNumber }) =>
    v.parse(PrintJob, {
      ...job,
      branchId,
      orderNumber,
      createdAt: job.createdAt.toISOString(),
      doneAt: job.doneAt?.toISOString() ?? null,
    }),
  );
}

const OPEN_AT_MOST = 200;

/** The tickets of a person's branches that are not printed yet. */
export async function openPrints(
  about: Of & { caller: { branchIds: BranchScope } },
  tx: Tx,
): Promise<PrintJob[]> {
  const jobs = await readJobs(about, tx, { where: isOpenRow, limit: OPEN_AT_MOST });
  return jobs.filter(({ branchId }) => isInScope(about.caller.branchIds, branchId));
}
