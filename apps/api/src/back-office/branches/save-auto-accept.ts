import type { AutoAccept, StaffBranch } from '@dasturxon/core/staff';

import type { Reply } from '../../http/answers.ts';
import { doOnce, type KeyedCall } from '../../http/serving/idempotency.ts';
import { changeBranchStaff } from '../../merchants/branch-staff.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { branchInScope } from './staff-branches.ts';

/** Saves which orders a branch accepts by itself, once per key. Throws branch.notFound out of scope. */
export async function saveAutoAccept(
  ctx: SignedIn,
  { id, setting }: { id: string; setting: AutoAccept },
  sent: KeyedCall,
): Promise<Reply<StaffBranch>> {
  const endpoint = sent.endpoint.replace('{id}', id);
  const reply = await doOnce(ctx, { endpoint, bodyText: sent.bodyText }, async (tx) => {
    const { autoAccept: before } = await branchInScope(ctx, tx, id);
    await changeBranchStaff(tx, { merchantId: ctx.merchantId, branchId: id }, { autoAccept: setting });
    const about = {
      action: 'branch.autoAccept' as const,
      subject: 'branch' as const,
      subjectId: id,
      branchId: id,
    };
    await writeAudit(ctx, tx, { ...about, before, after: setting });
    return branchInScope(ctx, tx, id);
  });
  ctx.orderEvents.announce(ctx.merchantId, `branch-${id}`);
  return reply;
}
