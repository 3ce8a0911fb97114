import * as v from 'valibot';

import { flag, orElse, orNull } from '../../kernel/wire.ts';
import { OrderStatus } from '../../order/schemas/order-status.schema.ts';

/** The kinds of tills that orders can be sent to. */
export const TILL_KINDS = ['POSTER', 'IIKO', 'JOWI'] as const;
/** A kind of till. */
export const TillKind = v.picklist(TILL_KINDS);
export type TillKind = v.InferOutput<typeof TillKind>;

/**
 * Where an order is on its way to the till. NOT_SENT: not there yet, or not known to be; SENT: the till has it and has not
 * confirmed it; TAKEN: confirmed; REFUSED: the till or its staff rejected it; BY_HAND: it is not sent any more, staff
 * enter it.
 */
export const TILL_STATES = ['NOT_SENT', 'SENT', 'TAKEN', 'REFUSED', 'BY_HAND'] as const;
/** Where an order is on its way to the till. */
export const TillState = v.picklist(TILL_STATES);
export type TillState = v.InferOutput<typeof TillState>;

/** What staff have to do in the till themselves: cancel the order, change its lines, or remove one of two. */
export const TILL_TASKS = ['CANCEL', 'EDIT', 'TWICE'] as const;
/** What staff have to do in the till themselves. */
export const TillTask = v.picklist(TILL_TASKS);
export type TillTask = v.InferOutput<typeof TillTask>;

/** An order in the merchant's till, as staff see it (ENT-40). */
export const OrderTill = v.object({
  kind: TillKind,
  state: TillState,
  /** Our reference of it in the till; another one when it is sent anew. */
  ref: orElse(v.string(), ''),
  /** The till's own number of the order. */
  number: orNull(v.string()),
  /** The id in the till, of every kind of till. */
  posterOrderId: orNull(v.string()),
  /** Why it is not in the till, of every kind of till. */
  posterErrorMessage: orNull(v.string()),
  /** A call without an answer may have created it: staff look in the till before they enter it. */
  isUncertain: flag(),
  /** Who has entered it by hand. */
  enteredBy: orNull(v.string()),
  todo: orNull(TillTask),
  /** The status that the till reports. */
  status: orNull(OrderStatus),
});
export type OrderTill = v.InferOutput<typeof OrderTill>;

/** What staff can do about an order that is not in the till. */
export const TILL_ACTIONS = ['ENTERED', 'SEND_AGAIN', 'DONE'] as const;
/** ENTERED: entered by hand; SEND_AGAIN: try once more; DONE: the task in the till is done. */
export const TillAction = v.picklist(TILL_ACTIONS);
export type TillAction = v.InferOutput<typeof TillAction>;

/** Whether an order is in the till of its branch, or may be there. */
export const isAtTill = (till: OrderTill | null): boolean =>
  till !== null && (till.state !== 'REFUSED' || till.enteredBy !== null);

/** What of an order decides about its till. */
type AtTill = { till: OrderTill | null; status: OrderStatus };

/** Whether an order is to be entered by hand, and is not yet. */
const isToEnter = ({ till, status }: AtTill): boolean =>
  till !== null &&
  status !== 'CANCELED' &&
  till.enteredBy === null &&
  (till.state === 'REFUSED' || till.state === 'BY_HAND');

/** What staff can do about an order and its till now; the server refuses everything else. */
export function tillActions(order: AtTill): readonly TillAction[] {
  const { till, status } = order;
  if (till === null) return [];
  const isLate = isToEnter(order);
  const isWaiting = till.state === 'NOT_SENT' && status !== 'CANCELED';
  return [
    ...(isLate || isWaiting ? ['ENTERED' as const] : []),
    // One that may be in the till is looked up first: a second one must not be created.
    ...(isLate && !till.isUncertain ? ['SEND_AGAIN' as const] : []),
    ...(till.todo === null ? [] : ['DONE' as const]),
  ];
}

/** Whether an order waits for staff because of the till. */
export const needsTillWork = (order: AtTill): boolean =>
  isToEnter(order) || (order.till?.todo ?? null) !== null;
