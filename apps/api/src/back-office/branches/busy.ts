import type { Busy } from '@dasturxon/core/branch';
import type { BusyTerm, StaffBranch } from '@dasturxon/core/staff';
import { pauseEndOf } from '@dasturxon/core/stop-list';

import type { Reply } from '../../http/answers.ts';
import type { KeyedCall } from '../../http/serving/idempotency.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { announceBranch, lockBranch } from './pause.ts';
import { changeBranch, type LeverChange, writeLever } from './write-lever.ts';

/** Makes a branch busy, or ends that. */
export const busyChange = (busy: Busy | null): LeverChange => ({
  action: busy ? 'branch.busy' : 'branch.endBusy',
  data: { busy },
  facts: (branch) =>
    branch.busy ? { minutes: branch.busy.minutes, until: branch.busy.until } : { minutes: 0, until: null },
});

/** Makes a branch busy once per key; one that is busy gets the new minutes and end. Throws branch.notFound out of scope. */
export function setBusy(
  ctx: SignedIn,
  { id, minutes, term }: { id: string; minutes: number; term: BusyTerm },
  sent: KeyedCall,
): Promise<Reply<StaffBranch>> {
  const until = pauseEndOf(term, { now: ctx.now(), zone: ctx.tenant.timeZone }).toISOString();
  return writeLever(ctx, { id, sent }, () => busyChange({ minutes, until }));
}

/** Ends the busy time of a branch; one that is not busy stays as it is. Throws branch.notFound out of scope. */
export async function endBusy(ctx: SignedIn, id: string): Promise<StaffBranch> {
  const branch = await ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const before = await lockBranch(ctx, tx, id);
    return before.busy === null ? before : changeBranch(ctx, tx, { before, change: busyChange(null) });
  });
  announceBranch(ctx, id);
  return branch;
}
