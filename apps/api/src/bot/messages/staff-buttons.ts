import type { Language } from '@dasturxon/core/kernel';
import {
  CALLS_BEFORE_UNREACHABLE,
  canTakeLonger,
  isMoneyMissing,
  missingCalls,
  isStepBack,
  nextStatuses,
  REJECTION_REASONS,
  rejectionReasonsOf,
  type Order,
  type OrderStatus,
  type RejectionReason,
} from '@dasturxon/core/order';

import { BOT_MESSAGES, type BotMessageKey } from '../../notifications/messages/bot-messages.ts';
import type { Button } from './guest-message.ts';
import { formatMessage } from '../../notifications/messages/format-message.ts';

/** The action of a staff button: move the order, show or hide the reasons, refuse, take longer, take cash, record a call. */
export type StaffAction =
  | { kind: 'move'; to: OrderStatus }
  | { kind: 'reasons' | 'back' | 'more' | 'cash' | 'call' }
  | { kind: 'refuse'; why: RejectionReason };

const DATA = /^(?:to\.([A-Z_]{4,10})|(reasons|back|more|cash|call)|no\.([A-Z_]{4,20})):([0-9a-f-]{36})$/;

/** Reads the data of a callback query; null for data that `staffButtons` did not make. */
export function readCallbackQuery(data: string): { orderId: string; action: StaffAction } | null {
  const [, to, kind, why, orderId = ''] = DATA.exec(data) ?? [];
  if (to && `do.${to}` in BOT_MESSAGES) return { orderId, action: { kind: 'move', to: to as OrderStatus } };
  if (kind) return { orderId, action: { kind: kind as 'reasons' | 'back' | 'more' | 'cash' | 'call' } };
  const reason = REJECTION_REASONS.find((one) => one === why);
  return reason ? { orderId, action: { kind: 'refuse', why: reason } } : null;
}

type Shown = Pick<Order, 'id' | 'status' | 'serviceType' | 'isPaid' | 'paymentType' | 'totalPrice'>;

/** Steps that have a button; the courier's own (ATTACHED) is not the kitchen's. */
const OFFERED: readonly OrderStatus[] = ['ACCEPTED', 'DONE', 'ON_WAY', 'DELIVERED', 'CLOSED'];

/**
 * The buttons under an order: its next steps, then time and refusal. Empty once it is over. An order whose money was to
 * come beforehand and is missing has the step to cash in the place of the step that closes it (F20).
 */
export function staffButtons(order: Shown, language: Language): Button[][] {
  const { id, status, serviceType } = order;
  const next = nextStatuses(status, serviceType);
  const button = (key: BotMessageKey, action: string) => ({
    text: formatMessage(key, language),
    data: `${action}:${id}`,
  });
  const steps = OFFERED.filter((to) => next.includes(to) && !isStepBack(status, to)).map((to) =>
    to === 'CLOSED' && isMoneyMissing(order)
      ? button('do.cash', 'cash')
      : button(`do.${to}` as BotMessageKey, `to.${to}`),
  );
  const rest = [
    ...(canTakeLonger({ status }) ? [button('do.more', 'more')] : []),
    ...(next.includes('CANCELED') ? [button('do.refuse', 'reasons')] : []),
  ];
  return [steps, rest].filter((row) => row.length > 0);
}

/**
 * The reasons to refuse, one a row, and the back button. A reason that needs unanswered calls is a button that records one
 * until there are enough (BO-171).
 */
export function reasonButtons(
  { id, serviceType, calls }: Pick<Order, 'id' | 'serviceType'> & { calls: number },
  language: Language,
): Button[][] {
  const callsAll = String(CALLS_BEFORE_UNREACHABLE);
  const rows = rejectionReasonsOf(serviceType).map((why) => [
    missingCalls(why, calls) > 0
      ? {
          text: formatMessage('do.call', language, { nth: String(calls + 1), of: callsAll }),
          data: `call:${id}`,
        }
      : { text: formatMessage(`reason.${why}`, language), data: `no.${why}:${id}` },
  ]);
  return [...rows, [{ text: formatMessage('do.back', language), data: `back:${id}` }]];
}
