import type { Busy } from '@dasturxon/core/branch';
import { type BusyTerm, pauseEndOf, type StaffBranch } from '@dasturxon/core/staff';
import { and, eq, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { branches } from '../../db/schema/places.ts';
import type { Reply } from '../../http/answers.ts';
import { doOnce, type KeyedCall } from '../../http/serving/idempotency.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { announceBranch, lockBranch } from './pause.ts';
import { branchInScope } from './staff-branches.ts';

const factsOf = ({ busy }: StaffBranch) =>
  busy ? { minutes: busy.minutes, until: busy.until } : { minutes: 0, until: null };

async function change(ctx: SignedIn, tx: Tx, { before, to }: { before: StaffBranch; to: Busy | null }) {
  await tx
    .update(branches)
    .set({ data: sql`${branches.data} || ${JSON.stringify({ busy: to })}::jsonb` })
    .where(and(eq(branches.merchantId, ctx.merchantId), eq(branches.id, before.id)));
  const after = await branchInScope(ctx, tx, before.id);
  await writeAudit(ctx, tx, {
    action: to ? 'branch.busy' : 'branch.endBusy',
    subject: 'branch',
    subjectId: before.id,
    branchId: before.id,
    before: factsOf(before),
    after: factsOf(after),
  });
  return after;
}

/** Makes a branch busy once per key; one that is busy gets the new minutes and end. Throws branch.notFound out of scope. */
export async function setBusy(
  ctx: SignedIn,
  { id, minutes, term }: { id: string; minutes: number; term: BusyTerm },
  sent: KeyedCall,
): Promise<Reply<StaffBranch>> {
  const endpoint = sent.endpoint.replace('{id}', id);
  const reply = await doOnce(ctx, { endpoint, bodyText: sent.bodyText }, async (tx) => {
    const before = await lockBranch(ctx, tx, id);
    const until = pauseEndOf(term, { now: ctx.now(), zone: ctx.tenant.timeZone }).toISOString();
    return change(ctx, tx, { before, to: { minutes, until } });
  });
  announceBranch(ctx, id);
  return reply;
}

/** Ends the busy time of a branch; one that is not busy stays as it is. Throws branch.notFound out of scope. */
export async function endBusy(ctx: SignedIn, id: string): Promise<StaffBranch> {
  const branch = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const before = await lockBranch(ctx, tx, id);
    return before.busy === null ? before : change(ctx, tx, { before, to: null });
  });
  announceBranch(ctx, id);
  return branch;
}
