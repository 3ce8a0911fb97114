import { DAY_MS } from '../../kernel/durations.ts';
import type { Money } from '../../kernel/money.ts';
import type { PromoRule } from './promo-rule.schema.ts';

/** Groups of guests that a rule may name. */
export const GUEST_SEGMENTS = ['NEW', 'SLEEPING_30', 'SLEEPING_60', 'TOP'] as const;
/** A group of guests that a promotion may be for. */
export type GuestSegment = (typeof GUEST_SEGMENTS)[number];

/** The best guests: this percent of those who bought something in these days. */
export const TOP_GUESTS = { percent: 10, days: 90 } as const;

/** The days without a finished order after which a guest sleeps. */
export const SLEEPING_DAYS = { SLEEPING_30: 30, SLEEPING_60: 60 } as const;

/** What the segments of a guest follow from. An order is finished when the guest has received it. */
export type GuestFacts = {
  /** When the last finished order was placed; null: none is finished yet. */
  lastFinishedAt: Date | null;
  /** What was paid for dishes in the days of `TOP_GUESTS`, in soʻm. */
  bought: Money;
  /** The least that a guest of the best ones has bought in these days; null: no guest has bought anything. */
  topFrom: Money | null;
};

/** Whether a guest is in a segment. Guests who have bought equal sums are in it together. */
export function isInSegment(
  segment: GuestSegment,
  { lastFinishedAt, bought, topFrom }: GuestFacts,
  now: Date,
): boolean {
  if (segment === 'NEW') return lastFinishedAt === null;
  if (segment === 'TOP') return topFrom !== null && bought > 0 && bought >= topFrom;
  if (lastFinishedAt === null) return false;
  return now.getTime() - lastFinishedAt.getTime() > SLEEPING_DAYS[segment] * DAY_MS;
}

/** Whether a rule asks which segments a guest is in. */
export const asksSegment = (rule: Pick<PromoRule, 'segments'> | null): boolean =>
  rule !== null && rule.segments.length > 0;

/** Whether a rule asks for the best guests, which depends on what all guests have bought. */
export const asksTop = (rule: Pick<PromoRule, 'segments'> | null): boolean =>
  rule !== null && rule.segments.includes('TOP');

/** Whether a rule is for new guests alone. */
export const isForNewGuests = (rule: Pick<PromoRule, 'segments'> | null): boolean =>
  rule !== null && rule.segments.length > 0 && rule.segments.every((segment) => segment === 'NEW');
