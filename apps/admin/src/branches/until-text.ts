import { formatDate } from '@dasturxon/core/format';
import { localDay } from '@dasturxon/core/time';

/** `18:30` of today, `24.11.2026 09:00` of another day, by the restaurant's clock. */
export function untilText(until: string, now: Date, zone: string): string {
  const text = formatDate(until, { time: true }, zone);
  return localDay(new Date(until), zone) === localDay(now, zone) ? text.slice(-5) : text;
}
