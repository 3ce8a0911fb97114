import type { PausedService } from '@dasturxon/core/branch';
import type { AuditAction, StaffBranch } from '@dasturxon/core/staff';
import { and, eq, sql } from 'drizzle-orm';

import { writeAudit } from '../../audit/write-audit.ts';
import type { Tx } from '../../db/connect.ts';
import { branches } from '../../db/schema/places.ts';
import type { Reply } from '../../http/answers.ts';
import { doOnce, type KeyedCall } from '../../http/serving/idempotency.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { announceServicePause } from '../../places/pause-service.ts';
import { announceBranch, lockBranch } from './pause.ts';
import { branchInScope } from './staff-branches.ts';

/** A change of a branch's document: its fields, and what the audit log keeps of both states. */
export type LeverChange = {
  action: AuditAction;
  data: Record<string, unknown>;
  facts: (branch: StaffBranch) => Record<string, unknown>;
  /** The pause of a service that its chat is notified of; a null end is that of a pause ended by hand. */
  paused?: { service: PausedService; until: string | null };
};

const announcePause = (
  ctx: SignedIn,
  tx: Tx,
  { until, ...about }: NonNullable<LeverChange['paused']> & { branchId: string },
): Promise<void> => {
  const by = ctx.caller.name ?? ctx.caller.role;
  const end = until === null ? null : new Date(until);
  return announceServicePause(ctx, tx, { merchantId: ctx.merchantId, ...about, until: end, by });
};

/** Changes a locked branch, with one line of the audit log. Returns the branch as it is now. */
export async function changeBranch(
  ctx: SignedIn,
  tx: Tx,
  { before, change }: { before: StaffBranch; change: LeverChange },
): Promise<StaffBranch> {
  await tx
    .update(branches)
    .set({ data: sql`${branches.data} || ${JSON.stringify(change.data)}::jsonb` })
    .where(and(eq(branches.merchantId, ctx.merchantId), eq(branches.id, before.id)));
  if (change.paused) await announcePause(ctx, tx, { branchId: before.id, ...change.paused });
  const after = await branchInScope(ctx, tx, before.id);
  await writeAudit(ctx, tx, {
    action: change.action,
    subject: 'branch',
    subjectId: before.id,
    branchId: before.id,
    before: change.facts(before),
    after: change.facts(after),
  });
  return after;
}

/**
 * Changes a branch once per key, with one line of the audit log, and wakes the boards. A null change leaves it as it is.
 * Throws branch.notFound out of scope.
 */
export async function writeLever(
  ctx: SignedIn,
  { id, sent }: { id: string; sent: KeyedCall },
  decide: (before: StaffBranch) => LeverChange | null,
): Promise<Reply<StaffBranch>> {
  const endpoint = sent.endpoint.replace('{id}', id);
  const reply = await doOnce(ctx, { endpoint, bodyText: sent.bodyText }, async (tx) => {
    const before = await lockBranch(ctx, tx, id);
    const change = decide(before);
    return change === null ? before : changeBranch(ctx, tx, { before, change });
  });
  announceBranch(ctx, id);
  return reply;
}
