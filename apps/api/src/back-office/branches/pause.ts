import type { AuditAction, PauseChoice, StaffBranch } from '@dasturxon/core/staff';
import { pauseEndOf } from '@dasturxon/core/stop-list';
import { and, eq } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { branches } from '../../db/schema/places.ts';
import type { Reply } from '../../http/answers.ts';
import { doOnce, type KeyedCall } from '../../http/serving/idempotency.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { pauseBranch, resumeBranch } from '../../places/pause-branch.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { branchInScope } from './staff-branches.ts';

/** Locks the branch, so that `before` in the audit log is the state that this write replaced. */
export async function lockBranch(ctx: SignedIn, tx: Tx, id: string): Promise<StaffBranch> {
  await tx
    .select({ id: branches.id })
    .from(branches)
    .where(and(eq(branches.merchantId, ctx.merchantId), eq(branches.id, id)))
    .for('no key update');
  return branchInScope(ctx, tx, id);
}

const pauseOf = ({ pausedUntil, pausedBy, pauseReason }: StaffBranch) => ({
  pausedUntil,
  pausedBy,
  pauseReason,
});

type Written = { action: AuditAction; before: StaffBranch };

/** Writes the change of a branch to the audit log and returns the branch as it is now. */
async function changed(ctx: SignedIn, tx: Tx, { action, before }: Written): Promise<StaffBranch> {
  const after = await branchInScope(ctx, tx, before.id);
  const about = { subject: 'branch' as const, subjectId: before.id, branchId: before.id };
  await writeAudit(ctx, tx, { action, ...about, before: pauseOf(before), after: pauseOf(after) });
  return after;
}

/** Wakes the boards of every process, which read the branches anew. */
export const announceBranch = (ctx: SignedIn, id: string) =>
  ctx.orderEvents.announce(ctx.merchantId, `branch-${id}`);

type Pause = { id: string; term: PauseChoice; reason: string | null };

/** Pauses a locked branch, with one line of the audit log; one that is paused gets another end. */
export async function pauseLocked(
  ctx: SignedIn,
  tx: Tx,
  { before, term, reason }: { before: StaffBranch } & Omit<Pause, 'id'>,
): Promise<StaffBranch> {
  await pauseBranch(ctx, tx, {
    merchantId: ctx.merchantId,
    branchId: before.id,
    until: pauseEndOf(term, { now: ctx.now(), zone: ctx.tenant.timeZone }),
    by: ctx.caller.name ?? ctx.caller.role,
    reason: reason || null,
  });
  return changed(ctx, tx, { action: 'branch.pause', before });
}

/** Pauses a branch once per key; one that is paused gets another end. Throws branch.notFound out of scope. */
export async function pauseBranchAsStaff(
  ctx: SignedIn,
  { id, term, reason }: Pause,
  sent: KeyedCall,
): Promise<Reply<StaffBranch>> {
  const endpoint = sent.endpoint.replace('{id}', id);
  const reply = await doOnce(ctx, { endpoint, bodyText: sent.bodyText }, async (tx) =>
    pauseLocked(ctx, tx, { before: await lockBranch(ctx, tx, id), term, reason }),
  );
  announceBranch(ctx, id);
  return reply;
}

/** Ends the pause of a branch; one that is not paused stays as it is. Throws branch.notFound out of scope. */
export async function resumeBranchAsStaff(ctx: SignedIn, id: string): Promise<StaffBranch> {
  const branch = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const before = await lockBranch(ctx, tx, id);
    if (before.pausedUntil === null) return before;
    await resumeBranch(ctx, tx, { merchantId: ctx.merchantId, branchId: id });
    return changed(ctx, tx, { action: 'branch.resume', before });
  });
  announceBranch(ctx, id);
  return branch;
}
