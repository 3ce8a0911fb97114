import { Role } from '@dasturxon/core/auth';
import { type AdjustReason, type CustomerPoints, isWithinAdjustLimit } from '@dasturxon/core/staff';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import { writeAudit } from '../../audit/write-audit.ts';
import type { Tx } from '../../db/connect.ts';
import { users } from '../../db/schema/customers.ts';
import type { Reply } from '../../http/answers.ts';
import { apiError } from '../../http/api-error.ts';
import { doOnce, type KeyedCall } from '../../http/serving/idempotency.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { movePoints } from '../../orders/loyalty/move-points.ts';
import { customerById } from './customer-scope.ts';
import { adjustCause, limitOf, readPoints } from './read-points.ts';

type Asked = { id: string; amount: number; reason: AdjustReason };

/** The balance of a guest, locked: what a limit is taken of stays so until the line is written. */
async function lockBalance(ctx: SignedIn, tx: Tx, id: string): Promise<number> {
  await customerById(ctx, tx, id);
  const own = and(eq(users.merchantId, ctx.merchantId), eq(users.id, id));
  await tx.select({ id: users.id }).from(users).where(own).for('no key update');
  return (await customerById(ctx, tx, id)).cashback;
}

/**
 * Adds or takes points of a guest by a line of the ledger, once per key (BO-468). Throws notFound for a guest of other branches,
 * cashback.adjustLimit beyond what the caller may add or take.
 */
export function adjustPoints(
  ctx: SignedIn,
  { id, amount, reason }: Asked,
  sent: KeyedCall,
): Promise<Reply<CustomerPoints>> {
  const { merchantId } = ctx;
  const endpoint = sent.endpoint.replace('{id}', id);
  return doOnce(ctx, { endpoint, bodyText: sent.bodyText }, async (tx) => {
    const balance = await lockBalance(ctx, tx, id);
    const limit = await limitOf(ctx, tx, { userId: id, balance });
    if (!isWithinAdjustLimit(limit, amount))
      throw apiError('cashback.adjustLimit', { most: limit.most, taken: 0 - limit.least });
    const cause = adjustCause(v.parse(Role, ctx.caller.role), reason);
    await movePoints(ctx, tx, { merchantId, userId: id, orderId: null, kind: 'ADJUST', cause, amount });
    await writeAudit(ctx, tx, {
      action: 'customer.adjust',
      subject: 'customer',
      subjectId: id,
      branchId: null,
      before: { points: balance },
      after: { points: balance + amount, adjustReason: reason },
    });
    return readPoints(ctx, tx, { userId: id, balance: balance + amount });
  });
}
