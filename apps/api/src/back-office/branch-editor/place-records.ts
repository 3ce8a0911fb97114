import { blankFields, fieldsOf, recordKey, withField } from '@dasturxon/core/drafts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { merchants } from '../../db/schema/merchants.ts';
import { cities, halls, hallTables } from '../../db/schema/places.ts';
import { toCity } from '../../places/to-branch.ts';
import { type Asked, type DraftRecord, mayBegin } from '../drafts/edited-area.ts';

type Row = DraftRecord['row'];

/** Cities, halls and tables, in the order in which they name each other. */
const KINDS = ['city', 'hall', 'table'] as const;
type Kind = (typeof KINDS)[number];
const TABLES = { city: cities, hall: halls, table: hallTables } as const;

type Listed = { id: string; priority: number; isActive: boolean; deleted: boolean; data: Row };

/** The row of a record in the wire's shape. `mainCityId`: the merchant's, which counts. */
function wireRow(kind: Kind, { id, data, ...row }: Listed, mainCityId: string | null): Row {
  const { deleted, priority, isActive } = row;
  const listed = { ...data, priority, isActive, exists: !deleted };
  const own = Object(row) as Row; // the columns of its kind
  if (kind === 'hall') return { ...listed, branchId: own['branchId'], price: own['fee'] };
  if (kind === 'table') return { ...listed, hallId: own['hallId'], chairs: own['chairs'] };
  return { ...listed, isMain: mainCityId === null ? data['isMain'] === true : mainCityId === id };
}

/** A record that is not there: its edited fields are blank, the rest of its row stays. */
function blank(entity: Kind, id: string, row: Row = {}): DraftRecord {
  const fields = blankFields(entity)!;
  const emptied = Object.entries(fields).reduce((all, [field, value]) => withField(all, field, value), row);
  return { entity, id, fields, row: emptied };
}

function toRecord(entity: Kind, listed: Listed, mainCityId: string | null): DraftRecord {
  const row = wireRow(entity, listed, mainCityId);
  if (listed.deleted) return blank(entity, listed.id, row);
  const parsed = entity === 'city' ? toCity({ ...listed, merchantId: '' }) : {};
  return { entity, id: listed.id, fields: fieldsOf(entity, { ...parsed, ...row }), row };
}

async function mainCity(tx: Tx, merchantId: string): Promise<string | null> {
  const [row] = await tx
    .select({ id: sql<string | null>`${merchants.data} ->> 'mainCityId'` })
    .from(merchants)
    .where(eq(merchants.merchantId, merchantId));
  return row?.id ?? null;
}

async function readKind(tx: Tx, kind: Kind, { ids, ...asked }: Asked & { ids: string[] | null }) {
  const table = TABLES[kind];
  const own = eq(table.merchantId, asked.merchantId);
  const named = ids === null ? eq(table.deleted, false) : inArray(table.id, ids);
  const query = tx.select().from(table).where(and(own, named)).orderBy(asc(table.priority), asc(table.id));
  const rows = asked.isLocked ? await query.for('no key update') : await query;
  const main = kind === 'city' ? await mainCity(tx, asked.merchantId) : null;
  const there = rows
    .filter(({ id, deleted }) => !deleted || mayBegin(id, asked))
    .map((row) => toRecord(kind, row, main));
  const known = new Set(rows.map(({ id }) => id));
  const made = [...new Set(ids)].filter((id) => !known.has(id) && mayBegin(id, asked));
  return [...there, ...made.map((id) => blank(kind, id))];
}

/** Cities, halls and tables in the order of guests' lists, without removed ones; a named one that is not there is blank. */
export async function readPlaceRecords(tx: Tx, asked: Asked): Promise<DraftRecord[]> {
  const all: DraftRecord[] = [];
  for (const kind of KINDS) {
    const ids = asked.only?.filter(({ entity }) => entity === kind).map(({ id }) => id) ?? null;
    if (ids === null || ids.length > 0) all.push(...(await readKind(tx, kind, { ...asked, ids })));
  }
  return all;
}

const isThere = ({ fields }: DraftRecord): boolean => fields['exists'] === true;

/** What every row of these tables has beside the columns of its kind. */
const listedColumns = { priority: sql`excluded.priority`, isActive: sql`excluded.is_active`, deleted: false };
const columnsOf = ({ priority, isActive }: Row) => ({
  priority: Number(priority),
  isActive: isActive === true,
});

async function writeCities(tx: Tx, merchantId: string, records: readonly DraftRecord[]): Promise<void> {
  const rows = records.map(({ id, row }) => {
    const { priority: _place, isActive: _shown, exists: _there, ...data } = row;
    return { merchantId, id, data, ...columnsOf(row) };
  });
  await tx
    .insert(cities)
    .values(rows)
    .onConflictDoUpdate({
      target: [cities.merchantId, cities.id],
      set: { ...listedColumns, data: sql`excluded.data` },
    });
  const main = records.find(({ fields }) => fields['isMain'] === true);
  if (!main) return;
  await tx
    .update(merchants)
    .set({ data: sql`${merchants.data} || jsonb_build_object('mainCityId', ${main.id}::text)` })
    .where(eq(merchants.merchantId, merchantId));
  await tx
    .update(cities)
    .set({ data: sql`${cities.data} || jsonb_build_object('isMain', ${cities.id} = ${main.id})` })
    .where(eq(cities.merchantId, merchantId));
}

async function writeHalls(tx: Tx, merchantId: string, records: readonly DraftRecord[]): Promise<void> {
  const rows = records.map(({ id, row }) => {
    const { priority: _place, isActive: _shown, exists: _there, branchId, price, ...data } = row;
    return { merchantId, id, branchId: String(branchId), fee: Number(price), data, ...columnsOf(row) };
  });
  await tx
    .insert(halls)
    .values(rows)
    .onConflictDoUpdate({
      target: [halls.merchantId, halls.id],
      set: {
        ...listedColumns,
        branchId: sql`excluded.branch_id`,
        fee: sql`excluded.fee`,
        data: sql`excluded.data`,
      },
    });
}

async function writeTables(tx: Tx, merchantId: string, records: readonly DraftRecord[]): Promise<void> {
  const rows = records.map(({ id, row }) => {
    const { priority: _place, isActive: _shown, exists: _there, hallId, chairs, ...data } = row;
    return { merchantId, id, hallId: String(hallId), chairs: Number(chairs), data, ...columnsOf(row) };
  });
  await tx
    .insert(hallTables)
    .values(rows)
    .onConflictDoUpdate({
      target: [hallTables.merchantId, hallTables.id],
      set: {
        ...listedColumns,
        hallId: sql`excluded.hall_id`,
        chairs: sql`excluded.chairs`,
        data: sql`excluded.data`,
      },
    });
}

const WRITE = { city: writeCities, hall: writeHalls, table: writeTables };

/** Adds and changes the records of a kind. Those that are removed stay as rows: orders, bookings and addresses name them. */
export async function writePlaces(
  tx: Tx,
  merchantId: string,
  { kind, records }: { kind: Kind; records: readonly DraftRecord[] },
): Promise<void> {
  const own = records.filter(({ entity }) => entity === kind);
  const removed = own.filter((record) => !isThere(record)).map(({ id }) => id);
  const table = TABLES[kind];
  if (removed.length > 0)
    await tx
      .update(table)
      .set({ deleted: true, isActive: false })
      .where(and(eq(table.merchantId, merchantId), inArray(table.id, removed)));
  const kept = own.filter(isThere);
  if (kept.length > 0) await WRITE[kind](tx, merchantId, kept);
}

/** Records by their key. */
export const byKey = (records: readonly DraftRecord[]): ReadonlyMap<string, DraftRecord> =>
  new Map(records.map((record) => [recordKey(record), record]));
