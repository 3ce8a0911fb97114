import { menuMoment } from '../catalog/times/menu-moment.ts';
import { holdsAt, minutesToChange } from '../catalog/times/menu-rules.ts';
import { MINUTE_MS } from '../kernel/durations.ts';
import { WEEKDAYS, type Weekday } from '../kernel/weekday.ts';
import { isShownAt, nextShownChange } from './shown-when.ts';

type Calendar = { days: readonly Weekday[]; from: string; until: string };
type Timed = Calendar & { startsAt: string | null; endsAt: string | null };
/** A moment in milliseconds by the wall clock of a zone. */
export type ShownMoment = { now: number; zone: string };

/** Changes that are looked at before a calendar counts as without an end: two edges and midnight, for a week and a day. */
const MOST_EDGES = 3 * (WEEKDAYS.length + 1);

/** Whether every day has all of its hours. */
const isAlways = ({ days, from, until }: Calendar): boolean =>
  days.length % WEEKDAYS.length === 0 && from === '00:00' && until === '24:00';

const holds = (calendar: Calendar, { now, zone }: ShownMoment): boolean =>
  holdsAt({ ...calendar, days: [...calendar.days] }, menuMoment(new Date(now), zone));

/** The next moment at which the calendar may change; at most the next midnight. */
function nextEdge(calendar: Calendar, { now, zone }: ShownMoment): number {
  const minutes = minutesToChange([calendar], menuMoment(new Date(now), zone));
  return (Math.floor(now / MINUTE_MS) + minutes) * MINUTE_MS;
}

/** Whether it is shown now: its time has begun and is not over, on one of its days and in its hours (BO-341, BO-385). */
export const isShownIn = (one: Timed, moment: ShownMoment): boolean =>
  isShownAt(one, moment.now) && (isAlways(one) || holds(one, moment));

/** When one that is shown now stops being shown, as its `endsAt`; null for never (BO-385). */
export function shownUntil(one: Timed, { now, zone }: ShownMoment): string | null {
  if (isAlways(one)) return one.endsAt;
  let edge = now;
  for (let turn = 0; turn < MOST_EDGES && holds(one, { now: edge, zone }); turn++)
    edge = nextEdge(one, { now: edge, zone });
  if (holds(one, { now: edge, zone })) return one.endsAt;
  return one.endsAt !== null && Date.parse(one.endsAt) <= edge ? one.endsAt : new Date(edge).toISOString();
}

/** What is shown now, each with the moment at which it stops being shown as its `endsAt`: guests' pages know no calendar. */
export const shownNow = <One extends Timed>(all: readonly One[], moment: ShownMoment): One[] =>
  all.filter((one) => isShownIn(one, moment)).map((one) => ({ ...one, endsAt: shownUntil(one, moment) }));

/** The next moment, in milliseconds, at which one of these may begin or end; Infinity without any (BO-341, BO-385). */
export const nextCalendarChange = (all: readonly Timed[], moment: ShownMoment): number =>
  Math.min(
    nextShownChange(all, moment.now),
    ...all.filter((one) => !isAlways(one)).map((one) => nextEdge(one, moment)),
  );

/** Whether it is over for good, so that it belongs into the archive. */
export const isOver = ({ endsAt }: { endsAt: string | null }, now: number): boolean =>
  !isShownAt({ startsAt: null, endsAt }, now);
