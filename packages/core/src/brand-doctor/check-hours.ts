import type { Branch } from '../branch/branch.schema.ts';
import { parseClockTime } from '../branch/clock-time.ts';
import { offersService } from '../branch/branch-services.ts';
import { orderSpans } from '../branch/last-order.ts';
import { activeBranches } from '../branch/list-branches.ts';
import { openingIntervals } from '../branch/opening-intervals.ts';
import { formatIsoDay } from '../format/format-date.ts';
import { WEEKDAYS } from '../kernel/weekday.ts';
import type { CheckedBrand } from './checked-brand.ts';
import { finding, type Finding } from './finding.ts';
import { placeOf } from './names.ts';
import { weekOf } from './week.ts';

/** Days whose times are no times of a day. */
function unreadableDays(branch: Branch): string[] {
  const isTime = (text: string | null) => parseClockTime(text) !== null;
  const wrong = branch.workHours.filter(
    ({ isDayOff, open, close }) =>
      !isDayOff && !(isTime(open ?? branch.open) && isTime(close ?? branch.close)),
  );
  return [...new Set(wrong.map(({ weekName }) => weekName))];
}

/** Special days that are over: they decide nothing, and the next ones are lost among them. */
const pastDays = ({ specialHours }: Branch, { now, zone }: CheckedBrand): string[] => {
  const today = formatIsoDay(now, zone);
  return [...new Set(specialHours.map(({ date }) => date).filter((date) => date < today))].toSorted();
};

type Served = { branch: Branch; service: CheckedBrand['settings']['services'][number] };

/** Days on which two spans of a service run at once. */
function overlappingDays({ branch, service }: Served): string[] {
  return WEEKDAYS.filter((weekday) => {
    const spans = openingIntervals(branch, service, weekday);
    return spans.some(({ open }, at) => at > 0 && open < spans[at - 1]!.close);
  });
}

/** Days with hours in which no order is taken, since they are not longer than the minutes before closing. */
function daysWithoutOrders({ branch, service }: Served): string[] {
  const spansOn = (day: number) => openingIntervals(branch, service, WEEKDAYS.at(day % WEEKDAYS.length)!);
  return WEEKDAYS.filter((_, day) => {
    const taken = orderSpans((later) => spansOn(day + later), branch.lastOrderMinutes);
    return taken.length < spansOn(day).length;
  });
}

/** Branches that never open for a service of theirs, days whose hours cannot be read, overlap or take no order, and special days that are over. */
export function checkHours(brand: CheckedBrand): Finding[] {
  return activeBranches(brand.branches).flatMap((branch) => {
    const where = placeOf(brand, 'branch', branch);
    const unreadable = unreadableDays(branch);
    const past = pastDays(branch, brand);
    const services = brand.settings.services.filter((service) => offersService(branch, service));
    return [
      ...(unreadable.length > 0 ? [finding('hours.unreadable', where, { days: unreadable.join(', ') })] : []),
      ...(past.length > 0 ? [finding('hours.pastDay', where, { days: past.join(', ') })] : []),
      ...services.flatMap((service) => {
        if (weekOf(branch, service).length === 0) return finding('hours.never', where, { service });
        const days = overlappingDays({ branch, service });
        const without = daysWithoutOrders({ branch, service });
        return [
          ...(days.length > 0 ? [finding('hours.overlap', where, { service, days: days.join(', ') })] : []),
          ...(without.length > 0
            ? [finding('hours.lastOrder', where, { service, days: without.join(', ') })]
            : []),
        ];
      }),
    ];
  });
}
