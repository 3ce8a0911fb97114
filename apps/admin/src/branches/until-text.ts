import { formatDate, formatIsoDay, formatTime } from '@dasturxon/core/format';

/** `18:30` of today, `24.11.2026 09:00` of another day, by the restaurant's clock. */
export function untilText(until: string, now: Date, zone: string): string {
  const isToday = formatIsoDay(new Date(until), zone) === formatIsoDay(now, zone);
  return isToday ? formatTime(until, zone) : formatDate(until, { time: true }, zone);
}
