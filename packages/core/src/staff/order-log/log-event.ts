import { EDIT_REASONS } from '../../order/edit/can-edit.ts';
import { BRANCH_CHANGED } from '../../order/edit/other-branch.ts';
import { MONEY_REASONS } from '../../order/order-money.ts';
import type { OrderEventType } from '../../order/schemas/order-history-event.schema.ts';
import { SLOW_ANSWER_REASON } from '../../order/timing/answer-ladder.ts';
import type { AuditAction } from '../audit-action.ts';

/** What can happen to an order, as its log names it. */
export const LOG_EVENTS = [
  'PLACED',
  'STATUS',
  'PAID',
  'RETURNED',
  'LATE_PAYMENT',
  'PAYMENT_TYPE',
  'COURIER',
  'DELIVERY_TYPE',
  'CALL',
  'DELAY',
  'LATE',
  'SLOW_ANSWER',
  'BRANCH',
  'EDIT_PROPOSED',
  'EDITED',
  'EDIT_DECLINED',
  'EDIT_LAPSED',
  'EDIT_WITHDRAWN',
  'UPDATE',
] as const;
/** What happened to an order. */
export type LogEvent = (typeof LOG_EVENTS)[number];

/** Actions of the audit log that an order's log shows: its history has no event of them. */
export const LOGGED_ACTIONS: readonly AuditAction[] = [
  'order.contact',
  'order.refund',
  'order.refundByHand',
  'order.paymentLink',
  'order.tillEntered',
  'order.tillAgain',
  'order.tillDone',
  'customer.block',
  'customer.unblock',
];

const OF_REASON: ReadonlyMap<unknown, LogEvent> = new Map<unknown, LogEvent>(
  Object.entries({
    LATE: 'LATE',
    [MONEY_REASONS.returned]: 'RETURNED',
    [MONEY_REASONS.late]: 'LATE_PAYMENT',
    [MONEY_REASONS.lateReturned]: 'RETURNED',
    [SLOW_ANSWER_REASON]: 'SLOW_ANSWER',
    [BRANCH_CHANGED]: 'BRANCH',
    [EDIT_REASONS.proposed]: 'EDIT_PROPOSED',
    [EDIT_REASONS.applied]: 'EDITED',
    [EDIT_REASONS.declined]: 'EDIT_DECLINED',
    [EDIT_REASONS.lapsed]: 'EDIT_LAPSED',
    [EDIT_REASONS.withdrawn]: 'EDIT_WITHDRAWN',
  } as const),
);

const OF_TYPE: Readonly<Record<Exclude<OrderEventType, 'UPDATE'>, LogEvent>> = {
  PAID: 'PAID',
  PAID_AND_CHANGE_STATUS: 'STATUS',
  CHANGE_STATUS: 'STATUS',
  CHANGE_COURIER_STATUS: 'COURIER',
  CHANGE_PAYMENT_TYPE: 'PAYMENT_TYPE',
  CHANGE_DELIVERY_TYPE: 'DELIVERY_TYPE',
};

type HistoryRow = {
  type: OrderEventType;
  fromStatus: string | null;
  data: Readonly<Record<string, unknown>>;
};

/** What a row of an order's history is about. */
export function logEventOf({ type, fromStatus, data }: HistoryRow): LogEvent {
  if (type !== 'UPDATE') {
    const event = OF_TYPE[type];
    return event === 'STATUS' && fromStatus === 'OPEN' ? 'PLACED' : event;
  }
  if (data['call'] !== undefined) return 'CALL';
  if (data['cookingTime'] !== undefined) return 'DELAY';
  return OF_REASON.get(data['reason']) ?? 'UPDATE';
}
