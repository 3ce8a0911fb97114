import * as v from 'valibot';

import { ClockTime } from '../../catalog/times/menu-rule.schema.ts';
import { Id, MoneyAmount } from '../../kernel/wire.ts';
import { WEEKDAYS } from '../../kernel/weekday.ts';
import { ServiceType } from '../../order/schemas/service-type.schema.ts';
import { GUEST_SEGMENTS } from './guest-segment.ts';

/** What a promotion does to dishes: percent or so'm off them, or the cheapest pieces of them free. */
export const DISHES_OFF_KINDS = ['PERCENTAGE', 'AMOUNT', 'FREE'] as const;

/** The storefronts that a rule may name. */
export const RULE_PLATFORMS = ['WEB', 'TG', 'CLICK'] as const;

const Pieces = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000));
const ids = v.optional(v.array(Id), []);

/** The dishes that a promotion means: these, and those of these categories. Without any: every dish. */
const dishes = { productIds: ids, categoryIds: ids };

/** What a promotion takes off dishes. */
export const DishesOff = v.strictObject({
  ...dishes,
  kind: v.picklist(DISHES_OFF_KINDS),
  /** Percent or so'm, by `kind`. */
  value: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0)), 0),
  /** FREE: of each `paid + free` pieces, `free` are free. 0: `free` pieces of the order are. */
  paid: v.optional(v.union([v.literal(0), Pieces]), 0),
  free: v.optional(Pieces, 1),
});
export type DishesOff = v.InferOutput<typeof DishesOff>;

/**
 * The conditions, the action on dishes, and the combination of a promotion (B30), beside the terms that a promo code has. An
 * empty list is no condition. A field that is not known is refused: a mistyped condition would give the discount to everyone.
 */
export const PromoRule = v.strictObject({
  days: v.optional(v.array(v.picklist(WEEKDAYS)), []),
  from: v.optional(ClockTime, '00:00'),
  until: v.optional(ClockTime, '24:00'),
  services: v.optional(v.array(ServiceType), []),
  platforms: v.optional(v.array(v.picklist(RULE_PLATFORMS)), []),
  branchIds: ids,
  zoneIds: ids,
  /** Which orders of a customer, from 1. */
  orderNumbers: v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), []),
  /** Each order of a customer whose number is a multiple of this. */
  everyNth: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(2))), null),
  /** Guests of any of these groups. */
  segments: v.optional(v.array(v.picklist(GUEST_SEGMENTS)), []),
  /** How many pieces of which dishes the basket holds; all entries must hold. */
  contains: v.optional(v.array(v.strictObject({ ...dishes, count: v.optional(Pieces, 1) })), []),
  dishes: v.optional(v.nullable(DishesOff), null),
  /** The order earns its cashback points twice, whatever number of promotions doubles them. */
  doublesCashback: v.optional(v.boolean(), false),
  /** The most that the promotion takes off an order, in so'm. */
  maxDiscount: v.optional(v.nullable(MoneyAmount), null),
  /** It is used alone, when that is better for the guest than all the others together. */
  isExclusive: v.optional(v.boolean(), false),
});
export type PromoRule = v.InferOutput<typeof PromoRule>;
