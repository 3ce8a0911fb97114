import { canRoleMove, canRoleRead, isStaff, type OrderStatus } from '@dasturxon/core/order';

import type { Tx } from '../../db/connect.ts';
import type { Deps } from '../model/deps.ts';
import { apiError } from '../../http/api-error.ts';
import { changeStatus, type Move } from './change-status.ts';
import { refuseWithoutCalls } from '../model/call-attempts.ts';
import { lockOrder } from '../model/lock-order.ts';
import { toOrder, type OrderRow } from '../model/to-order.ts';

/** A staff member, through any channel, and the requested status. */
export type StaffMove = Move & { actor: NonNullable<Move['actor']>; to: OrderStatus };

/**
 * D83: moves an order on as far as the role may. `moved` is false for a repeat, which changes nothing. Throws
 * forbidden, order.notFound, illegal_transition and order.callFirst.
 */
export async function moveAsStaff(
  deps: Pick<Deps, 'now' | 'newId' | 'orderPorts'>,
  tx: Tx,
  move: StaffMove,
): Promise<{ row: OrderRow; moved: boolean }> {
  const { role, userId } = move.actor;
  if (!isStaff(role)) throw apiError('forbidden');
  const row = await lockOrder(tx, move.merchantId, move.orderId);
  const { status: from, serviceType, courierId } = toOrder(row, []);
  const isTheirs = canRoleRead({ role, userId }, { serviceType, courierId });
  if (from === move.to && isTheirs) return { row, moved: false };
  if (!canRoleMove(role, { from, to: move.to, serviceType }))
    throw apiError('illegal_transition', { from, to: move.to, needsReason: false });
  if (move.to === 'CANCELED') refuseWithoutCalls(row, move.reason);
  // A courier moves own orders: the cash of an order belongs to the courier who has it.
  if (role === 'COURIER' && !isTheirs) throw apiError('order.notFound');
  return { row: await changeStatus(deps, tx, { row, move }), moved: true };
}
