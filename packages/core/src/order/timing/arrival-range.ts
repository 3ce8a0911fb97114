import { readyAbout } from './ready-about.ts';
import { expectedArrival, deliveryMinutes } from './expected-arrival.ts';
import { expectedReady } from './expected-ready.ts';
import { minutesToReady } from './order-timing.ts';
import type { Order } from '../schemas/order.schema.ts';
import type { ServiceType } from '../schemas/service-type.schema.ts';

/** Minutes from and to, as a guest reads them: "35–45 min". */
export type MinutesRange = { from: number; to: number };

const STEP = 5;

/** How exact a range is: the further away, the wider. */
const widthOf = (minutes: number) => (minutes > 60 ? 15 : minutes > 20 ? 10 : STEP);

/**
 * The minutes until a moment, in steps of five; the moment itself is the upper end, which is kept more often than not.
 * Null once it has gone by.
 */
export function minutesRange(moment: Date, now: Date): MinutesRange | null {
  const left = (moment.getTime() - now.getTime()) / 60_000;
  if (left <= 0) return null;
  const to = Math.ceil(left / STEP) * STEP;
  return { from: Math.max(to - widthOf(to), 1), to };
}

type Wanted = {
  serviceType: ServiceType;
  /** Minutes of the slowest dish. */
  cookingTime: number;
  /** Minutes that a busy branch adds. */
  busyMinutes: number;
  /** What the branch needed lately with as many orders as now; null where too few are measured (B52). */
  measuredMinutes: number | null;
  /** Metres by road; null where they are not known. */
  distance: number | null;
};

/** When an order would be in the guest's hands if it were placed now: the moment that its page then shows (IMP-05). */
export function expectedIfOrdered({ serviceType, distance, ...kitchen }: Wanted, now: Date): Date {
  const ready = readyAbout(minutesToReady(kitchen), now);
  return serviceType === 'DELIVERY' ? readyAbout(deliveryMinutes(distance), ready) : ready;
}

/** When a placed order is in the guest's hands about: its arrival, or for other services when it is ready (IMP-05). */
export const expectedHandover = (order: Parameters<typeof expectedArrival>[0]): Date | null =>
  order.serviceType === 'DELIVERY' ? expectedArrival(order) : expectedReady(order);

/** How long past its time an order counts as late, in milliseconds. */
const GRACE_MS = 5 * 60_000;

const PROMISED: readonly Order['status'][] = ['ACCEPTED', 'COOKING', 'DONE', 'ATTACHED', 'ON_WAY'];

/**
 * From when on an accepted order is late, of which its guest is notified before asking (B41). Null before it is accepted, once it is
 * handed over, and for an order at a chosen time.
 */
export function lateFrom(order: Parameters<typeof expectedHandover>[0]): Date | null {
  if (order.later || !PROMISED.includes(order.status)) return null;
  const expected = expectedHandover(order);
  return expected && new Date(expected.getTime() + GRACE_MS);
}

/** The steps of the bar on an order's page. */
export const BAR_STEPS = 4;

const DONE_STEPS: Readonly<Record<Order['status'], number>> = {
  OPEN: 0,
  CREATED: 0,
  AT_TIME: 0,
  ACCEPTED: 1,
  COOKING: 2,
  DONE: 3,
  ATTACHED: 3,
  ON_WAY: 3,
  DELIVERED: 4,
  CLOSED: 4,
  CANCELED: 0,
};

/** How many of the four steps of an order are done: accepted, cooked, ready or on the way, handed over. */
export const stepsDone = ({ status }: Pick<Order, 'status'>): number => DONE_STEPS[status];
