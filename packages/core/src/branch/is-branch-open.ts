import type { Weekday } from '../kernel/weekday.ts';
import type { BranchHours } from './opening-intervals.ts';

/**
 * Whether a customer may pick a branch today (VAL-15, D38).
 *
 * A missing entry counts as a holiday. The clock is deliberately not consulted: a branch that opens at
 * noon can be chosen in the morning, and the order carries its own time.
 */
export function isBranchOpen({ workHours }: Pick<BranchHours, 'workHours'>, today: Weekday): boolean {
  const hours = (workHours ?? []).filter(({ type, weekName }) => type === 'PICK_UP' && weekName === today);
  return hours.length > 0 && !hours.some(({ isDayOff }) => isDayOff);
}
