import type { KitchenSetup } from '@dasturxon/core/kitchen';
import type { StaffBranch } from '@dasturxon/core/staff';

import type { Reply } from '../../http/answers.ts';
import { doOnce, type KeyedCall } from '../../http/serving/idempotency.ts';
import { changeBranchStaff } from '../../merchants/branch-staff.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { branchInScope } from '../branches/staff-branches.ts';

/** Saves the stations of a branch, once per key. Throws branch.notFound out of scope. */
export async function saveKitchen(
  ctx: SignedIn,
  { id, setup }: { id: string; setup: KitchenSetup },
  sent: KeyedCall,
): Promise<Reply<StaffBranch>> {
  const endpoint = sent.endpoint.replace('{id}', id);
  const reply = await doOnce(ctx, { endpoint, bodyText: sent.bodyText }, async (tx) => {
    const { kitchen: before } = await branchInScope(ctx, tx, id);
    await changeBranchStaff(tx, { merchantId: ctx.merchantId, branchId: id }, { kitchen: setup });
    const about = {
      action: 'branch.kitchen' as const,
      subject: 'branch' as const,
      subjectId: id,
      branchId: id,
    };
    await writeAudit(ctx, tx, { ...about, before, after: setup });
    return branchInScope(ctx, tx, id);
  });
  ctx.orderEvents.announce(ctx.merchantId, `branch-${id}`);
  return reply;
}
