/** Minutes in a day. */
export const DAY_MINUTES = 24 * 60;

const CLOCK_TIME = /^(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?$/;

/**
 * Minutes after midnight of a wall-clock time ('9:00', '09:00', '09:00:00'), or null for other text. '24:00' is the
 * end of the day.
 */
export function parseClockTime(text: string | null | undefined): number | null {
  const match = CLOCK_TIME.exec(text?.trim() ?? '');
  if (!match) return null;
  const [hours, minutes] = [Number(match[1]), Number(match[2])];
  const total = hours * 60 + minutes;
  return minutes < 60 && total <= DAY_MINUTES ? total : null;
}

/** 'HH:MM' of minutes after midnight; minutes past the end of the day wrap into the next one. */
export function formatClockTime(minutes: number): string {
  const inDay = ((minutes % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  return `${twoDigits(Math.floor(inDay / 60))}:${twoDigits(inDay % 60)}`;
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
