import { type PausedService, withServicePause } from '@dasturxon/core/branch';
import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../db/connect.ts';
import { branches } from '../db/schema/places.ts';
import type { RecordDeps } from '../http/serving/context.ts';
import { sendJob } from '../jobs/queues.ts';
import { BranchStaff } from '../merchants/branch-staff.ts';
import type { BranchKey } from './pause-branch.ts';
import { toBranch } from './to-branch.ts';

type ServiceKey = BranchKey & { service: PausedService };

const ownRow = ({ merchantId, branchId }: BranchKey) =>
  and(eq(branches.merchantId, merchantId), eq(branches.id, branchId));

async function enqueueMessage(deps: RecordDeps, tx: Tx, about: ServiceKey & { startAfter?: Date }) {
  const { merchantId, branchId, service, startAfter } = about;
  const payload = { branchId, service };
  const job = { id: deps.newId(), merchantId, queue: 'bot.branch' as const, payload };
  await sendJob(tx, { ...job, ...(startAfter && { startAfter }) });
}

/**
 * Records who paused a service of a locked branch, and notifies its chat at both ends of the pause (BO-174). A null end is
 * that of a pause that was ended by hand.
 */
export async function announceServicePause(
  deps: RecordDeps,
  tx: Tx,
  { until, by, ...about }: ServiceKey & { until: Date | null; by: string },
): Promise<void> {
  if (until !== null) {
    const [row] = await tx.select({ staff: branches.staff }).from(branches).where(ownRow(about));
    const { servicePauses } = v.parse(BranchStaff, row?.staff ?? {});
    const pauses = { ...servicePauses, [about.service]: { at: deps.now().toISOString(), by } };
    const staff = JSON.stringify({ servicePauses: pauses });
    await tx
      .update(branches)
      .set({ staff: sql`${branches.staff} || ${staff}::jsonb` })
      .where(ownRow(about));
    await enqueueMessage(deps, tx, { ...about, startAfter: until });
  }
  await enqueueMessage(deps, tx, about);
}

/** Ends the pause of a service from the chat. Returns whether it was paused. */
export async function resumeService(deps: RecordDeps, tx: Tx, about: ServiceKey): Promise<boolean> {
  const [row] = await tx.select().from(branches).where(ownRow(about)).for('no key update');
  if (!row) return false;
  const { pausedServices } = toBranch(row);
  if (!pausedServices.some(({ service }) => service === about.service)) return false;
  const left = withServicePause(pausedServices, { service: about.service, until: null });
  const data = JSON.stringify({ pausedServices: left });
  await tx
    .update(branches)
    .set({ data: sql`${branches.data} || ${data}::jsonb` })
    .where(ownRow(about));
  await enqueueMessage(deps, tx, about);
  return true;
}
