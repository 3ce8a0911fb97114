import * as v from 'valibot';

import { ClockTime } from '../catalog/times/menu-rule.schema.ts';
import { type Language, LANGUAGES } from '../kernel/language.ts';
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

type Times = { startsAt: string | null; endsAt: string | null };
type Audience = { languages: readonly Language[]; shells: readonly Shell[] };

/** Whether its time has begun and is not over; `now` in milliseconds (BO-341). */
export const isShownAt = ({ startsAt, endsAt }: Times, now: number): boolean =>
  (startsAt === null || Date.parse(startsAt) <= now) && (endsAt === null || now < Date.parse(endsAt));

/** Whether guests of a language in a shell see it (BO-341). */
export const isShownTo = (
  { languages, shells }: Audience,
  guest: { language: Language; shell: Shell },
): boolean =>
  (languages.length === 0 || languages.includes(guest.language)) &&
  (shells.length === 0 || shells.includes(guest.shell));

/** Whether guests of a branch see it; `branchId`: null while it is not known which branch serves the guest (BO-386). */
export const isShownAtBranch = (branchIds: readonly string[], branchId: string | null): boolean =>
  branchIds.length === 0 || branchId === null || branchIds.includes(branchId);

/** The next moment, in milliseconds, at which one of these begins or ends; Infinity without any (BO-341). */
export const nextShownChange = (all: readonly Times[], now: number): number =>
  Math.min(
    ...all
      .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
      .filter((moment) => moment !== null)
      .map((moment) => Date.parse(moment))
      .filter((moment) => moment > now),
  );
