import type { CustomerBlock } from '@dasturxon/core/staff';
import { and, eq, isNull } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { users } from '../../db/schema/customers.ts';
import type { RecordDeps, SignedIn } from '../../http/serving/context.ts';
import { type Jobs, sendJob } from '../../jobs/queues.ts';
import type { Deps } from '../../orders/model/deps.ts';
import type { UserRow } from '../../users/find-user.ts';
import { touchOrders } from './touch-orders.ts';

/** The block of a guest as the back office has it. */
export const blockOf = ({
  isActive,
  blockedUntil,
  blockReason,
}: Pick<UserRow, 'isActive' | 'blockedUntil' | 'blockReason'>): CustomerBlock => ({
  isBlocked: !isActive,
  until: isActive ? null : (blockedUntil?.toISOString() ?? null),
  reason: isActive ? null : blockReason,
});

const NO_BLOCK = { isActive: true, blockedUntil: null, blockReason: null };

type Change = { userId: string; block: CustomerBlock };

/**
 * Blocks a guest or lifts the block (BO-172, BO-467), and leaves the job that ends it. A blocked guest's sessions answer no call
 * and they cannot sign in. Returns false for a person who is staff or has deleted the account.
 */
export async function setBlock(
  ctx: RecordDeps & Pick<SignedIn, 'merchantId'>,
  tx: Tx,
  { userId, block: { isBlocked, until, reason } }: Change,
): Promise<boolean> {
  const { merchantId } = ctx;
  const guest = and(eq(users.merchantId, merchantId), eq(users.id, userId), eq(users.role, 'CLIENT'));
  const end = until === null ? null : new Date(until);
  const block = isBlocked ? { isActive: false, blockedUntil: end, blockReason: reason } : NO_BLOCK;
  const changed = await tx
    .update(users)
    .set({ ...block, updatedAt: ctx.now() })
    .where(and(guest, isNull(users.deletedAt)))
    .returning({ id: users.id });
  if (changed.length === 0) return false;
  if (isBlocked && end !== null)
    await sendJob(tx, {
      id: ctx.newId(),
      merchantId,
      queue: 'customer.unblock',
      payload: { userId, until: end.toISOString() },
      startAfter: end,
    });
  return true;
}

/** Ends a block at its time; one that was lifted or has another end by now stays as it is. */
export async function endBlock(
  deps: Pick<Deps, 'db' | 'now' | 'orderEvents'>,
  merchantId: string,
  { userId, until }: Jobs['customer.unblock'],
): Promise<void> {
  const ids = await deps.db.inTenant(merchantId, async (tx) => {
    const own = and(eq(users.merchantId, merchantId), eq(users.id, userId), isNull(users.deletedAt));
    const ended = await tx
      .update(users)
      .set({ ...NO_BLOCK, updatedAt: deps.now() })
      .where(and(own, eq(users.isActive, false), eq(users.blockedUntil, new Date(until))))
      .returning({ id: users.id });
    return ended.length === 0 ? [] : touchOrders(tx, { merchantId, userId });
  });
  for (const id of ids) deps.orderEvents.announce(merchantId, id);
}
