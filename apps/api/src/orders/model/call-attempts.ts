import { CallAttempt } from '@dasturxon/core/staff';
import { missingCalls } from '@dasturxon/core/order';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { orderHistory, orders } from '../../db/schema/orders.ts';
import { apiError } from '../../http/api-error.ts';
import type { Deps } from './deps.ts';
import type { OrderRow } from './to-order.ts';

const Calls = v.fallback(v.array(CallAttempt), []);

/** The calls that the guest of an order did not answer. */
export const callsOf = ({ data }: Pick<OrderRow, 'data'>): CallAttempt[] => v.parse(Calls, data['calls']);

/** Throws order.callFirst where a reason needs more unanswered calls than are recorded (BO-171). */
export function refuseWithoutCalls(row: OrderRow, reason: string | null): void {
  const left = missingCalls(reason, callsOf(row).length);
  if (left > 0) throw apiError('order.callFirst', { left });
}

type Caller = { userId: string; role: string; name: string | null };

/** Adds a call to a locked order, with one line of its history. Throws illegal_transition for an order that is over. */
export async function addCall(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  { row, who }: { row: OrderRow; who: Caller },
): Promise<void> {
  const { merchantId, id, status } = row;
  if (status === 'CANCELED' || status === 'CLOSED')
    throw apiError('illegal_transition', { from: status, to: status, needsReason: false });
  const at = now();
  const calls = [...callsOf(row), { by: who.name, at: at.toISOString() }];
  await tx
    .update(orders)
    .set({ data: { ...row.data, calls }, updatedAt: at })
    .where(and(eq(orders.merchantId, merchantId), eq(orders.id, id)));
  await tx.insert(orderHistory).values({
    merchantId,
    orderId: id,
    event: 'UPDATE',
    fromStatus: status,
    toStatus: status,
    actorId: who.userId,
    actorRole: who.role,
    data: { call: calls.length, by: who.name },
    at,
  });
}
