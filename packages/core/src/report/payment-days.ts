import { type FoundDifference, type OwnPayment, paymentKey } from './reconcile.ts';
import type { DifferenceExplanation, OwnSums, PaymentDifference } from './reconciliation.schema.ts';

/**
 * What an explanation is about: the payment and both sums. A difference whose sum changes later is another one, which is open again.
 */
export const differenceKey = ({
  kind,
  name,
  ours,
  theirs,
}: Pick<FoundDifference, 'kind' | 'name' | 'ours' | 'theirs'>): string =>
  `${kind} ${ours ?? '-'} ${theirs ?? '-'} ${paymentKey(name)}`;

/** Differences with their explanations by key. */
export const withExplanations = (
  differences: readonly FoundDifference[],
  explanations: ReadonlyMap<string, DifferenceExplanation>,
): PaymentDifference[] =>
  differences.map((one) => ({ ...one, explained: explanations.get(differenceKey(one)) ?? null }));

/** How many differences have no explanation. A day is closed at none (B50). */
export const openCount = (differences: readonly Pick<PaymentDifference, 'explained'>[]): number =>
  differences.filter(({ explained }) => explained === null).length;

/** What was paid in the compared days, and what went back of it by now. */
export function ownSums(payments: readonly OwnPayment[]): OwnSums {
  const own = payments.filter(({ isInPeriod }) => isInPeriod);
  const sumOf = (column: 'amount' | 'refunded') => own.reduce((sum, one) => sum + one[column], 0);
  return { count: own.length, sum: sumOf('amount'), refunded: sumOf('refunded') };
}

/** Whether two sums are the same. */
export const isSameSums = (one: OwnSums, other: OwnSums): boolean =>
  one.count === other.count && one.sum === other.sum && one.refunded === other.refunded;
