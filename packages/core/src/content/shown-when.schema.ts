import * as v from 'valibot';

import { ClockTime } from '../catalog/times/menu-rule.schema.ts';
import { LANGUAGES } from '../kernel/language.ts';
import { WEEKDAYS } from '../kernel/weekday.ts';
import { Id, Instant, listOf, orElse, orNull } from '../kernel/wire.ts';
import { type Shell, SHELL_BASES } from '../paths/shell-path.ts';

/** The shells that a banner or a story can be limited to. */
export const CONTENT_SHELLS = Object.keys(SHELL_BASES) as Shell[]; // keys of a literal

/** When and to whom a banner or a story is shown. An empty list is everyone, a missing moment no limit. */
export const shownWhen = {
  languages: listOf(v.picklist(LANGUAGES)),
  branchIds: listOf(Id),
  shells: listOf(v.picklist(CONTENT_SHELLS)),
  startsAt: orNull(Instant),
  /** The first moment that it is not shown any more. */
  endsAt: orNull(Instant),
  /** The days on which it is shown; empty: on all. `22:00–02:00` belongs to the day on which it begins. */
  days: listOf(v.picklist(WEEKDAYS)),
  from: orElse(ClockTime, '00:00'),
  until: orElse(ClockTime, '24:00'),
};
