/** Public holidays of Uzbekistan. */
export const HOLIDAYS = [
  'NEW_YEAR',
  'WOMENS_DAY',
  'NAVRUZ',
  'MEMORY_DAY',
  'INDEPENDENCE_DAY',
  'TEACHERS_DAY',
  'CONSTITUTION_DAY',
  'RAMAZON_HAYIT',
  'QURBON_HAYIT',
] as const;
/** One of them. */
export type Holiday = (typeof HOLIDAYS)[number];

/** Month and day of the holidays that have the same date every year (Labour Code, article 208). */
const FIXED: Readonly<Partial<Record<Holiday, string>>> = {
  NEW_YEAR: '01-01',
  WOMENS_DAY: '03-08',
  NAVRUZ: '03-21',
  MEMORY_DAY: '05-09',
  INDEPENDENCE_DAY: '09-01',
  TEACHERS_DAY: '10-01',
  CONSTITUTION_DAY: '12-08',
};

/** First days of the hayits that are known; those of later years follow the moon and are announced by a decree. */
const ANNOUNCED: Readonly<Partial<Record<Holiday, readonly string[]>>> = {
  RAMAZON_HAYIT: ['2025-03-30', '2026-03-20'],
  QURBON_HAYIT: ['2025-06-06', '2026-05-27'],
};

/** A holiday that comes next. `date`: `YYYY-MM-DD`; null for a hayit whose date is not known here. */
export type NextHoliday = { holiday: Holiday; date: string | null; isMoving: boolean };

function nextDate(holiday: Holiday, today: string): string | null {
  const day = FIXED[holiday];
  if (day === undefined) return ANNOUNCED[holiday]?.find((date) => date >= today) ?? null;
  const year = Number(today.slice(0, 4));
  const here = `${year}-${day}`;
  return here >= today ? here : `${year + 1}-${day}`;
}

/** The holidays of the year that begins today, `YYYY-MM-DD`, the next one first; those without a date are last. */
export const nextHolidays = (today: string): NextHoliday[] =>
  HOLIDAYS.map((holiday) => ({
    holiday,
    date: nextDate(holiday, today),
    isMoving: FIXED[holiday] === undefined,
  })).toSorted((one, other) => (one.date ?? '9').localeCompare(other.date ?? '9'));
