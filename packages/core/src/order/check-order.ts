import type { Money } from '../kernel/money.ts';
import type { PaymentType } from '../payment/payment.schema.ts';
import { isEnoughCash } from './handover/cash-change.ts';
import { checkNotes, type Notes, type NotesError } from './check-notes.ts';
import type { OfferedServiceType } from './schemas/service-type.schema.ts';
import { checkTiming, type Timing } from './timing/order-timing.ts';

/** Why an order cannot be placed; all of them at once, in the order in which a form asks (IMP-11). */
export type OrderError =
  | { code: 'order.empty' }
  | { code: 'serviceType.unavailable' }
  | { code: 'delivery.addressMissing' }
  | { code: 'delivery.outOfZone' }
  | { code: 'branch.none' }
  | { code: 'branch.holiday' }
  | { code: 'branch.closed' }
  | { code: 'order.timeMissing' }
  | { code: 'order.belowMinimum'; missing: Money }
  | { code: 'payment.unavailable' }
  | { code: 'order.changeTooSmall' }
  | NotesError;

/** The branch's hours on the order's day, today or the chosen one, and at this hour (D38). */
export type BranchFacts = { isOpenThatDay: boolean; isOpenNow: boolean };

/** The facts that decide whether an order may be placed. */
export type OrderFactsToCheck = Timing &
  Notes & {
    serviceType: OfferedServiceType | null;
    offeredServices: readonly OfferedServiceType[];
    /** Keys of the basket's lines. A quote refuses those that cannot be ordered today. */
    lines: readonly string[];
    branch: BranchFacts | null;
    address: { streetName: string | null } | null;
    /** Null where the area is not checked (VAL-14). */
    isInArea: boolean | null;
    /** What is missing to the minimum for delivery. */
    missingToMinimum: Money;
    payment: PaymentType | null;
    /** The cash to bring change from (B23), and the total in so'm; null while it is unknown. */
    changeFrom: Money | null;
    totalPrice: Money | null;
    offeredPayments: readonly PaymentType[];
  };

type Errors = OrderError[];

function checkBranch(branch: BranchFacts | null, later: boolean): Errors {
  if (branch === null) return [{ code: 'branch.none' }];
  if (!branch.isOpenThatDay) return [{ code: 'branch.holiday' }];
  return !later && !branch.isOpenNow ? [{ code: 'branch.closed' }] : [];
}

function checkTime(timing: Timing): Errors {
  const answer = checkTiming(timing);
  return answer.ok ? [] : [{ code: answer.code }];
}

/** What keeps a pick-up from being valid: no branch, a closed one, a later one without day and time (IMP-11). */
export function checkPickup(order: Timing & { branch: BranchFacts | null }): Errors {
  return [...checkBranch(order.branch, order.later), ...checkTime(order)];
}

function checkDelivery({ address, isInArea, missingToMinimum, ...order }: OrderFactsToCheck): Errors {
  const isPlace = Boolean(address?.streetName?.trim());
  return [
    ...(isPlace ? [] : [{ code: 'delivery.addressMissing' as const }]),
    ...(isPlace && isInArea === false ? [{ code: 'delivery.outOfZone' as const }] : []),
    ...(order.branch ? checkBranch(order.branch, order.later) : []),
    ...checkTime(order),
    ...(missingToMinimum > 0 ? [{ code: 'order.belowMinimum' as const, missing: missingToMinimum }] : []),
  ];
}

/** Everything that keeps an order from being placed; nothing is a button that may be pressed. */
export function checkOrder(order: OrderFactsToCheck): Errors {
  const { serviceType, offeredServices, payment, offeredPayments } = order;
  const isServed = serviceType !== null && offeredServices.includes(serviceType);
  const isPayable = payment !== null && offeredPayments.includes(payment);
  return [
    ...(order.lines.length === 0 ? [{ code: 'order.empty' as const }] : []),
    ...(isServed ? [] : [{ code: 'serviceType.unavailable' as const }]),
    ...(serviceType === 'DELIVERY' ? checkDelivery(order) : checkPickup(order)),
    ...checkNotes(order),
    ...(isPayable ? [] : [{ code: 'payment.unavailable' as const }]),
    ...(isEnoughCash(order.changeFrom, order.totalPrice ?? 0)
      ? []
      : [{ code: 'order.changeTooSmall' as const }]),
  ];
}
