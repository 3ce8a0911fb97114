import type { Money } from '../../kernel/money.ts';
import { ok, refuse, type Result } from '../../kernel/result.ts';
import type { Order } from '../schemas/order.schema.ts';

/** Why a customer gives an order up, in the order in which it is asked (IMP-17). */
export const CANCEL_REASONS = ['CHANGED_MIND', 'BY_MISTAKE', 'TOO_LONG', 'OTHER'] as const;
/** Why a customer gives an order up. */
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** What a cancelled order gives back besides its money (`endOfAttempt`): points, and the uses of its promotions. */
export type CancelEffects = { cashback: Money; promotions: boolean };

/** A delay of more minutes in all lets the guest cancel what the kitchen has accepted. */
const LONGEST_DELAY = 15;

type Delayed = Pick<Order, 'status'> & Partial<Pick<Order, 'delayedMinutes'>>;

/** Whether the kitchen, which has not finished the order, has delayed it for so long that the guest may cancel (BO-156). */
export const isDelayedLong = ({ status, delayedMinutes = 0 }: Delayed): boolean =>
  (status === 'ACCEPTED' || status === 'COOKING') && delayedMinutes > LONGEST_DELAY;

/**
 * Whether a customer may cancel: before it is accepted, where the merchant lets them (SET-16, D19), and everywhere once
 * the restaurant is slow to answer or has delayed the order for long.
 */
export function canCustomerCancel(
  order: Delayed & Partial<Pick<Order, 'isSlowlyAnswered'>>,
  settings: { cancelOrder: boolean },
): Result<true, { code: 'order.notCancellable' }> {
  const isEarly = order.status === 'CREATED' || order.status === 'AT_TIME';
  if (isDelayedLong(order)) return ok(true);
  return isEarly && (settings.cancelOrder || order.isSlowlyAnswered === true)
    ? ok(true)
    : refuse('order.notCancellable');
}

/** What cancelling gives back, once: an order that is cancelled already gives nothing (D19, I22). */
export function cancelEffects(order: Pick<Order, 'status' | 'cashback'>): CancelEffects {
  if (order.status === 'CANCELED') return { cashback: 0, promotions: false };
  return { cashback: order.cashback, promotions: true };
}
