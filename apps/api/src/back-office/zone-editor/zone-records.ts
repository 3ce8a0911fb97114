import {
  blankFields,
  fieldsOf,
  overlappedZones,
  recordKey,
  type RecordFields,
  type RecordProblem,
} from '@dasturxon/core/drafts';
import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { branches, cities, regions } from '../../db/schema/places.ts';
import { toRegion } from '../../places/to-branch.ts';
import {
  type Asked,
  type DraftRecord,
  type EditedArea,
  mayBegin,
  type Publishing,
} from '../drafts/edited-area.ts';

const toRecord = (id: string, fields: RecordFields, row: DraftRecord['row']): DraftRecord => ({
  entity: 'zone',
  id,
  fields,
  row,
});

/** A zone that is not there, as it is before its first publication. */
const blank = (id: string) => toRecord(id, blankFields('zone')!, { ...blankFields('zone') });

/** Zones in the order of the lists that guests get; a named one that is not there is blank. */
async function readZones(tx: Tx, asked: Asked) {
  const { merchantId, only, isLocked } = asked;
  const ids = only?.map(({ id }) => id) ?? null;
  const query = tx
    .select()
    .from(regions)
    .where(and(eq(regions.merchantId, merchantId), ids === null ? undefined : inArray(regions.id, ids)))
    .orderBy(regions.priority, regions.id);
  const rows = isLocked ? await query.for('no key update') : await query;
  const there = rows.map((row) => {
    const { id, priority, data, cityId, name, polygon, color, price } = row;
    const fields = fieldsOf('zone', { ...toRegion(row), priority, isActive: true });
    return toRecord(id, fields, { ...data, cityId, name, polygon, color, price, priority, isActive: true });
  });
  const known = new Set(rows.map(({ id }) => id));
  const made = [...new Set(ids)].filter((id) => !known.has(id) && mayBegin(id, asked)).map(blank);
  return new Map([...there, ...made].map((record) => [recordKey(record), record]));
}

const toRow = ({ id, row }: DraftRecord) => {
  const { cityId, name, polygon, color, price, priority, isActive: _there, ...data } = row;
  return { id, cityId, name, polygon, color, price, priority, data };
};

/** Adds and changes active zones, and deletes the others. */
async function writeZones(tx: Tx, merchantId: string, records: readonly DraftRecord[]): Promise<void> {
  const kept = records.filter(({ fields }) => fields['isActive'] === true).map(toRow);
  const removed = records.filter(({ fields }) => fields['isActive'] !== true).map(({ id }) => id);
  if (removed.length > 0)
    await tx.delete(regions).where(and(eq(regions.merchantId, merchantId), inArray(regions.id, removed)));
  if (kept.length === 0) return;
  await tx.execute(sql`
    insert into regions (merchant_id, id, city_id, name, polygon, color, price, priority, data)
    select ${merchantId}, n.id, n."cityId", n.name, n.polygon, n.color, n.price, n.priority, n.data
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as n(id text, "cityId" text, name text,
      polygon jsonb, color text, price bigint, priority integer, data jsonb)
    on conflict (merchant_id, id) do update set city_id = excluded.city_id, name = excluded.name,
      polygon = excluded.polygon, color = excluded.color, price = excluded.price, priority = excluded.priority, data = excluded.data`);
}

const problemOf = (
  { entity, id }: DraftRecord,
  field: string,
  problem: 'city' | 'branch' | 'overlap',
): RecordProblem => ({
  entity,
  id,
  field,
  problem,
});
/** Fields that decide what a zone covers, and who delivers there. */
const PLACING = ['polygon', 'cityId', 'branchId', 'isActive'];

/** The cities that are in use, and which of them each branch is in. */
async function readPlaces(tx: Tx, merchantId: string) {
  const open = await tx
    .select({ id: cities.id })
    .from(cities)
    .where(and(eq(cities.merchantId, merchantId), eq(cities.isActive, true)));
  const there = await tx
    .select({ id: branches.id, cityId: branches.cityId })
    .from(branches)
    .where(and(eq(branches.merchantId, merchantId), eq(branches.deleted, false)));
  return {
    cityIds: new Set<unknown>(open.map(({ id }) => id)),
    cityOf: new Map<unknown, unknown>(there.map(({ id, cityId }) => [id, cityId])),
  };
}

/** Zones of unknown cities or of branches in another one, and zones that would now share an area with another one. */
async function checkZones(
  tx: Tx,
  merchantId: string,
  { after, changes }: Publishing,
): Promise<RecordProblem[]> {
  const moved = new Set(changes.filter(({ field }) => PLACING.includes(field)).map(recordKey));
  const own = after.filter((zone) => moved.has(recordKey(zone)) && zone.fields['isActive'] === true);
  const { cityIds, cityOf } = await readPlaces(tx, merchantId);
  const isServed = ({ cityId, branchId }: RecordFields) =>
    branchId === null || cityOf.get(branchId) === cityId;
  const all = new Map(await readZones(tx, { merchantId, only: null }));
  for (const zone of after) all.set(recordKey(zone), zone);
  return own.flatMap((zone) => [
    ...(cityIds.has(zone.fields['cityId']) ? [] : [problemOf(zone, 'cityId', 'city')]),
    ...(isServed(zone.fields) ? [] : [problemOf(zone, 'branchId', 'branch')]),
    ...(overlappedZones(zone, [...all.values()]).length > 0 ? [problemOf(zone, 'polygon', 'overlap')] : []),
  ]);
}

/** The delivery zones as they are drafted and published. */
export const ZONES_AREA: EditedArea = {
  area: 'zones',
  read: readZones,
  write: (tx, { merchantId }, records) => writeZones(tx, merchantId, records),
  check: checkZones,
  missing: () => 'notFound',
};
