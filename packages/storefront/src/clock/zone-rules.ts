/** The rules of opening hours that screens read, by name, so that a rule without a reader is found and left out. */
export {
  canPickBranch,
  dayLabel,
  hoursToday,
  isBranchOpenNow,
  lastOrderAt,
  nextOpening,
  openInstead,
  servingOf,
  slotsFor,
  weekdayAt,
} from '@dasturxon/core/time';
