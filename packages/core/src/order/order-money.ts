import type { PaymentType } from '../payment/payment.schema.ts';
import type { OrderHistoryEvent } from './schemas/order-history-event.schema.ts';
import type { Order } from './schemas/order.schema.ts';
import { isSettledOutside } from './aggregator/aggregator.ts';
import { isPaidBeforehand } from './timing/unpaid-expiry.ts';

/** The `reason` of an UPDATE line about money in an order's history. */
export const MONEY_REASONS = {
  /** Money of the order went back to the guest. */
  returned: 'REFUND',
  /** Money that the order can no longer take; it is refunded automatically. */
  late: 'LATE_PAYMENT',
  /** That money has gone back. */
  lateReturned: 'LATE_PAYMENT_RETURNED',
} as const;

/** The payment states of an order, see `OrderMoney`. */
export const ORDER_MONEY = ['PAID', 'UNPAID', 'RETURNING', 'RETURNED'] as const;
/**
 * An order's payment state for guest and staff. RETURNING: a refund is under way. RETURNED: it was paid and fully
 * refunded. Null: the order is over without money of a provider.
 */
export type OrderMoney = (typeof ORDER_MONEY)[number] | null;

type Event = Pick<OrderHistoryEvent, 'type' | 'reason' | 'paymentType'>;
type Paid = Pick<Order, 'status' | 'isPaid' | 'paymentType'> & Partial<Pick<Order, 'serviceType'>>;

/** The last word of the history on money that went back, unless another way to pay was chosen since. */
function lastReturn(history: readonly Event[]): string | null {
  const reasons: readonly string[] = Object.values(MONEY_REASONS);
  const last = history.findLast(
    ({ type, reason }) =>
      type === 'CHANGE_PAYMENT_TYPE' || (type === 'UPDATE' && reason !== null && reasons.includes(reason)),
  );
  return last?.type === 'UPDATE' ? last.reason : null;
}

const isOutside = ({ serviceType = 'DELIVERY', paymentType }: Paid): boolean =>
  isSettledOutside({ serviceType, paymentType });

/** What late money is to a cancelled order, by the last word on it. */
const LATE_MONEY: Readonly<Record<string, OrderMoney>> = {
  [MONEY_REASONS.late]: 'RETURNING',
  [MONEY_REASONS.lateReturned]: 'RETURNED',
};

/** An order's payment state (F20): the one rule for the order page, the board, its tickets and the staff's chat. */
export function orderMoney(order: Paid, history: readonly Event[]): OrderMoney {
  if (isOutside(order)) return order.status === 'CANCELED' ? null : 'PAID';
  return ownMoney(order, history);
}

function ownMoney({ status, isPaid, paymentType }: Paid, history: readonly Event[]): OrderMoney {
  if (isPaid) return status === 'CANCELED' ? 'RETURNING' : 'PAID';
  const word = lastReturn(history);
  if (word === MONEY_REASONS.returned) return 'RETURNED';
  if (status === 'CANCELED') return LATE_MONEY[word ?? ''] ?? null;
  // Cash is paid on delivery, before the order is closed.
  const isOver = status === 'CLOSED' || (status === 'DELIVERED' && !isPaidBeforehand(paymentType));
  return isOver ? null : 'UNPAID';
}

/** What an order was paid by, which may be a provider that its guest had chosen before; until then, what is chosen. */
export function paidByType(order: Paid, history: readonly Event[]): PaymentType {
  const money = orderMoney(order, history);
  const paid = money === 'UNPAID' ? null : history.findLast(({ type }) => type === 'PAID');
  return paid?.paymentType ?? order.paymentType;
}

/** Whether an order that is paid beforehand would end without its money: closing it is a decision, with a reason. */
export function isMoneyMissing({
  isPaid,
  paymentType,
  totalPrice,
}: Pick<Order, 'isPaid' | 'paymentType' | 'totalPrice'>): boolean {
  return !isPaid && isPaidBeforehand(paymentType) && totalPrice > 0;
}
