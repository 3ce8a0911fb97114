import * as v from 'valibot';

import { Instant, listOf, orNull } from '../kernel/wire.ts';
import { PaymentProvider } from './payment-provider.ts';

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const SignedTiyin = v.pipe(v.number(), v.safeInteger());

/** What only one side has, and payments whose sums differ. */
export const DIFFERENCE_KINDS = ['ONLY_OURS', 'ONLY_THEIRS', 'SUM'] as const;

/** The longest reason that a person gives for a difference, or for opening a day again. */
export const LONGEST_REASON = 300;

/** Why a difference is right as it is, by a person. */
export const DifferenceExplanation = v.object({ reason: v.string(), by: orNull(v.string()), at: Instant });
export type DifferenceExplanation = v.InferOutput<typeof DifferenceExplanation>;

/** A payment that is not the same here and in a provider's file. Sums are tiyin; null: that side has none. */
export const PaymentDifference = v.object({
  kind: v.picklist(DIFFERENCE_KINDS),
  /** The first line of the file with it. */
  line: orNull(Count),
  /** What the provider calls it. */
  name: v.string(),
  orderNumber: orNull(Count),
  ours: orNull(SignedTiyin),
  theirs: orNull(SignedTiyin),
  /** When it was paid. */
  at: orNull(Instant),
  explained: orNull(DifferenceExplanation),
});
export type PaymentDifference = v.InferOutput<typeof PaymentDifference>;

const Place = orNull(v.pipe(v.number(), v.safeInteger(), v.minValue(0)));

/** Which column of a file, from 0, holds what; null: none does. */
export const ProviderColumns = v.object({ name: Place, amount: Place, fee: Place, state: Place });
export type ProviderColumns = v.InferOutput<typeof ProviderColumns>;

/** Payments of a provider beside its file. Sums are tiyin. */
export const Reconciliation = v.object({
  columns: ProviderColumns,
  titles: listOf(v.object({ title: v.string(), sample: v.string() })),
  own: v.object({ count: Count, sum: SignedTiyin }),
  file: v.object({ count: Count, sum: SignedTiyin, fee: SignedTiyin }),
  matched: Count,
  /** Lines without a name or a sum, as a line of totals. */
  unread: listOf(Count),
  /** The first of them, and how many there are. */
  differences: listOf(PaymentDifference),
  differenceCount: Count,
  /** Those without an explanation. */
  openCount: Count,
});
export type Reconciliation = v.InferOutput<typeof Reconciliation>;

const OwnSums = v.object({ count: Count, sum: SignedTiyin, refunded: SignedTiyin });
/** What was paid here in a day and what went back of it by now. Sums are tiyin. */
export type OwnSums = v.InferOutput<typeof OwnSums>;

/** A day of a provider that a person has closed, with its sums at that moment. Sums are tiyin. */
export const PaymentDay = v.object({
  provider: PaymentProvider,
  day: v.string(),
  closedAt: Instant,
  by: orNull(v.string()),
  own: OwnSums,
  file: v.object({ count: Count, sum: SignedTiyin, fee: SignedTiyin }),
  /** How many differences had an explanation. */
  explained: Count,
  /** The sums of today where they are others than at the closing, as after a refund; null: they are the same. */
  now: orNull(OwnSums),
});
export type PaymentDay = v.InferOutput<typeof PaymentDay>;
