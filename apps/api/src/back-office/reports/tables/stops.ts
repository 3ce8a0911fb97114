import { DAY_MS, HOUR_MS, LocalizedText } from '@dasturxon/core/kernel';
import {
  openSpans,
  type ReportRow,
  type SoldInHour,
  type Span,
  STOP_WEEKS,
  type StopLoss,
  stopLoss,
  sumOfLosses,
} from '@dasturxon/core/report';
import { businessDayOf, minutesPastHour } from '@dasturxon/core/time';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../../db/connect.ts';
import { stopHistory } from '../../../db/schema/catalog.ts';
import { merchants } from '../../../db/schema/merchants.ts';
import { branches } from '../../../db/schema/places.ts';
import { toBranch } from '../../../places/to-branch.ts';
import type { Period } from '../counting/period.ts';
import { momentOf, soldLines } from './parts.ts';

type Kind = 'product' | 'modifier';
/** A dish or an option at a branch, as one text. */
const placeOf = (branchId: string, subjectId: string) => `${branchId} ${subjectId}`;

/** From which business day on the history has every stop. */
export async function stopsKnownFrom(tx: Tx, { merchantId, zone }: Period): Promise<string | null> {
  const [row] = await tx
    .select({ since: merchants.stopsKnownSince })
    .from(merchants)
    .where(eq(merchants.merchantId, merchantId));
  return row ? businessDayOf(row.since, zone) : null;
}

/** When dishes, or options, were stopped in the period, by branch and id. */
async function readStopped(tx: Tx, { merchantId, branchIds, start, end }: Period, kind: Kind) {
  const endedAt = sql<Date>`least(${stopHistory.endedAt}, ${stopHistory.until}, ${momentOf(end)})`.mapWith(
    stopHistory.endedAt,
  );
  const rows = await tx
    .select({
      branchId: stopHistory.branchId,
      subjectId: stopHistory.subjectId,
      startedAt: stopHistory.startedAt,
      endedAt,
    })
    .from(stopHistory)
    .where(
      and(
        eq(stopHistory.merchantId, merchantId),
        eq(stopHistory.kind, kind),
        branchIds === null ? undefined : inArray(stopHistory.branchId, [...branchIds]),
        sql`${stopHistory.startedAt} < ${momentOf(end)} and ${endedAt} > ${momentOf(start)}`,
      ),
    );
  return Map.groupBy(rows, (row) => placeOf(row.branchId, row.subjectId));
}

const isOneOf = (column: SQL, ids: readonly string[]): SQL =>
  sql`${column} in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`;

/** What was sold of each by hour: a line's own price, or what the option added to it. */
const soldOf = (kind: Kind, lines: SQL, ids: readonly string[]): SQL =>
  kind === 'product'
    ? sql`select branch_id, product_id as id, at, count, price as amount from (${lines}) lines
      where ${isOneOf(sql`product_id`, ids)}`
    : sql`select branch_id, one ->> 'id' as id, at, (one ->> 'count')::float8 * count as count,
        (one ->> 'count')::float8 * (one ->> 'price')::float8 * count as amount
      from (${lines}) lines,
        jsonb_array_elements(case jsonb_typeof(data -> 'modifiers') when 'array' then data -> 'modifiers' else '[]' end) one
      where ${isOneOf(sql`one ->> 'id'`, ids)}`;

const Sold = v.array(
  v.object({ branch: v.string(), id: v.string(), hour: v.number(), count: v.number(), amount: v.number() }),
);

/** What was sold of the stopped ones in the period and the weeks before it, by branch and id and then by hour. */
async function readSold(tx: Tx, { period, kind, ids }: { period: Period; kind: Kind; ids: string[] }) {
  const lines = soldLines({ ...period, start: new Date(period.start.getTime() - STOP_WEEKS * 7 * DAY_MS) });
  const { rows } = await tx.execute(sql`
    select branch_id as branch, id, (extract(epoch from date_trunc('hour', at, ${period.zone})) * 1000)::float8 as hour,
      sum(count)::float8 as count, sum(amount)::float8 as amount
    from (${soldOf(kind, lines, ids)}) sold group by 1, 2, 3`);
  const byPlace = new Map<string, Map<number, SoldInHour>>();
  for (const { branch, id, hour, count, amount } of v.parse(Sold, rows)) {
    const place = placeOf(branch, id);
    const hours = byPlace.get(place) ?? new Map<number, SoldInHour>();
    byPlace.set(place, hours.set(hour, { count, amount }));
  }
  return byPlace;
}

const Names = v.array(v.object({ id: v.string(), name: v.nullable(LocalizedText) }));

async function readNames(tx: Tx, { merchantId }: Period, { kind, ids }: { kind: Kind; ids: string[] }) {
  const { rows } = await tx.execute(
    kind === 'product'
      ? sql`select id, data -> 'name' as name from products where merchant_id = ${merchantId} and ${isOneOf(sql`id`, ids)}`
      : sql`select distinct on (1) item ->> 'id' as id, item -> 'name' as name
        from products, jsonb_path_query(data, '$.modificationGroups[*].items[*]') item
        where merchant_id = ${merchantId} and ${isOneOf(sql`item ->> 'id'`, ids)} order by 1, products.id`,
  );
  return new Map(v.parse(Names, rows).map(({ id, name }) => [id, name]));
}

/** When the branches that have stops were open. */
async function readOpen(tx: Tx, { merchantId, zone }: Period, about: { ids: string[]; span: Span }) {
  const rows = await tx
    .select()
    .from(branches)
    .where(and(eq(branches.merchantId, merchantId), inArray(branches.id, about.ids)));
  return new Map(rows.map((row) => [row.id, openSpans(toBranch(row), about.span, zone)]));
}

const figures = ({ time, count, amount }: StopLoss) => ({
  hours: Math.round((time / HOUR_MS) * 10) / 10,
  missed: Math.round(count * 10) / 10,
  loss: amount,
});

async function countLosses(tx: Tx, period: Period, kind: Kind): Promise<ReportRow[]> {
  const stopped = await readStopped(tx, period, kind);
  const all = [...stopped.values()].flat();
  if (all.length === 0) return [];
  const ids = [...new Set(all.map(({ subjectId }) => subjectId))];
  const span = { start: period.start.getTime(), end: period.end.getTime() };
  const open = await readOpen(tx, period, { ids: [...new Set(all.map(({ branchId }) => branchId))], span });
  const sold = await readSold(tx, { period, kind, ids });
  const names = await readNames(tx, period, { kind, ids });
  const minutesPast = minutesPastHour(period.start, period.zone);
  const lost = [...stopped].map(([place, rows]) => {
    const { branchId, subjectId } = rows[0]!;
    const stops = rows.map(({ startedAt, endedAt }) => ({
      start: startedAt.getTime(),
      end: endedAt.getTime(),
    }));
    const dish = { stops, open: open.get(branchId) ?? [], sold: sold.get(place) ?? new Map() };
    return { place, branchId, subjectId, loss: stopLoss(dish, span, minutesPast) };
  });
  const listed = lost.filter(({ loss }) => loss.time > 0);
  if (listed.length === 0) return [];
  const subject = kind === 'product' ? 'dish' : 'modifier';
  const sum = sumOfLosses(listed.map(({ loss }) => loss));
  return [
    { key: 'all', values: { branch: null, [subject]: null, ...figures(sum) } },
    ...listed
      .toSorted((one, other) => other.loss.amount - one.loss.amount || other.loss.time - one.loss.time)
      .map(({ place, branchId, subjectId, loss }) => ({
        key: place,
        values: { branch: branchId, [subject]: names.get(subjectId) ?? subjectId, ...figures(loss) },
      })),
  ];
}

/** How long each dish was stopped in the period, and what it would have sold (BO-536). */
export const countStops = (tx: Tx, period: Period): Promise<ReportRow[]> =>
  countLosses(tx, period, 'product');

/** The same for options of dishes. */
export const countOptionStops = (tx: Tx, period: Period): Promise<ReportRow[]> =>
  countLosses(tx, period, 'modifier');
