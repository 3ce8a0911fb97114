import { planPrints, type PlannedPrint } from '@dasturxon/core/printing';
import { and, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { branches } from '../../db/schema/places.ts';
import { printJobs } from '../../db/schema/printing.ts';
import type { Jobs } from '../../jobs/queues.ts';
import { BranchStaff } from '../../merchants/branch-staff.ts';
import type { Deps } from '../../orders/model/deps.ts';
import { lockOrder } from '../../orders/model/lock-order.ts';
import { factsOfOrder, type OrderAbout } from '../board/read-board.ts';
import { toBoardOrder } from '../board/to-board-order.ts';
import { type PrinterRow, readJobs, readPrinters, toPrinter } from '../prints/print-rows.ts';

type PrintPlanDeps = OrderAbout & Pick<Deps, 'newId'>;
/** A ticket's kind decides what it shows, not who reads the order. */
export const AS_OWNER = { role: 'ADMIN', userId: '' };
const JOBS_OF_ORDER = 500;

/** The stations of a branch. */
export async function kitchenOf(about: { merchantId: string }, tx: Tx, branchId: string) {
  const [branch] = await tx
    .select({ staff: branches.staff })
    .from(branches)
    .where(and(eq(branches.merchantId, about.merchantId), eq(branches.id, branchId)));
  return v.parse(BranchStaff, branch?.staff ?? {}).kitchen;
}

/** Writes a job for a printer; one that exists already is left as it is. Returns its id if it is new. */
export async function writeJob(
  about: PrintPlanDeps,
  tx: Tx,
  { printer, orderId, planned }: { printer: PrinterRow; orderId: string | null; planned: PlannedPrint },
): Promise<string | null> {
  const reason = printer.state === 'OK' ? null : printer.state;
  const [written] = await tx
    .insert(printJobs)
    .values({
      ...planned,
      merchantId: about.merchantId,
      id: about.newId(),
      orderId,
      reason,
      createdAt: about.now(),
    })
    .onConflictDoNothing()
    .returning({ id: printJobs.id });
  return written?.id ?? null;
}

/** An order and its jobs, its row locked, as a plan reads them. */
export async function orderToPlan(about: PrintPlanDeps, tx: Tx, orderId: string) {
  await lockOrder(tx, about.merchantId, orderId);
  const facts = await factsOfOrder(about, tx, orderId);
  const jobs = await readJobs(about, tx, { where: eq(printJobs.orderId, orderId), limit: JOBS_OF_ORDER });
  return { facts, jobs, order: toBoardOrder(facts, AS_OWNER) };
}

/** Makes the jobs that an order needs now and withdraws the outdated ones (BO-61). Whether something changed. */
export async function planOrder(about: PrintPlanDeps, tx: Tx, orderId: string): Promise<boolean> {
  const rows = await readPrinters(about, tx);
  if (rows.length === 0) return false;
  const { order, jobs } = await orderToPlan(about, tx, orderId);
  const setup = await kitchenOf(about, tx, order.branchId);
  const { print, withdraw } = planPrints(order, {
    printers: rows.map(toPrinter),
    jobs,
    setup,
    now: about.now(),
  });
  for (const planned of print)
    await writeJob(about, tx, {
      printer: rows.find(({ id }) => id === planned.printerId)!,
      orderId,
      planned,
    });
  if (withdraw.length > 0)
    await tx
      .update(printJobs)
      .set({ state: 'WITHDRAWN', doneAt: about.now() })
      .where(
        and(
          eq(printJobs.merchantId, about.merchantId),
          inArray(printJobs.id, withdraw),
          eq(printJobs.state, 'NEW'),
        ),
      );
  return print.length + withdraw.length > 0;
}

/** The job that plans the tickets of a changed order. */
export async function planPrintsJob(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'orderEvents'>,
  merchantId: string,
  { orderId }: Jobs['print.plan'],
): Promise<void> {
  const about = { ...deps, merchantId };
  const isChanged = await deps.db.inTenant(merchantId, (tx) => planOrder(about, tx, orderId));
  if (isChanged) deps.orderEvents.announce(merchantId, orderId);
}
