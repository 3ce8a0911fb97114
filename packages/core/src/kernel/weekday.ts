/** Weekday names as work hours spell them, Monday first (ENT-15). */
export const WEEKDAYS = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;
/** A day of the week as work hours spell it (ENT-15). */
export type Weekday = (typeof WEEKDAYS)[number];
