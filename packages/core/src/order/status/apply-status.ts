import type { Role } from '../../auth/user.schema.ts';
import { ok, type Result } from '../../kernel/result.ts';
import type { OrderHistoryEvent } from '../schemas/order-history-event.schema.ts';
import { checkMove, type IllegalTransition } from './order-machine.ts';
import type { OrderStatus } from '../schemas/order-status.schema.ts';
import type { Order } from '../schemas/order.schema.ts';

/** The part of an order that its status governs. */
export type OrderProgress = Pick<
  Order,
  'status' | 'serviceType' | 'acceptedTime' | 'readyTime' | 'deliveredAt' | 'courierStatus' | 'reason'
>;

/** The requested status with its role, time and reason. A null role is the platform itself. */
export type StatusChange = {
  to: OrderStatus;
  /** ISO 8601. */
  at: string;
  role: Role | null;
  reason?: string | null;
};

/** The order afterwards, and the line for its history; a repeat has none (ST-12, D27). */
export type StatusApplied = {
  progress: OrderProgress;
  event: Omit<OrderHistoryEvent, 'id'> | null;
};

/** The moment that a status stamps on an order. Each is written once. */
const STAMPS: Partial<Record<OrderStatus, 'acceptedTime' | 'readyTime' | 'deliveredAt'>> = {
  ACCEPTED: 'acceptedTime',
  DONE: 'readyTime',
  DELIVERED: 'deliveredAt',
};

function stamped(order: OrderProgress, { to, at }: StatusChange): Partial<OrderProgress> {
  const stamp = STAMPS[to];
  return stamp && order[stamp] === null ? { [stamp]: at } : {};
}

/** An order after a change of status, or why it cannot be (ST-11). */
export function applyStatus(
  order: OrderProgress,
  change: StatusChange,
): Result<StatusApplied, IllegalTransition> {
  const { to, at, role } = change;
  const reason = change.reason?.trim() || null;
  const move = checkMove(order.status, to, { serviceType: order.serviceType, reason });
  if (!move.ok) return move;
  if (move.value === 'SAME') return ok({ progress: order, event: null });
  return ok({
    progress: {
      ...order,
      ...stamped(order, change),
      status: to,
      reason: to === 'CANCELED' ? (reason ?? order.reason) : order.reason,
    },
    event: {
      type: 'CHANGE_STATUS',
      status: to,
      courierStatus: order.courierStatus,
      paymentType: null,
      deliveryType: null,
      role,
      reason,
      at,
    },
  });
}
