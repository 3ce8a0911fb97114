import type { Language } from '@dasturxon/core/kernel';
import {
  guestEvent,
  NO_ANSWER_REASON,
  REJECTION_REASONS,
  UNPAID_REASON,
  unpaidExpiry,
  type Order,
} from '@dasturxon/core/order';

import { BOT_MESSAGES, type BotMessageKey } from './bot-messages.ts';
import { formatMessage } from './format-message.ts';

type Progress = Pick<
  Order,
  | 'status'
  | 'serviceType'
  | 'courierStatus'
  | 'isSlowlyAnswered'
  | 'isLate'
  | 'paymentType'
  | 'isPaid'
  | 'timestamp'
>;

/** The sentence about where an order is; some steps mean something else when it is fetched or eaten here. */
export function messageKeyOf(order: Progress): BotMessageKey {
  const { status, serviceType } = order;
  if (unpaidExpiry(order)) return 'now.UNPAID';
  if (order.isLate) return 'now.LATE';
  const event = guestEvent(order);
  if (event === 'SLOW') return order.isPaid ? 'now.SLOW.PAID' : 'now.SLOW';
  if (event === 'ARRIVED') return 'now.ARRIVED';
  const special = `now.${status}.${serviceType}`;
  if (special in BOT_MESSAGES) return special as BotMessageKey;
  if (status === 'CLOSED' && serviceType === 'DINE_IN') return 'now.CLOSED.PICK_UP';
  return `now.${status}`;
}

const OUR_REASONS: readonly string[] = [UNPAID_REASON, NO_ANSWER_REASON, ...REJECTION_REASONS];

/** The listed reason for which a restaurant or the platform cancelled it, translated; null for any other (IMP-17). */
export function ownReason(
  { status, reason }: Pick<Order, 'status' | 'reason'>,
  language: Language,
): string | null {
  if (status !== 'CANCELED' || reason === null) return null;
  const isOurs = OUR_REASONS.includes(reason);
  return isOurs ? formatMessage(`reason.${reason}` as BotMessageKey, language) : null;
}
