import type { BoardOrder } from '@dasturxon/core/staff';
import { and, eq, sql } from 'drizzle-orm';

import { orders } from '../../db/schema/orders.ts';
import type { Reply } from '../../http/answers.ts';
import { apiError } from '../../http/api-error.ts';
import type { KeyedCall } from '../../http/serving/idempotency.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { lockOrder } from '../../orders/model/lock-order.ts';
import { setBlock } from '../customers/set-block.ts';
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
    const block = { isBlocked: request.isBlocked, until: null, reason: null };
    if (!(await setBlock(ctx, tx, { userId, block }))) throw apiError('forbidden');
    // The boards read an order again when its row is written.
    await tx
      .update(orders)
      .set({ updatedAt: sql`${orders.updatedAt}` })
      .where(and(eq(orders.merchantId, merchantId), eq(orders.id, id)));
  });
}
