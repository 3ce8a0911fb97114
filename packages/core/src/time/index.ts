export * from './best-branch.ts';
export * from './branch-obstacles.ts';
export {
  businessDayEnd,
  businessDayOf,
  businessDays,
  calendarDays,
  businessDayStart,
  DAY_ENDS_AT_HOUR,
  dayAfter,
} from './business-day.ts';
export * from './can-pick-branch.ts';
export * from './day-label.ts';
export { isBranchOpenNow } from './is-branch-open-now.ts';
export * from './local-stamp.ts';
export { boundsOfDay, minutesPastHour, wallMoment, weekdayAt } from './local-time.ts';
export * from './next-opening.ts';
export * from './open-until.ts';
export * from './open-elsewhere.ts';
export * from './open-instead.ts';
export * from './resolve-at-time.ts';
export * from './service-moment.ts';
export * from './serving-of.ts';
export * from './slots-for.ts';
