import type { Role } from '../auth/user.schema.ts';
import type { Money } from '../kernel/money.ts';
import type { OrderStatus } from '../order/schemas/order-status.schema.ts';
import { isUncooked } from '../order/status/cooking-statuses.ts';
import { hasPermission } from './permissions.ts';

/** What managers may refund of one order without the owner where the brand has set nothing, in so'm. */
export const MANAGER_REFUND_LIMIT = 300_000;

/** A refund that waits longer than this raises an alarm in the back office, in milliseconds (C.6). */
export const REFUND_ALARM_MS = 10 * 60_000;

/** An order and what is known of its money, in so'm. */
export type RefundableOrder = {
  status: OrderStatus;
  /** Received and neither returned nor being returned. */
  held: Money;
  /** What staff have refunded of it before. */
  given: Money;
  /** `MANAGER_REFUND_LIMIT` unless the brand has set another one. */
  managerLimit: Money;
};

/** How much a person may refund. `isWhole`: all of it or nothing. */
export type RefundLimit = { atMost: Money; isWhole: boolean };

/**
 * What a role may refund of an order (BO-80): an operator the whole of an order that is not cooked yet, a manager parts up
 * to the limit of the order in all, an owner everything that is held.
 */
export function refundLimit(role: Role, { status, held, given, managerLimit }: RefundableOrder): RefundLimit {
  if (!hasPermission(role, 'orders.refund')) return { atMost: 0, isWhole: true };
  if (role === 'ADMIN') return { atMost: held, isWhole: false };
  if (role === 'MANAGER')
    return { atMost: Math.max(0, Math.min(held, managerLimit - given)), isWhole: false };
  return { atMost: isUncooked(status) ? held : 0, isWhole: true };
}

/** Whether an amount in so'm, or all that is held, is within a limit. */
export const isWithinRefundLimit = ({ atMost, isWhole }: RefundLimit, amount: Money): boolean =>
  amount > 0 && (isWhole ? amount === atMost : amount <= atMost);

/** Whether a refund has waited for too long. */
export const isRefundOverdue = ({ createdAt }: { createdAt: string }, now: Date): boolean =>
  now.getTime() - Date.parse(createdAt) >= REFUND_ALARM_MS;
