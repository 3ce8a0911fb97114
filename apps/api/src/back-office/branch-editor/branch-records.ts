import { editedHours } from '@dasturxon/core/branch';
import { blankFields, fieldsOf, type RecordFields, type SentPatch, withField } from '@dasturxon/core/drafts';
import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { branches } from '../../db/schema/places.ts';
import { toBranch } from '../../places/to-branch.ts';
import { type Asked, type DraftRecord, type EditedArea, mayBegin } from '../drafts/edited-area.ts';
import { branchesOfPlaces } from './branches-of-places.ts';
import { checkBranches } from './check-branches.ts';
import { byKey, readPlaceRecords, writePlaces } from './place-records.ts';

const toRecord = (id: string, fields: RecordFields, row: DraftRecord['row']): DraftRecord => ({
  entity: 'branch',
  id,
  fields,
  row,
});

/** A branch that is not there: its edited fields are blank, the rest of its row stays. */
function blank(id: string, row: DraftRecord['row'] = {}): DraftRecord {
  const fields = blankFields('branch')!;
  const emptied = Object.entries(fields).reduce((all, [field, value]) => withField(all, field, value), row);
  return toRecord(id, fields, emptied);
}

function thereAs(row: typeof branches.$inferSelect): DraftRecord {
  const branch = toBranch(row);
  const { id, isActive, latitude, longitude, cityId, deleted, data } = row;
  const own = { ...data, isActive, latitude, longitude, cityId, exists: !deleted };
  if (deleted) return blank(id, own);
  const dishesOf = data['dishesOf'];
  return toRecord(
    id,
    fieldsOf('branch', { ...branch, workHours: editedHours(branch), exists: true, dishesOf }),
    own,
  );
}

/** Branches in the order of guests' lists, without removed ones; a named one that is not there is blank. */
async function readBranchRecords(tx: Tx, asked: Asked): Promise<DraftRecord[]> {
  const { merchantId, only, isLocked } = asked;
  const ids = only?.filter(({ entity }) => entity === 'branch').map(({ id }) => id) ?? null;
  if (ids?.length === 0) return [];
  const query = tx
    .select()
    .from(branches)
    .where(
      and(
        eq(branches.merchantId, merchantId),
        ids === null ? eq(branches.deleted, false) : inArray(branches.id, ids),
      ),
    )
    .orderBy(branches.priority, branches.id);
  const rows = isLocked ? await query.for('no key update') : await query;
  const there = rows.filter(({ id, deleted }) => !deleted || mayBegin(id, asked)).map(thereAs);
  const known = new Set(rows.map(({ id }) => id));
  const made = [...new Set(ids)].filter((id) => !known.has(id) && mayBegin(id, asked)).map((id) => blank(id));
  return [...there, ...made];
}

const readAll = async (tx: Tx, asked: Asked) =>
  byKey([...(await readBranchRecords(tx, asked)), ...(await readPlaceRecords(tx, asked))]);

const isThere = ({ fields }: DraftRecord): boolean => fields['exists'] === true;

const toRow = ({ id, row }: DraftRecord) => {
  const { isActive, latitude, longitude, cityId, exists: _there, ...data } = row;
  return { id, isActive, latitude, longitude, cityId, data };
};

type Started = { id: string; from: unknown };

/** Has every dish that one branch sells sold at a new branch too. */
const copyDishes = (tx: Tx, merchantId: string, { id, from }: Started) =>
  tx.execute(sql`
    update products p set data = jsonb_set(p.data, '{productBranch}', (p.data -> 'productBranch')
      || jsonb_build_array(jsonb_build_object('branch', jsonb_build_object('id', ${id}::text, 'isActive', true))))
    where p.merchant_id = ${merchantId} and jsonb_typeof(p.data -> 'productBranch') = 'array'
      and exists (select from jsonb_array_elements(p.data -> 'productBranch') o, lateral coalesce(o -> 'branch', o) b
        where b ->> 'id' = ${from} and (b -> 'isActive') is distinct from 'false'::jsonb)
      and not exists (select from jsonb_array_elements(p.data -> 'productBranch') o, lateral coalesce(o -> 'branch', o) b
        where b ->> 'id' = ${id})`);

/** Of these branches those that begin, or begin again. */
async function startedOf(tx: Tx, merchantId: string, kept: readonly DraftRecord[]): Promise<Started[]> {
  const ids = kept.map(({ id }) => id);
  const rows = await tx
    .select({ id: branches.id })
    .from(branches)
    .where(and(eq(branches.merchantId, merchantId), eq(branches.deleted, false), inArray(branches.id, ids)));
  const known = new Set(rows.map(({ id }) => id));
  return kept.filter(({ id }) => !known.has(id)).map(({ id, fields }) => ({ id, from: fields['dishesOf'] }));
}

/** Closes branches for good. Their rows stay: orders, shifts and staff name them. */
async function removeBranches(tx: Tx, merchantId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(branches)
    .set({ deleted: true, isActive: false })
    .where(and(eq(branches.merchantId, merchantId), inArray(branches.id, ids)));
}

/** Adds and changes branches, and closes those that are removed. A new branch is the last one of the lists. */
async function writeBranches(tx: Tx, merchantId: string, records: readonly DraftRecord[]): Promise<void> {
  const kept = records.filter(isThere);
  await removeBranches(
    tx,
    merchantId,
    records.filter((record) => !isThere(record)).map(({ id }) => id),
  );
  if (kept.length === 0) return;
  const started = await startedOf(tx, merchantId, kept);
  await tx.execute(sql`
    insert into branches (merchant_id, id, city_id, is_active, latitude, longitude, priority, data)
    select ${merchantId}, n.id, n."cityId", n."isActive", n.latitude, n.longitude,
      (select coalesce(max(b.priority) + 1, 0) from branches b where b.merchant_id = ${merchantId}), n.data
    from jsonb_to_recordset(${JSON.stringify(kept.map(toRow))}::jsonb) as n(id text, "cityId" text, "isActive" boolean,
      latitude double precision, longitude double precision, data jsonb)
    on conflict (merchant_id, id) do update set city_id = excluded.city_id, is_active = excluded.is_active,
      latitude = excluded.latitude, longitude = excluded.longitude, data = excluded.data, deleted = false`);
  for (const one of started) if (typeof one.from === 'string') await copyDishes(tx, merchantId, one);
}

/** Each kind after what its records name. */
async function writeAll(tx: Tx, merchantId: string, records: readonly DraftRecord[]): Promise<void> {
  await writePlaces(tx, merchantId, { kind: 'city', records });
  await writeBranches(
    tx,
    merchantId,
    records.filter(({ entity }) => entity === 'branch'),
  );
  await writePlaces(tx, merchantId, { kind: 'hall', records });
  await writePlaces(tx, merchantId, { kind: 'table', records });
}

/** Cities, and that a branch is there, are the brand's; halls and tables are of people of their branch too. */
function isOfEveryBranch({ entity, field }: SentPatch, record: DraftRecord): boolean {
  if (entity === 'hall' || entity === 'table') return false;
  return entity === 'city' || field === 'exists' || !isThere(record);
}

/** The details and hours of branches, with their halls and tables, and the cities, as they are drafted and published. */
export const BRANCHES_AREA: EditedArea = {
  area: 'branches',
  read: readAll,
  write: (tx, { merchantId }, records) => writeAll(tx, merchantId, records),
  check: checkBranches,
  isOfEveryBranch,
  branchesOf: branchesOfPlaces,
  missing: (entity) => (entity === 'branch' ? 'branch.notFound' : 'notFound'),
};
