import * as v from 'valibot';

import { LocalizedText } from '../../kernel/localized-text.ts';
import { WEEKDAYS } from '../../kernel/weekday.ts';
import { flag, Id, listOf, orElse } from '../../kernel/wire.ts';

/** A rule states when dishes are sold, or when they cost less (B21). */
export const MENU_RULE_KINDS = ['HOURS', 'PRICE'] as const;

/** A time of day `HH:MM`, up to 24:00. */
export const ClockTime = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-4]):[0-5]\d$/));

/**
 * A rule of the menu by time (B21). Rules are asked in the order of `priority`. `until` is the first minute outside;
 * `22:00–02:00` runs past midnight and belongs to the day on which it begins. Without days it holds on all of them.
 */
export const MenuRule = v.object({
  id: Id,
  name: LocalizedText,
  kind: v.picklist(MENU_RULE_KINDS),
  priority: orElse(v.number(), 0),
  isActive: flag(true),
  days: listOf(v.picklist(WEEKDAYS)),
  from: orElse(ClockTime, '00:00'),
  until: orElse(ClockTime, '24:00'),
  /** Percent off the cost price, for PRICE. */
  discount: orElse(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 0),
  /** The dishes of these categories, and these dishes. */
  categoryIds: listOf(Id),
  productIds: listOf(Id),
});
export type MenuRule = v.InferOutput<typeof MenuRule>;
