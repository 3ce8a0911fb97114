import * as v from 'valibot';

import { LocalizedText } from '../../kernel/localized-text.ts';
import { flag, Id, Instant, listOf, MoneyAmount, orElse, orNull } from '../../kernel/wire.ts';
import { AppliedPromotion, OfferedPromotion } from '../../promo/applied-promotion.schema.ts';
import { OrderLine } from './order-line.schema.ts';
import { totalsEntries } from './order-totals.schema.ts';

/** A step to the total (priceOrder's): the rule, what it read, and what it adds or takes off in so'm. */
export const ExplanationLine = v.object({
  rule: v.string(),
  inputs: v.nullish(v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()]))), {}),
  amount: v.pipe(v.number(), v.safeInteger()),
  /** The same as a sentence, in every language: one wording for page, bot, receipt and back office (C1). */
  text: orNull(LocalizedText),
});
export type ExplanationLine = v.InferOutput<typeof ExplanationLine>;

/** What an order carries of its quote: the id, until when it holds, and the server's signature over both and the price. */
export const QuoteMark = v.strictObject({
  id: Id,
  expiresAt: Instant,
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});
export type QuoteMark = v.InferOutput<typeof QuoteMark>;

/** The server's price of an order: lines, sums and their explanation, signed (C1). */
export const Quote = v.object({
  /** Null in the answer of a server that does not sign yet. */
  mark: orNull(QuoteMark),
  ...totalsEntries,
  servicePrice: orElse(MoneyAmount, 0),
  cashback: orElse(MoneyAmount, 0),
  tip: orElse(MoneyAmount, 0),
  /** Points that the order earns when it is closed (IMP-19). */
  earned: orElse(MoneyAmount, 0),
  lines: listOf(OrderLine),
  explanation: listOf(ExplanationLine),
  /** The smallest order that is delivered and what is missing to it (D37). */
  minimal: v.nullish(
    v.object({ amount: orElse(MoneyAmount, 0), missing: orElse(MoneyAmount, 0) }),
    {} as { amount?: number; missing?: number },
  ),
  /** For dishes of `fromSum` the delivery would cost `price`; `missing` is to it (B12). */
  cheaperDelivery: orNull(v.object({ fromSum: MoneyAmount, price: MoneyAmount, missing: MoneyAmount })),
  /** The delivery is paid to the driver by the meter and is in no sum (IMP-15). */
  isTaximeter: flag(),
  taximeterComment: orNull(LocalizedText),
  branchId: orNull(Id),
  promoId: orNull(Id),
  /** What takes something off it: the code and what applies by itself (B30). */
  promotions: listOf(AppliedPromotion),
  /** The promotions to show beside it; none in the answer to an order that is placed. */
  offers: listOf(OfferedPromotion),
  /** The menu the prices were read from. */
  menuVersion: orNull(v.string()),
});
export type Quote = v.InferOutput<typeof Quote>;
