import { type AuditAction, type BoardOrder, type TillAction, tillActions } from '@dasturxon/core/staff';

import type { Tx } from '../../db/connect.ts';
import type { Reply } from '../../http/answers.ts';
import { apiError, found } from '../../http/api-error.ts';
import type { KeyedCall } from '../../http/serving/idempotency.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { lockOrder } from '../../orders/model/lock-order.ts';
import { revisionOf } from '../../orders/model/order-edits.ts';
import type { OrderRow } from '../../orders/model/to-order.ts';
import { lockTillOrder, saveTillOrder, type TillOrderRow } from '../../tills/model/till-orders.ts';
import { pushLater } from '../../tills/push/claim-till-order.ts';
import { type ExpectedOrder, writeBoardOrder } from '../board/write-board-order.ts';

const AUDITED: Readonly<Record<TillAction, AuditAction>> = {
  ENTERED: 'order.tillEntered',
  SEND_AGAIN: 'order.tillAgain',
  DONE: 'order.tillDone',
};

type Change = Partial<TillOrderRow>;

/** What an action of staff changes. */
function changeOf(
  ctx: SignedIn,
  action: TillAction,
  { row, till }: { row: OrderRow; till: TillOrderRow },
): Change {
  const sentRevision = revisionOf(row);
  const { caller } = ctx;
  if (action === 'ENTERED')
    return { state: 'BY_HAND', enteredBy: caller.name ?? caller.role, message: null, sentRevision };
  if (action === 'DONE')
    return till.todo === 'CANCEL'
      ? { todo: null, state: 'REFUSED', message: 'CANCELED' }
      : { todo: null, sentRevision };
  // A rejected order stays in the till under its reference: the next one needs another.
  const anew = {
    state: 'NOT_SENT' as const,
    ref: ctx.newId(),
    tillOrderId: null,
    number: null,
    status: null,
  };
  return { ...anew, message: null, attempts: 0, startedAt: ctx.now(), nextAt: null, busyUntil: null };
}

const factsOf = ({ till }: BoardOrder) => ({ tillState: till?.state ?? null, todo: till?.todo ?? null });

async function settle(
  ctx: SignedIn,
  tx: Tx,
  { id, action }: { id: string; action: TillAction },
): Promise<void> {
  const { merchantId } = ctx;
  const row = await lockOrder(tx, merchantId, id);
  const till = found(await lockTillOrder(tx, row), 'order.notFound');
  await saveTillOrder(tx, till, { ...changeOf(ctx, action, { row, till }), updatedAt: ctx.now() });
  if (action === 'SEND_AGAIN') await pushLater(ctx, tx, { merchantId, orderId: id, at: ctx.now() });
}

/**
 * Notes that staff entered an order into the till by hand or did their task there, or has it sent again. Throws
 * order.notFound, order.changed, and request.invalid for an action that its state does not have.
 */
export function settleTill(
  ctx: SignedIn,
  request: ExpectedOrder & { action: TillAction },
  sent: KeyedCall,
): Promise<Reply<BoardOrder>> {
  const { id, action } = request;
  return writeBoardOrder(
    ctx,
    { request, sent, action: AUDITED[action], facts: factsOf },
    async (tx, before) => {
      if (!tillActions(before).includes(action)) throw apiError('request.invalid', { fields: ['action'] });
      await settle(ctx, tx, { id, action });
    },
  );
}
