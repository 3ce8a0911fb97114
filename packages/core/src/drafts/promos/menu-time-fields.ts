import * as v from 'valibot';

import { ClockTime, MENU_RULE_KINDS } from '../../catalog/times/menu-rule.schema.ts';
import { WEEKDAYS } from '../../kernel/weekday.ts';
import { Id } from '../../kernel/wire.ts';
import { choice, flag, listRule, LONGEST, Percent, rule, type Rules, texts } from '../field-rule.ts';
import { MOST_TIMED_IDS } from './bulk-hours.ts';

const ids = listRule('invalid', v.pipe(v.array(Id), v.maxLength(MOST_TIMED_IDS)));

/** The fields of a rule of the menu by time (B21) that a draft may change, with what each holds. */
export const MENU_TIME_FIELDS = {
  menuTime: {
    /** Whether the rule is there: a new one begins without it, and a removed one ends without it. */
    exists: flag,
    /** Off: paused. */
    isOn: flag,
    /** For the staff alone. */
    ...texts('title', LONGEST.name),
    kind: choice(MENU_RULE_KINDS, { isNullable: false }),
    discount: rule('percent', Percent),
    priority: rule('number', v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(65_535))),
    'rule.days': listRule('invalid', v.pipe(v.array(v.picklist(WEEKDAYS)), v.maxLength(WEEKDAYS.length))),
    'rule.from': rule('time', ClockTime),
    'rule.until': rule('time', ClockTime),
    categoryIds: ids,
    productIds: ids,
  },
} satisfies Record<string, Rules>;
