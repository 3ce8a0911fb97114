import type { Branch } from '../branch/branch.schema.ts';
import { DAY_MINUTES, parseClockTime } from '../branch/clock-time.ts';
import { offersService } from '../branch/branch-services.ts';
import { activeBranches } from '../branch/list-branches.ts';
import type { OpeningInterval } from '../branch/opening-intervals.ts';
import { intervalsAt } from '../time/intervals-at.ts';
import { dayOf, localTime } from '../time/local-time.ts';
import type { CheckedBrand } from './checked-brand.ts';
import { finding, type Finding } from './finding.ts';
import { placeOf } from './names.ts';

const DAYS = 365;
const STEP_MINUTES = 15;
/** So many days are named in one finding. */
const NAMED_DAYS = 5;

/** Dates whose special hours are neither a day off nor times of a day. */
function unreadableDates({ specialHours, open, close }: Branch): ReadonlySet<string> {
  const isTime = (text: string | null) => parseClockTime(text) !== null;
  const wrong = specialHours.filter((one) => {
    return !one.isDayOff && !(isTime(one.open ?? open) && isTime(one.close ?? close));
  });
  return new Set(wrong.map(({ date }) => date));
}

/** Whether a quarter of a day belongs to two spans: of the day before and of this one, or of a special day twice. */
function hasTwoAtOnce(before: readonly OpeningInterval[], spans: readonly OpeningInterval[], isOwn: boolean) {
  const late = before.map(({ open, close }) => ({ open: open - DAY_MINUTES, close: close - DAY_MINUTES }));
  for (let minute = 0; minute < DAY_MINUTES; minute += STEP_MINUTES) {
    const covers = ({ open, close }: OpeningInterval) => open <= minute && minute < close;
    const running = spans.filter(covers).length;
    if (running > 0 && (late.some(covers) || (isOwn && running > 1))) return true;
  }
  return false;
}

type Served = { branch: Branch; service: CheckedBrand['settings']['services'][number] };

/** The days of the coming year on which a branch's hours for a service cannot be, special days included. */
function impossibleDays({ branch, service }: Served, { now, zone }: CheckedBrand): string[] {
  const unreadable = unreadableDates(branch);
  const special = new Set(branch.specialHours.map(({ date }) => date));
  const first = localTime(now, zone).startOf('day');
  let before = intervalsAt(branch, service, first.minus({ days: 1 }));
  return Array.from({ length: DAYS }, (_, day) => first.plus({ days: day })).flatMap((day) => {
    const date = dayOf(day);
    const spans = intervalsAt(branch, service, day);
    const isImpossible = unreadable.has(date) || hasTwoAtOnce(before, spans, special.has(date));
    before = spans;
    return isImpossible ? [date] : [];
  });
}

/** Branches with days in the coming year whose hours cannot be: a walk in steps of a quarter of an hour (C3). */
export function checkYear(brand: CheckedBrand): Finding[] {
  return activeBranches(brand.branches).flatMap((branch) =>
    brand.settings.services
      .filter((service) => offersService(branch, service))
      .flatMap((service) => {
        const days = impossibleDays({ branch, service }, brand);
        if (days.length === 0) return [];
        const named = days.slice(0, NAMED_DAYS).join(', ') + (days.length > NAMED_DAYS ? ', …' : '');
        return finding('hours.impossible', placeOf(brand, 'branch', branch), { service, days: named });
      }),
  );
}
