import * as v from 'valibot';

import { ClockTime } from '../../catalog/times/menu-rule.schema.ts';
import { WEEKDAYS } from '../../kernel/weekday.ts';
import { Id } from '../../kernel/wire.ts';
import { SERVICE_TYPES } from '../../order/schemas/service-type.schema.ts';
import { GUEST_SEGMENTS } from '../../promo/engine/guest-segment.ts';
import { DISHES_OFF_KINDS, RULE_PLATFORMS } from '../../promo/engine/promo-rule.schema.ts';
import { normalizePromoCode } from '../../promo/normalize-promo-code.ts';
import { DISCOUNT_TYPES } from '../../promo/promo.schema.ts';
import { PROMO_CODE_MAX } from '../../validation/bounds.ts';
import {
  choice,
  flag,
  HIGHEST_PRICE,
  listRule,
  LONGEST,
  Price,
  type Rules,
  rule,
  texts,
} from '../field-rule.ts';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(least), v.maxValue(most));
/** Percent or soʻm. */
const Amount = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(HIGHEST_PRICE));
const Limit = v.nullable(whole(1, 10_000_000));
const Day = v.nullable(v.pipe(v.string(), v.isoDate()));
const listed = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item), v.maxLength(most));
const ids = listRule('invalid', listed(Id, 500));

const Code = v.nullable(
  v.pipe(v.string(), v.transform(normalizePromoCode), v.minLength(1), v.maxLength(PROMO_CODE_MAX)),
);

/** What a row of dishes that the basket holds is about: one dish, one category, or any dish. */
export const PART_KINDS = ['PRODUCT', 'CATEGORY', 'ANY'] as const;

/** Rows with the same `part` are one condition: so many pieces of any of its dishes. */
export const PartRow = v.strictObject({
  part: whole(0, 20),
  of: v.picklist(PART_KINDS),
  id: v.nullable(Id),
  count: whole(1, 1_000),
});
export type PartRow = v.InferOutput<typeof PartRow>;

/** The fields of a promotion that a draft may change, with what each holds (B30). */
export const PROMO_FIELDS = {
  promo: {
    /** Whether the promotion is there: a new one begins without it, and a removed one ends without it. */
    exists: flag,
    /** Off: paused. */
    isActive: flag,
    ...texts('name', LONGEST.name),
    /** Null: it applies by itself. */
    code: rule('code', Code),
    /** Codes of one use, which are made apart. */
    hasOwnCodes: flag,
    isHidden: flag,
    discountType: choice(DISCOUNT_TYPES, { isNullable: false }),
    productDiscount: rule('number', Amount),
    deliveryDiscount: rule('number', Amount),
    minPrice: rule('price', Price),
    startDate: rule('day', Day),
    endDate: rule('day', Day),
    maxUses: rule('number', Limit),
    maxPerUser: rule('number', Limit),
    budget: rule('price', v.nullable(Price)),
    priority: rule('number', whole(0, 65_535)),
    'rule.days': listRule('invalid', listed(v.picklist(WEEKDAYS), 7)),
    'rule.from': rule('time', ClockTime),
    'rule.until': rule('time', ClockTime),
    'rule.services': listRule('invalid', listed(v.picklist(SERVICE_TYPES), 5)),
    'rule.platforms': listRule('invalid', listed(v.picklist(RULE_PLATFORMS), 3)),
    'rule.branchIds': ids,
    'rule.zoneIds': ids,
    'rule.orderNumbers': listRule('number', listed(whole(1, 10_000), 20)),
    'rule.everyNth': rule('number', v.nullable(whole(2, 10_000))),
    'rule.segments': listRule('invalid', listed(v.picklist(GUEST_SEGMENTS), 4)),
    'rule.maxDiscount': rule('price', v.nullable(Price)),
    'rule.isExclusive': flag,
    'rule.doublesCashback': flag,
    contains: listRule('invalid', listed(PartRow, 200)),
    'dishes.kind': choice(DISHES_OFF_KINDS, { isNullable: true }),
    'dishes.value': rule('number', Amount),
    'dishes.paid': rule('number', whole(0, 1_000)),
    'dishes.free': rule('number', whole(1, 1_000)),
    'dishes.productIds': ids,
    'dishes.categoryIds': ids,
  },
} satisfies Record<string, Rules>;
