import { serviceSwitch } from '../branch/branch-services.ts';
import { type BranchHours, openingIntervals } from '../branch/opening-intervals.ts';
import { WEEKDAYS } from '../kernel/weekday.ts';
import { OFFERED_SERVICE_TYPES } from '../order/schemas/service-type.schema.ts';
import type { FieldProblem } from './field-rule.ts';
import type { RecordFields } from './record-fields.ts';

/** The fields of a branch that is not there whose blank is not null or an empty text. */
export const BLANK_BRANCH: RecordFields = {
  exists: false,
  isActive: false,
  'settings.deliveryEnabled': false,
  'settings.pickupEnabled': false,
  'settings.dineinEnabled': false,
  'settings.bookingEnabled': false,
  workHours: [],
  specialHours: [],
  lastOrderMinutes: 0,
  photos: [],
};

type Problem = { field: string; problem: FieldProblem };

/** What keeps a branch from being published beside its name: it has a city and a place on the map. */
export const branchProblems = (fields: RecordFields): Problem[] => [
  ...(fields['cityId'] === null ? [{ field: 'cityId', problem: 'city' as const }] : []),
  ...(fields['latitude'] === null || fields['longitude'] === null
    ? [{ field: 'latitude', problem: 'place' as const }]
    : []),
];

/** Whether guests can order by one of the branch's services on some day of the week. */
function hasServiceHours(fields: RecordFields): boolean {
  // What the rules of the fields let through.
  const hours = Object.fromEntries(
    ['workHours', 'specialHours', 'deliveryStart', 'deliveryEnd'].map((name) => [name, fields[name]]),
  ) as BranchHours;
  return OFFERED_SERVICE_TYPES.some(
    (type) =>
      fields[`settings.${serviceSwitch(type)}`] === true &&
      WEEKDAYS.some((weekday) => openingIntervals(hours, type, weekday).length > 0),
  );
}

/** What a branch needs before its first publication beside what every branch has (BO-369). */
export const newBranchProblems = (fields: RecordFields): Problem[] => [
  ...(fields['address'] === null || fields['address'] === ''
    ? [{ field: 'address', problem: 'address' as const }]
    : []),
  ...(hasServiceHours(fields) ? [] : [{ field: 'workHours', problem: 'noHours' as const }]),
];
