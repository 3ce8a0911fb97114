import * as v from 'valibot';

import { listOf, MoneyAmount, orNull } from '../kernel/wire.ts';
import { SmsGateway } from '../merchant/merchant.schema.ts';

/** The fewest and the most codes that a brand sends in a day; a lower limit would keep guests out. */
export const SMS_DAY_CAP = { least: 50, most: 5_000 } as const;

/** What an owner decides about the costs of SMS. */
export const SmsCosts = v.strictObject({
  /** What the gateway charges for one part, in soʻm; null: not known. */
  partPrice: v.nullable(v.pipe(MoneyAmount, v.maxValue(10_000))),
  /** The most codes a day. */
  dayCap: v.pipe(v.number(), v.integer(), v.minValue(SMS_DAY_CAP.least), v.maxValue(SMS_DAY_CAP.most)),
});
export type SmsCosts = v.InferOutput<typeof SmsCosts>;

/** How the question for a balance ended. `notOffered`: the gateway has no call for it. */
export const BALANCE_OUTCOMES = ['read', 'refused', 'unreachable', 'notOffered'] as const;

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** What SMS cost a brand: balances of its accounts, what was sent since the month began, and today's codes. */
export const SmsUsage = v.object({
  balances: listOf(
    v.object({
      gateway: SmsGateway,
      outcome: v.picklist(BALANCE_OUTCOMES),
      /** Soʻm; below 0 for an account in debt. */
      balance: orNull(v.number()),
    }),
  ),
  month: v.object({
    /** The first day of the calendar month in the brand's zone. */
    from: v.pipe(v.string(), v.isoDate()),
    messages: Count,
    parts: Count,
    /** Parts by the price of one; null without a price. */
    spent: orNull(MoneyAmount),
  }),
  /** Codes sent since the day of the limit began, which `endsAt` ends. */
  today: v.object({ codes: Count, endsAt: v.pipe(v.string(), v.isoTimestamp()) }),
  costs: SmsCosts,
});
export type SmsUsage = v.InferOutput<typeof SmsUsage>;
