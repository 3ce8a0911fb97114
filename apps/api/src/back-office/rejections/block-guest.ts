import type { BoardOrder } from '@dasturxon/core/staff';
import { and, eq, isNull, sql } from 'drizzle-orm';

import { users } from '../../db/schema/customers.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Reply } from '../../http/answers.ts';
import { apiError } from '../../http/api-error.ts';
import type { KeyedCall } from '../../http/serving/idempotency.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { lockOrder } from '../../orders/model/lock-order.ts';
import { type ExpectedOrder, writeBoardOrder } from '../board/write-board-order.ts';

const facts = ({ guest }: BoardOrder) => ({ isBlocked: guest?.isBlocked ?? false });

/**
 * Blocks the guest of an order, or lifts the block (BO-172): their sessions answer no call and they cannot sign in. Throws
 * forbidden for a guest who is staff or has deleted the account.
 */
export function blockGuest(
  ctx: SignedIn,
  request: ExpectedOrder & { isBlocked: boolean },
  sent: KeyedCall,
): Promise<Reply<BoardOrder>> {
  const { merchantId } = ctx;
  const action = request.isBlocked ? 'customer.block' : 'customer.unblock';
  return writeBoardOrder(ctx, { request, sent, action, facts }, async (tx) => {
    const { id, userId } = await lockOrder(tx, merchantId, request.id);
    const guest = and(eq(users.merchantId, merchantId), eq(users.id, userId), eq(users.role, 'CLIENT'));
    const changed = await tx
      .update(users)
      .set({ isActive: !request.isBlocked, updatedAt: ctx.now() })
      .where(and(guest, isNull(users.deletedAt)))
      .returning({ id: users.id });
    if (changed.length === 0) throw apiError('forbidden');
    // The boards read an order again when its row is written.
    await tx
      .update(orders)
      .set({ updatedAt: sql`${orders.updatedAt}` })
      .where(and(eq(orders.merchantId, merchantId), eq(orders.id, id)));
  });
}
