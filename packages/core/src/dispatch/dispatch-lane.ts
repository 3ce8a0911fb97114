import { IN_KITCHEN_STATUSES, isInKitchen } from '../order/status/cooking-statuses.ts';
import type { OrderStatus } from '../order/schemas/order-status.schema.ts';
import { readyMoment } from '../order/timing/expected-ready.ts';
import { promisedMoment } from '../staff/board-columns.ts';
import type { BoardOrder } from '../staff/board-order.schema.ts';

/** A courier is looked for this long before an order is expected to be ready. */
export const SOON_READY_MS = 15 * 60_000;
/** A ready order without a courier escalates after this time. */
export const COURIER_MISSING_MS = 5 * 60_000;

/** A lane of the dispatch screen. */
export type DispatchLane = 'WAITING' | 'WITH_COURIER';

const IN_HAND: readonly OrderStatus[] = [...IN_KITCHEN_STATUSES, 'DONE', 'ATTACHED', 'ON_WAY'];

/** The lane of an order: a delivery that is ready or soon ready, or has a courier. Null for any other order. */
export function dispatchLane(order: BoardOrder, now: Date): DispatchLane | null {
  const { serviceType, status, courierId } = order;
  if (serviceType !== 'DELIVERY' || !IN_HAND.includes(status)) return null;
  if (courierId !== null) return 'WITH_COURIER';
  if (!isInKitchen(status)) return 'WAITING';
  const ready = readyMoment(order);
  return ready === null || ready.getTime() - now.getTime() <= SOON_READY_MS ? 'WAITING' : null;
}

/** Minutes that a ready order has waited without a courier; null for one that does not. */
export function minutesWithoutCourier(order: BoardOrder, now: Date): number | null {
  const isWaiting = dispatchLane(order, now) === 'WAITING' && order.status === 'DONE';
  const since = order.readyTime ?? order.lastMove?.at ?? null;
  if (!isWaiting || since === null) return null;
  return Math.max(0, Math.floor((now.getTime() - new Date(since).getTime()) / 60_000));
}

/** Whether the search for a courier has to be escalated to a person. */
export const isCourierMissing = (order: BoardOrder, now: Date): boolean =>
  (minutesWithoutCourier(order, now) ?? -1) >= COURIER_MISSING_MS / 60_000;

/** The order of the cards of a lane: those without a courier for too long, then the earliest promise. */
export function compareDispatched(now: Date): (one: BoardOrder, other: BoardOrder) => number {
  const missing = (order: BoardOrder) => (isCourierMissing(order, now) ? 0 : 1);
  const promise = (order: BoardOrder) => promisedMoment(order)?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return (one, other) =>
    missing(one) - missing(other) || promise(one) - promise(other) || one.number - other.number;
}
