import type { OrderStatus } from '@dasturxon/core/order';

import type { TillOrderState } from '../port/till.ts';
import type { OrderInfo } from './iiko-answers.ts';

const STATUSES: Readonly<Record<string, OrderStatus>> = {
  WaitCooking: 'ACCEPTED',
  ReadyForCooking: 'ACCEPTED',
  CookingStarted: 'COOKING',
  CookingCompleted: 'DONE',
  Waiting: 'DONE',
  OnWay: 'ON_WAY',
  Delivered: 'DELIVERED',
  Closed: 'CLOSED',
};

type Info = Pick<OrderInfo, 'creationStatus' | 'errorInfo' | 'order'>;

/** Why an order was not created; null while that is not known, and for one that was. */
const errorOf = ({ creationStatus, errorInfo }: Info): string | null =>
  creationStatus === 'Error' ? errorInfo?.message || errorInfo?.code || 'Error' : null;

/** The till's own status; null before the till has taken the order. */
const tillStatus = ({ creationStatus, order }: Info): string | null =>
  creationStatus === 'Success' && order ? order.status : null;

/** An order is in the kitchen only after `Success`; an unknown status changes nothing. */
export function toIikoState(info: OrderInfo): TillOrderState {
  const known = { tillOrderId: info.id, number: info.order?.number ?? null, status: null, reason: null };
  const error = errorOf(info);
  if (error !== null) return { ...known, state: 'REFUSED', reason: error };
  const theirs = tillStatus(info) ?? '';
  if (theirs === 'Cancelled') return { ...known, state: 'REFUSED', reason: 'CANCELED' };
  const status = STATUSES[theirs] ?? null;
  return { ...known, state: status === null ? 'SENT' : 'TAKEN', status };
}
