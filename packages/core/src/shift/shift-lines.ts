import type { PaymentType } from '../payment/payment.schema.ts';
import type { ClosedShift, ShiftReport } from './shift.schema.ts';

/** What a line of a shift report is about. */
export type ShiftWord =
  | 'SOLD'
  | 'OUTSIDE'
  | 'REJECTED'
  | 'CANCELED'
  | 'RECEIVED'
  | 'REFUNDED'
  | `TILL_${'LEFT' | 'RECEIVED' | 'HANDED_IN' | 'REFUNDED' | 'EXPECTED'}`
  | 'COUNTED'
  | 'DIFFERENCE'
  | 'LEFT_IN_TILL'
  | 'COURIER'
  | 'OPEN_ORDERS'
  | 'REFUNDS_WAITING'
  | 'TICKETS_WAITING';

/** A line of a shift report: what it counts, of which way to pay or person, and its sum in so'm; what goes out is negative. */
export type ShiftLine = {
  word: ShiftWord;
  count?: number;
  payment?: PaymentType;
  person?: string | null;
  amount?: number;
  /** A sum of the lines above. */
  isTotal?: boolean;
};

const orders = (word: ShiftWord, { count, amount }: { count: number; amount: number }): ShiftLine => ({
  word,
  count,
  amount,
});

function moneyLines({ payments }: ShiftReport): ShiftLine[] {
  return payments.flatMap(({ type, received, refunded }): ShiftLine[] => [
    { word: 'RECEIVED', payment: type, amount: received },
    ...(refunded === 0 ? [] : [{ word: 'REFUNDED' as const, payment: type, amount: -refunded }]),
  ]);
}

function tillLines({ till }: ShiftReport, closed: Omit<ClosedShift, 'report'> | null): ShiftLine[] {
  const counted: ShiftLine[] =
    closed === null
      ? []
      : [
          { word: 'COUNTED', amount: closed.counted },
          { word: 'DIFFERENCE', amount: closed.difference, isTotal: true },
          { word: 'LEFT_IN_TILL', amount: closed.leftInTill },
        ];
  return [
    { word: 'TILL_LEFT', amount: till.left },
    { word: 'TILL_RECEIVED', amount: till.received },
    { word: 'TILL_HANDED_IN', amount: till.handedIn },
    ...(till.refunded === 0 ? [] : [{ word: 'TILL_REFUNDED' as const, amount: -till.refunded }]),
    { word: 'TILL_EXPECTED', amount: till.expected, isTotal: true },
    ...counted,
  ];
}

function unsettledLines({ couriers, openOrders, refundsWaiting, ticketsWaiting }: ShiftReport): ShiftLine[] {
  const counts: ShiftLine[] = [
    { word: 'OPEN_ORDERS', count: openOrders },
    { word: 'REFUNDS_WAITING', count: refundsWaiting },
    { word: 'TICKETS_WAITING', count: ticketsWaiting },
  ];
  return [
    ...couriers.map(({ name, amount }): ShiftLine => ({ word: 'COURIER', person: name, amount })),
    ...counts.filter(({ count }) => count !== 0),
  ];
}

/** A shift report line by line, for the screen and for paper: orders, money, the till, what is not settled. */
export function shiftLines(
  report: ShiftReport,
  closed: Omit<ClosedShift, 'report'> | null,
): Record<'orders' | 'money' | 'till' | 'unsettled', ShiftLine[]> {
  return {
    orders: [
      orders('SOLD', report.sold),
      ...(report.outside.count === 0 ? [] : [orders('OUTSIDE', report.outside)]),
      orders('REJECTED', report.rejected),
      orders('CANCELED', report.canceled),
    ],
    money: moneyLines(report),
    till: tillLines(report, closed),
    unsettled: unsettledLines(report),
  };
}
