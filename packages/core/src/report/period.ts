import { businessDayOf, dayAfter, daysFrom } from '../time/business-day.ts';
import type { SalesSums } from './sales.schema.ts';

/** The first and the last business day of a report, `YYYY-MM-DD`. */
export type ReportPeriod = { from: string; to: string };

/** Periods that end today or yesterday. */
export const REPORT_PERIODS = ['TODAY', 'YESTERDAY', 'WEEK', 'MONTH'] as const;
/** The name of such a period. */
export type PeriodName = (typeof REPORT_PERIODS)[number];

/** How many days before today a period begins and ends. */
const DAYS_AGO: Readonly<Record<PeriodName, [number, number]>> = {
  TODAY: [0, 0],
  YESTERDAY: [1, 1],
  WEEK: [6, 0],
  MONTH: [29, 0],
};

/** A period by its name, at a moment in the merchant's time zone. */
export function periodNamed(name: PeriodName, now: Date, zone: string): ReportPeriod {
  const today = businessDayOf(now, zone);
  const [from, to] = DAYS_AGO[name];
  return { from: dayAfter(today, -from), to: dayAfter(today, -to) };
}

/** As many days right before a period, to compare it with. */
export function periodBefore({ from, to }: ReportPeriod): ReportPeriod {
  return { from: dayAfter(from, -daysFrom(from, to)), to: dayAfter(from, -1) };
}

/** What an order brought on average, in whole so'm; 0 without orders. */
export const averageOf = ({ orders, revenue }: Pick<SalesSums, 'orders' | 'revenue'>): number =>
  orders === 0 ? 0 : Math.round(revenue / orders);

/** By how many per cent a figure has changed; null where there was nothing before. */
export const changeOf = (now: number, before: number): number | null =>
  before <= 0 ? null : Math.round(((now - before) / before) * 100);
