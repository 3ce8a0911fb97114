export * from './can-pick-branch.ts';
export type { DayLabel } from './day-label.ts';
export { isBranchOpenNow } from './is-branch-open-now.ts';
export { dayBounds, DEFAULT_ZONE, weekdayAt } from './local-time.ts';
export * from './next-opening.ts';
export * from './resolve-at-time.ts';
export * from './service-moment.ts';
export * from './serving-of.ts';
export * from './slots-for.ts';
