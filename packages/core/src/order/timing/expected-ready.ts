import { minutesToReady } from './order-timing.ts';
import type { Order } from '../schemas/order.schema.ts';
import { readyAbout } from './ready-about.ts';

/** Minutes that one press of the kitchen adds to an order. */
export const MORE_MINUTES = 10;

/** The longest cooking time of an order, in minutes. */
export const LONGEST_COOKING = 240;

type Cooked = Pick<Order, 'status' | 'timestamp' | 'acceptedTime' | 'cookingTime' | 'later'> &
  Partial<Pick<Order, 'busyMinutes' | 'measuredMinutes' | 'isReadyPromised'>>;

const MADE_FROM: readonly Order['status'][] = ['CREATED', 'ACCEPTED', 'COOKING'];

/**
 * The expected ready time (IMP-05): placement and minutesToReady; later only if the kitchen accepted so late, or asked for so
 * much more time, that it exceeds that. The minutes that staff chose on accepting replace all of it (BO-13).
 * Null for a later order until it is accepted, once it is ready, and without a placement time.
 */
export function expectedReady(order: Cooked): Date | null {
  return MADE_FROM.includes(order.status) ? readyMoment(order) : null;
}

/** The same whatever the status is: what an arrival is counted from after the kitchen is done. */
export function readyMoment(order: Omit<Cooked, 'status'>): Date | null {
  const [promised, cooked] = [promisedReady(order), cookedAt(order)];
  if (order.later || promised === null || (order.isReadyPromised && cooked !== null)) return cooked;
  return cooked !== null && cooked > promised ? cooked : promised;
}

function promisedReady({ timestamp, ...kitchen }: Omit<Cooked, 'status'>): Date | null {
  return timestamp === null ? null : readyAbout(minutesToReady(kitchen), new Date(timestamp));
}

function cookedAt({ acceptedTime, cookingTime }: Omit<Cooked, 'status'>): Date | null {
  return acceptedTime === null ? null : readyAbout(cookingTime ?? 0, new Date(acceptedTime));
}

/** Whether the kitchen may still extend the cooking time. */
export function canTakeLonger({ status }: Pick<Order, 'status'>): boolean {
  return status === 'CREATED' || status === 'ACCEPTED' || status === 'COOKING';
}

/** The cooking time after the kitchen has asked for more minutes; never beyond the longest. */
export function longerCooking(cookingTime: number | null, more = MORE_MINUTES): number {
  return Math.min((cookingTime ?? 0) + more, LONGEST_COOKING);
}
