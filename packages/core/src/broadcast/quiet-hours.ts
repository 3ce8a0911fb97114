import { localTime } from '../time/local-time.ts';

/** Hours of the merchant's clock in which no advertising is sent: from this hour on until that one in the morning. */
export const QUIET_HOURS = { from: 21, until: 9 } as const;

const isQuiet = (hour: number) => hour >= QUIET_HOURS.from || hour < QUIET_HOURS.until;

/** The moment itself, or the end of the quiet hours that it lies in (BO-345). */
export function loudMoment(moment: Date, zone: string): Date {
  const local = localTime(moment, zone);
  if (!isQuiet(local.hour)) return moment;
  const day = local.hour >= QUIET_HOURS.from ? local.plus({ days: 1 }) : local;
  return day.set({ hour: QUIET_HOURS.until, minute: 0, second: 0, millisecond: 0 }).toJSDate();
}
