import type { Money } from '../kernel/money.ts';

/** OPEN: to be paid. PAID. DROPPED: the host has taken the sum over; money that comes for it goes back. */
export type PartState = 'OPEN' | 'PAID' | 'DROPPED';

/** What one of several payers pays of an order, in whole so'm (C6). `part` counts from 0 within the order. */
export type PaymentPart = {
  part: number;
  memberId: string;
  isHost: boolean;
  amount: Money;
  /** How many of each line of the order it pays, for its fiscal receipt. */
  counts: number[];
  state: PartState;
};

/** Numbers of parts begin here, far above the numbers of orders, which providers know orders by. */
const FIRST_PART_NUMBER = 1_000_000_000_000;
/** Parts of one order, with those that the host took over. */
const PARTS_OF_ORDER = 100;
/** The part that is the tip of an order that has arrived (B35): beside its total, not of it. */
export const LATE_TIP_PART = PARTS_OF_ORDER - 1;

/** The number that providers call a part of an order by. No order and no other part has it. */
export const partNumber = (orderNumber: number, part: number): number =>
  FIRST_PART_NUMBER + orderNumber * PARTS_OF_ORDER + part;

/** The part that a number names; null for the number of an order. */
export function readPartNumber(number: number): { orderNumber: number; part: number } | null {
  const rest = number - FIRST_PART_NUMBER;
  if (!Number.isSafeInteger(rest) || rest < 0) return null;
  return { orderNumber: Math.floor(rest / PARTS_OF_ORDER), part: rest % PARTS_OF_ORDER };
}

/** What is still to be paid of an order's parts, in so'm. */
export const openSum = (parts: readonly Pick<PaymentPart, 'state' | 'amount'>[]): Money =>
  parts.reduce((sum, { state, amount }) => sum + (state === 'OPEN' ? amount : 0), 0);

/**
 * The host takes over what the others have not paid: their open parts are dropped, and one new part of the host has their
 * sum and dishes, with the host's own open one. Null where the others owe nothing. What is open stays the same sum.
 */
export function coverParts(parts: readonly PaymentPart[]): PaymentPart[] | null {
  const host = parts.find(({ isHost }) => isHost);
  const open = parts.filter(({ state }) => state === 'OPEN');
  if (!host || open.every(({ isHost }) => isHost) || parts.length >= LATE_TIP_PART) return null;
  const kept = parts.map((one) => (one.state === 'OPEN' ? { ...one, state: 'DROPPED' as const } : one));
  const counts = host.counts.map((_, line) => open.reduce((sum, one) => sum + (one.counts[line] ?? 0), 0));
  const { memberId } = host;
  return [
    ...kept,
    { part: parts.length, memberId, isHost: true, amount: openSum(open), counts, state: 'OPEN' },
  ];
}
