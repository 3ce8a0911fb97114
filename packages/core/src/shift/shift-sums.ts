import type { PaymentType } from '../payment/payment.schema.ts';

/** What is counted of a shift. Amounts are whole tiyin, `…Count` are orders. */
export type ShiftSum =
  | `received.${PaymentType}`
  | `refunded.${PaymentType}`
  | 'till.received'
  | 'till.handedIn'
  | 'till.refunded'
  | `${'sold' | 'outside' | 'rejected' | 'canceled'}${'Count' | 'Amount'}`;

/** Sums by what they count; a missing one is zero. */
export type ShiftSums = Readonly<Partial<Record<ShiftSum, number>>>;

/**
 * How long before the end of a shift its rows are looked through again by the next one, in milliseconds. A row's time is set
 * before its transaction commits: a row that appears after the closing with a time before it belongs to the next shift. No
 * transaction lasts this long.
 */
export const SHIFT_OVERLAP_MS = 600_000;

const combined = (one: ShiftSums, other: ShiftSums, sign: 1 | -1): ShiftSums => {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)] as ShiftSum[]);
  return Object.fromEntries(
    [...keys]
      .map((key) => [key, (one[key] ?? 0) + sign * (other[key] ?? 0)] as const)
      .filter(([, amount]) => amount !== 0),
  );
};

/** Sums of two parts together. */
export const addSums = (one: ShiftSums, other: ShiftSums): ShiftSums => combined(one, other, 1);

/**
 * The sums of a shift: those of every row since its beginning less the overlap, without the rows that the shift before had
 * counted there. So each row is counted in exactly one shift, however late it became visible.
 */
export const sumsOfShift = (sinceOverlap: ShiftSums, countedBefore: ShiftSums): ShiftSums =>
  combined(sinceOverlap, countedBefore, -1);
