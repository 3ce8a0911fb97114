import type { WorkHours } from '../branch/branch.schema.ts';
import { WEEKDAYS } from '../kernel/weekday.ts';

/** Hours that a new branch chooses among; a close that is not after the opening is of the next day. */
export const HOURS_PRESETS = [
  { open: '10:00', close: '23:00' },
  { open: '09:00', close: '22:00' },
  { open: '07:00', close: '21:00' },
  { open: '11:00', close: '03:00' },
  { open: '00:00', close: '00:00' },
] as const;
/** Hours that a new branch can have on every day (BO-331). */
export type HoursPreset = (typeof HOURS_PRESETS)[number];

/** The same hours on every day. Delivery and dine-in follow those of pick-up where they have none of their own. */
export const everyDay = ({ open, close }: Pick<HoursPreset, 'open' | 'close'>): WorkHours[] =>
  WEEKDAYS.map((weekName) => ({ type: 'PICK_UP', weekName, open, close, isDayOff: false }));
