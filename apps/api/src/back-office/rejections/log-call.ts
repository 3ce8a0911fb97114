import { Role } from '@dasturxon/core/auth';
import { type BoardOrder, canOpenContact } from '@dasturxon/core/staff';
import * as v from 'valibot';

import type { Reply } from '../../http/answers.ts';
import { apiError } from '../../http/api-error.ts';
import type { KeyedCall } from '../../http/serving/idempotency.ts';
import { addCall } from '../../orders/model/call-attempts.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { lockOrder } from '../../orders/model/lock-order.ts';
import { actorOf, type ExpectedOrder, writeBoardOrder } from '../board/write-board-order.ts';

const facts = ({ calls }: BoardOrder) => ({ calls: calls.length });

/**
 * Records a call that the guest did not answer (BO-171). Throws forbidden for a courier who is not bringing the order, and
 * illegal_transition for one that is over.
 */
export function logCall(ctx: SignedIn, request: ExpectedOrder, sent: KeyedCall): Promise<Reply<BoardOrder>> {
  return writeBoardOrder(ctx, { request, sent, action: 'order.call', facts }, async (tx, before) => {
    if (!canOpenContact(v.parse(Role, ctx.caller.role), before)) throw apiError('forbidden');
    const row = await lockOrder(tx, ctx.merchantId, request.id);
    await addCall(ctx, tx, { row, who: actorOf(ctx) });
  });
}
