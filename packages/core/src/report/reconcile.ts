import type { Tiyin } from '../payment/tiyin.ts';
import type { PaymentDifference } from './reconciliation.schema.ts';

/** A difference as it is found, before anyone has explained it. */
export type FoundDifference = Omit<PaymentDifference, 'explained'>;

/** A payment as it is held here. */
export type OwnPayment = {
  orderNumber: number;
  /** What the provider may call it: the ids of its transaction and payment, and our number towards it. */
  names: readonly string[];
  amount: Tiyin;
  /** What went back through the provider by now. */
  refunded: Tiyin;
  paidAt: Date;
  /** Whether the compared days hold it. Others are known so that a line at the edge of a day finds its payment. */
  isInPeriod: boolean;
};

/** A payment or a refund in a provider's file; a refund is below zero. Sums are tiyin. */
export type FileLine = { line: number; name: string; amount: Tiyin; fee: Tiyin };

/** Payments and a file side by side. Sums are tiyin. */
export type Compared = {
  own: { count: number; sum: Tiyin };
  file: { count: number; sum: Tiyin; fee: Tiyin };
  matched: number;
  differences: FoundDifference[];
};

/** How a name is compared: letters of either case, no spaces around it, no zeros before it. */
export const paymentKey = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/^0+(?=.)/, '');

/** Payments by each of their names; a name that two of them share finds neither. */
export function paymentsByName(payments: readonly OwnPayment[]): ReadonlyMap<string, OwnPayment> {
  const named = payments.flatMap((payment) =>
    [...new Set(payment.names.map(paymentKey))].map((name) => ({ name, payment })),
  );
  const owners = Map.groupBy(named, ({ name }) => name);
  return new Map(
    [...owners].flatMap(([name, all]) => (all.length === 1 && name !== '' ? [[name, all[0]!.payment]] : [])),
  );
}

const total = (lines: readonly FileLine[], of: 'amount' | 'fee'): Tiyin =>
  lines.reduce((sum, line) => sum + line[of], 0);

/** A refund may be after the days of the file, which then has the whole sum. */
const isAsHeld = (sum: Tiyin, { amount, refunded }: OwnPayment) =>
  sum === amount || sum === amount - refunded;

function differenceOf(lines: readonly FileLine[], payment: OwnPayment | undefined): FoundDifference | null {
  const [first] = lines;
  const sum = total(lines, 'amount');
  const found = { line: first!.line, name: first!.name, theirs: sum };
  if (!payment)
    return sum === 0 ? null : { ...found, kind: 'ONLY_THEIRS', orderNumber: null, ours: null, at: null };
  if (isAsHeld(sum, payment)) return null;
  const { orderNumber, amount, paidAt } = payment;
  return { ...found, kind: 'SUM', orderNumber, ours: amount, at: paidAt.toISOString() };
}

const missing = ({ names, orderNumber, amount, paidAt }: OwnPayment): FoundDifference => ({
  kind: 'ONLY_OURS',
  line: null,
  name: names[0] ?? '',
  orderNumber,
  ours: amount,
  theirs: null,
  at: paidAt.toISOString(),
});

/**
 * Payments beside the lines of a provider's file (B50): what only one of them has, and whose sums differ. Lines of one payment
 * count together, so a refund line lowers its sum. A payment that went back whole may be absent from the file.
 */
export function reconcile(payments: readonly OwnPayment[], lines: readonly FileLine[]): Compared {
  const byName = paymentsByName(payments);
  const groups = Map.groupBy(lines, ({ name }) => byName.get(paymentKey(name)) ?? paymentKey(name));
  const listed = [...groups].map(([key, own]) => ({
    lines: own,
    payment: typeof key === 'string' ? undefined : key,
  }));
  const found = new Set(listed.flatMap(({ payment }) => payment ?? []));
  const wrong = listed.flatMap(({ lines: own, payment }) => differenceOf(own, payment) ?? []);
  const absent = payments.filter((one) => one.isInPeriod && !found.has(one) && one.refunded < one.amount);
  const own = payments.filter((one) => one.isInPeriod || found.has(one));
  return {
    own: { count: own.length, sum: own.reduce((sum, { amount }) => sum + amount, 0) },
    file: { count: lines.length, sum: total(lines, 'amount'), fee: total(lines, 'fee') },
    matched: found.size - wrong.filter(({ kind }) => kind === 'SUM').length,
    differences: [...wrong, ...absent.map(missing)],
  };
}
