import { ok, refuse, type Result } from '../kernel/result.ts';
import { wholeSom } from '../payment/tiyin.ts';
import { PAYMENT_TYPES } from '../payment/payment.schema.ts';
import type { ClosedShift, ShiftReport } from './shift.schema.ts';
import type { ShiftSum, ShiftSums } from './shift-sums.ts';

type Facts = Pick<
  ShiftReport,
  'branchId' | 'number' | 'since' | 'until' | 'couriers' | 'openOrders' | 'refundsWaiting' | 'ticketsWaiting'
> & { sums: ShiftSums; leftInTill: number };

/** The report of a shift from its sums and what is open now. Payments without a movement are omitted. */
export function shiftReport({ sums, leftInTill, ...facts }: Facts): ShiftReport {
  const som = (key: ShiftSum) => wholeSom(sums[key] ?? 0);
  const counted = (kind: 'sold' | 'outside' | 'rejected' | 'canceled') => ({
    count: sums[`${kind}Count`] ?? 0,
    amount: som(`${kind}Amount`),
  });
  const [received, handedIn, refunded] = [som('till.received'), som('till.handedIn'), som('till.refunded')];
  return {
    ...facts,
    sold: counted('sold'),
    outside: counted('outside'),
    rejected: counted('rejected'),
    canceled: counted('canceled'),
    payments: PAYMENT_TYPES.map((type) => ({
      type,
      received: som(`received.${type}`),
      refunded: som(`refunded.${type}`),
    })).filter((one) => one.received !== 0 || one.refunded !== 0),
    till: {
      left: leftInTill,
      received,
      handedIn,
      refunded,
      expected: leftInTill + received + handedIn - refunded,
    },
  };
}

/** What should be settled before a shift is closed. */
const LEFTOVERS = ['openOrders', 'couriers', 'refundsWaiting', 'ticketsWaiting'] as const;
/** A kind of thing that is not settled. */
export type Leftover = (typeof LEFTOVERS)[number];

/** What is not settled at the end of a shift: open orders, cash of couriers, refunds, tickets that are not printed. */
export const leftoversOf = (report: Pick<ShiftReport, Leftover>): Leftover[] =>
  LEFTOVERS.filter((key) => (key === 'couriers' ? report.couriers.length : report[key]) > 0);

/** What a person closes a shift with. */
export type ClosingRequest = {
  /** The shift and its expected cash as the person saw them. */
  number: number;
  expected: number;
  counted: number;
  leftInTill: number;
  /** The person closes it with what is not settled. */
  acceptsLeftovers: boolean;
  /** Why, where something is not settled. */
  note: string;
};
type Closing = Pick<ClosedShift, 'report' | 'counted' | 'leftInTill' | 'difference'>;

/**
 * Closes a shift (§3). Fails with shift.changed for another shift or another expected sum than the person saw, with
 * shift.leftTooMuch for more left than counted, with shift.notSettled where something is not settled: only a person who
 * may close it like that can, with a reason.
 */
export function closeShift(
  report: ShiftReport,
  { number, expected, counted, leftInTill, acceptsLeftovers, note }: ClosingRequest,
  { mayLeave }: { mayLeave: boolean },
): Result<Closing, { code: 'shift.changed' | 'shift.notSettled' | 'shift.leftTooMuch' }> {
  if (number !== report.number || expected !== report.till.expected) return refuse('shift.changed', {});
  if (leftInTill > counted) return refuse('shift.leftTooMuch', {});
  const isAccepted = mayLeave && acceptsLeftovers && note.trim() !== '';
  if (leftoversOf(report).length > 0 && !isAccepted) return refuse('shift.notSettled', {});
  return ok({ report, counted, leftInTill, difference: counted - report.till.expected });
}
