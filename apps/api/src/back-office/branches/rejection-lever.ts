import { Role } from '@dasturxon/core/auth';
import type { OrderStatus } from '@dasturxon/core/order';
import { hasPermission, LEVER_EFFECTS, leversOf, type RejectionLever } from '@dasturxon/core/staff';
import { pauseEndOf } from '@dasturxon/core/stop-list';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { apiError } from '../../http/api-error.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { busyChange } from './busy.ts';
import { lockBranch, pauseLocked } from './pause.ts';
import { servicePauseChange } from './service-pause.ts';
import { changeBranch } from './write-lever.ts';

type Rejection = { to: OrderStatus; reason: string | null; lever: RejectionLever | null };

/**
 * Makes the branch of a rejected order busy, or pauses it or its deliveries, in the transaction of the rejection (BO-154).
 * Throws request.invalid where the reason does not offer the lever, and forbidden without the permission.
 */
export async function pullLever(
  ctx: SignedIn,
  tx: Tx,
  { branchId, move: { to, reason, lever } }: { branchId: string; move: Rejection },
): Promise<void> {
  if (lever === null) return;
  if (to !== 'CANCELED' || !leversOf(reason).includes(lever))
    throw apiError('request.invalid', { fields: ['lever'] });
  if (!hasPermission(v.parse(Role, ctx.caller.role), 'branch.pause')) throw apiError('forbidden');
  const before = await lockBranch(ctx, tx, branchId);
  const effect = LEVER_EFFECTS[lever];
  if (effect.kind === 'PAUSE' && effect.service === null) {
    await pauseLocked(ctx, tx, { before, term: effect.term, reason: null });
    return;
  }
  const until = pauseEndOf(effect.term, { now: ctx.now(), zone: ctx.tenant.timeZone }).toISOString();
  const change =
    effect.kind === 'BUSY'
      ? busyChange({ minutes: effect.minutes, until })
      : servicePauseChange(before, { service: effect.service!, until });
  await changeBranch(ctx, tx, { before, change });
}
