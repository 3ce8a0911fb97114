import type { Branch } from '../branch/branch.schema.ts';
import { DAY_MINUTES } from '../branch/clock-time.ts';
import { openingIntervals } from '../branch/opening-intervals.ts';
import type { MenuMoment } from '../catalog/times/menu-moment.ts';
import { WEEKDAYS } from '../kernel/weekday.ts';
import type { ServiceType } from '../order/schemas/service-type.schema.ts';

const STEP_MINUTES = 15;

const weeks = new WeakMap<Branch, Map<ServiceType, readonly MenuMoment[]>>();

/** The quarters of an hour of a week in which a branch serves. Remembered per branch, which must not be changed after. */
export function weekOf(branch: Branch, service: ServiceType): readonly MenuMoment[] {
  const own = weeks.get(branch) ?? new Map<ServiceType, readonly MenuMoment[]>();
  weeks.set(branch, own);
  const known = own.get(service) ?? readWeek(branch, service);
  own.set(service, known);
  return known;
}

function readWeek(branch: Branch, service: ServiceType): MenuMoment[] {
  return WEEKDAYS.flatMap((weekday, day) =>
    openingIntervals(branch, service, weekday).flatMap(({ open, close }) => {
      const from = Math.ceil(open / STEP_MINUTES) * STEP_MINUTES;
      return Array.from({ length: Math.max(0, Math.ceil((close - from) / STEP_MINUTES)) }, (_, step) => {
        const minute = from + step * STEP_MINUTES;
        const later = Math.floor(minute / DAY_MINUTES);
        return { weekday: WEEKDAYS[(day + later) % WEEKDAYS.length]!, minute: minute % DAY_MINUTES };
      });
    }),
  );
}
