import { HOUR_MS } from '../kernel/durations.ts';
import type { Money } from '../kernel/money.ts';
import { LATE_TIP_PART } from './payment-parts.ts';

/** For how long after an order has arrived a tip can be given, in milliseconds. */
const LATE_TIP_MS = 24 * HOUR_MS;

/** The least tip that is paid by itself, in so'm: providers take no less. */
export const LATE_TIP_AT_LEAST: Money = 1_000;

/** The part of an order that decides whether a tip can still be given. `lateTip`: what was given afterwards, in so'm. */
export type TippedOrder = {
  status: string;
  isPaid: boolean;
  tip: Money;
  lateTip: Money;
  /** When it arrived; null for one that was fetched or eaten. */
  deliveredAt: string | null;
  timestamp: string | null;
};

/**
 * Whether a guest can give a tip for an order that has arrived (B35): paid, within a day, and once, so not after a tip at checkout.
 * An order without a moment of arrival counts from when it was placed.
 */
export function canTipLate(
  { status, isPaid, tip, lateTip, deliveredAt, timestamp }: TippedOrder,
  { now, tips }: { now: Date; tips: boolean },
): boolean {
  const hasArrived = status === 'DELIVERED' || status === 'CLOSED';
  if (!tips || !hasArrived || !isPaid || tip > 0 || lateTip > 0) return false;
  const since = deliveredAt ?? timestamp;
  return since !== null && now.getTime() - Date.parse(since) < LATE_TIP_MS;
}

/** Whether a part of an order is its tip, whose money is apart from the order's. */
export const isLateTip = (part: number | null): boolean => part === LATE_TIP_PART;
