import { canMove, isFinal, nextStatuses, pathBetween } from '../status/order-machine.ts';
import type { OrderStatus } from '../schemas/order-status.schema.ts';
import type { Aggregator } from './aggregator.ts';

/** The steps of an order as aggregators name them; they go forward only. */
export const AGGREGATOR_STATUSES = [
  'NEW',
  'ACCEPTED_BY_RESTAURANT',
  'COOKING',
  'READY',
  'TAKEN_BY_COURIER',
  'DELIVERED',
  'CANCELLED',
] as const;
/** A step of an order as an aggregator names it. */
export type AggregatorStatus = (typeof AGGREGATOR_STATUSES)[number];

/** A step that an aggregator may report to us: the rest is ours to report. */
export const REPORTED_STATUSES = ['TAKEN_BY_COURIER', 'DELIVERED', 'CANCELLED'] as const;
/** A step that an aggregator may report to us. */
export type ReportedStatus = (typeof REPORTED_STATUSES)[number];

const STEPS: Readonly<Record<OrderStatus, AggregatorStatus>> = {
  OPEN: 'NEW',
  AT_TIME: 'NEW',
  CREATED: 'NEW',
  ACCEPTED: 'ACCEPTED_BY_RESTAURANT',
  COOKING: 'COOKING',
  DONE: 'READY',
  ATTACHED: 'READY',
  ON_WAY: 'TAKEN_BY_COURIER',
  DELIVERED: 'DELIVERED',
  CLOSED: 'DELIVERED',
  CANCELED: 'CANCELLED',
};

/** The status of an order as its aggregator reads it. */
export const toAggregatorStatus = (status: OrderStatus): AggregatorStatus => STEPS[status];

const REPORTED: Readonly<Record<Exclude<ReportedStatus, 'CANCELLED'>, OrderStatus>> = {
  TAKEN_BY_COURIER: 'ON_WAY',
  DELIVERED: 'DELIVERED',
};

const isReached = (status: OrderStatus, to: AggregatorStatus): boolean =>
  AGGREGATOR_STATUSES.indexOf(STEPS[status]) >= AGGREGATOR_STATUSES.indexOf(to);

/**
 * The moves of our order that follow what an aggregator reports: none where it is there already or further on, since
 * reports come twice, late and out of order. Null where nothing leads there: a cancelled order is not delivered, a delivered
 * one not cancelled.
 */
export function movesOfReport(
  status: OrderStatus,
  to: ReportedStatus,
  serviceType: Aggregator,
): readonly OrderStatus[] | null {
  if (to === 'CANCELLED') return movesToCancel(status, serviceType);
  if (status === 'CANCELED') return null;
  return isReached(status, to) ? [] : pathBetween(status, REPORTED[to], serviceType);
}

/** A ready order is cancelled by way of its courier: the table of moves has no shorter one (D27). */
function movesToCancel(status: OrderStatus, serviceType: Aggregator): readonly OrderStatus[] | null {
  if (status === 'CANCELED') return [];
  if (isFinal(status) || status === 'DELIVERED') return null;
  if (canMove(status, 'CANCELED', serviceType)) return ['CANCELED'];
  const before = nextStatuses(status, serviceType).find((next) => canMove(next, 'CANCELED', serviceType));
  return before ? [before, 'CANCELED'] : null;
}
