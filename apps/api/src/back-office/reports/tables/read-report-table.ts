import { heatOf, type ReportRow, type ReportRows, type ReportTableName } from '@dasturxon/core/report';
import { sql } from 'drizzle-orm';

import type { Tx } from '../../../db/connect.ts';
import type { SignedIn } from '../../../orders/model/deps.ts';
import { type AskedPeriod, inPeriod } from '../counting/in-period.ts';
import type { Period } from '../counting/period.ts';
import { countAllDishes, countModifiers, countWithoutCode } from './dishes.ts';
import { countCohorts, countGuests, countPoints } from './guests.ts';
import { countCouriers, countStaff } from './people.ts';
import { soldAndReturned, tableRows } from './parts.ts';
import { countPromotions } from './promotions.ts';
import { countReceipts } from './receipts.ts';
import { countService } from './service.ts';
import { countOptionStops, countStops, stopsKnownFrom } from './stops.ts';

async function countHeat(tx: Tx, period: Period): Promise<ReportRow[]> {
  const rows = await tableRows(
    tx,
    sql`
    select extract(epoch from date_trunc('hour', at, ${period.zone}))::text as key, sum(orders)::float8 as orders,
      sum(revenue)::float8 as revenue
    from (${soldAndReturned(period)}) money group by 1`,
  );
  const hours = rows.map(({ key, values }) => ({
    at: new Date(Number(key) * 1000),
    orders: Number(values['orders']),
    revenue: Number(values['revenue']),
  }));
  return heatOf(hours, period.zone).map((values) => ({
    key: `${values.weekday} ${values.hour}`,
    values,
  }));
}

const COUNTS: Readonly<Record<ReportTableName, (tx: Tx, period: Period) => Promise<ReportRow[]>>> = {
  HEAT: countHeat,
  DISHES: countAllDishes,
  MODIFIERS: countModifiers,
  STOPS: countStops,
  OPTION_STOPS: countOptionStops,
  SERVICE: countService,
  STAFF: countStaff,
  COURIERS: countCouriers,
  GUESTS: countGuests,
  COHORTS: countCohorts,
  POINTS: countPoints,
  PROMOTIONS: countPromotions,
  RECEIPTS: countReceipts,
  NO_CODE: countWithoutCode,
};

/** Tables of what the history of stops knows. */
const OF_STOPS: readonly ReportTableName[] = ['STOPS', 'OPTION_STOPS'];

/** A table of the reports for the caller's branches, or one of them (BO-490). Throws as `inPeriod`. */
export const readReportTable = (
  ctx: SignedIn,
  { table, ...asked }: AskedPeriod & { table: ReportTableName },
): Promise<ReportRows> =>
  inPeriod(ctx, asked, async (tx, period) => {
    if (!OF_STOPS.includes(table)) return { rows: await COUNTS[table](tx, period), knownFrom: null };
    // A stop without an end lasts until now.
    const end = new Date(Math.min(period.end.getTime(), ctx.now().getTime()));
    return {
      rows: await COUNTS[table](tx, { ...period, end }),
      knownFrom: await stopsKnownFrom(tx, period),
    };
  });
