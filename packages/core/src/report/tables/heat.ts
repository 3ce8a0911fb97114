import { businessDayOf, weekdayNumber } from '../../time/business-day.ts';
import { localTime } from '../../time/local-time.ts';

/** Orders and revenue of an hour. */
export type SoldHour = { at: Date; orders: number; revenue: number };

/** Orders and revenue of a weekday and an hour. */
export type HeatCell = { weekday: number; hour: number; orders: number; revenue: number };

/** The hours of a business day in their order: it begins at five in the morning. */
export const HEAT_HOURS: readonly number[] = Array.from({ length: 24 }, (_, at) => (at + 5) % 24);

/**
 * What was sold by weekday, 1 for Monday, and hour of the wall clock. The weekday is that of the business day: an order at one on
 * Saturday belongs to the evening of Friday. Only cells with orders or refunds.
 */
export function heatOf(hours: readonly SoldHour[], zone: string): HeatCell[] {
  const cells = Map.groupBy(hours, ({ at }) => {
    const weekday = weekdayNumber(businessDayOf(at, zone));
    return weekday * 24 + HEAT_HOURS.indexOf(localTime(at, zone).hour);
  });
  return [...cells]
    .toSorted(([one], [other]) => one - other)
    .map(([place, own]) => {
      const sumOf = (column: 'orders' | 'revenue') => own.reduce((sum, hour) => sum + hour[column], 0);
      return {
        weekday: Math.floor(place / 24),
        hour: HEAT_HOURS[place % 24]!,
        orders: sumOf('orders'),
        revenue: sumOf('revenue'),
      };
    });
}
