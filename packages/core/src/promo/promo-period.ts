const DAY = 86_400_000;
/** Asia/Tashkent is UTC+5 the whole year. */
const TASHKENT_OFFSET = 5 * 3_600_000;

const IS_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The first millisecond of a promo's period; a date alone begins with its day in Tashkent (D36). */
export function periodStart(date: string): number {
  return IS_DATE.test(date) ? Date.parse(date) - TASHKENT_OFFSET : Date.parse(date);
}

/** The last millisecond of a promo's period; a date alone ends with its day in Tashkent (D36). */
export function periodEnd(date: string): number {
  return IS_DATE.test(date) ? periodStart(date) + DAY - 1 : Date.parse(date);
}
