import {
  type DraftArea,
  type DraftConflict,
  ENTITIES_OF,
  fieldKey,
  type FieldRef,
  type FieldValue,
  type Patch,
  recordKey,
  type RecordRef,
} from '@dasturxon/core/drafts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { menuChanges, menuDrafts, menuPatches } from '../../db/schema/editing/menu-drafts.ts';
import { merchants } from '../../db/schema/merchants.ts';
import { apiError } from '../../http/api-error.ts';
import type { DraftRecord } from './edited-area.ts';

export type PatchRow = typeof menuPatches.$inferSelect;

/** An unpublished change as the wire has it. */
export const toPatch = ({ entity, id, field, value, revision, name, at, publishAt }: PatchRow): Patch => ({
  entity,
  id,
  field,
  value,
  revision,
  by: name,
  at: at.toISOString(),
  publishAt: publishAt?.toISOString() ?? null,
});

/** Locks the draft of a merchant for this transaction, and returns its revision. */
export async function lockDraft(tx: Tx, merchantId: string): Promise<number> {
  await tx.insert(menuDrafts).values({ merchantId }).onConflictDoNothing();
  const [row] = await tx
    .select({ revision: menuDrafts.revision })
    .from(menuDrafts)
    .where(eq(menuDrafts.merchantId, merchantId))
    .for('update');
  return row!.revision;
}

/** The revision of a draft; 0 before its first change. */
export async function readRevision(tx: Tx, merchantId: string): Promise<number> {
  const own = eq(menuDrafts.merchantId, merchantId);
  const [row] = await tx.select({ revision: menuDrafts.revision }).from(menuDrafts).where(own);
  return row?.revision ?? 0;
}

/** Counts a change of a locked draft. */
export async function nextRevision(tx: Tx, merchantId: string): Promise<number> {
  const [row] = await tx
    .update(menuDrafts)
    .set({ revision: sql`${menuDrafts.revision} + 1` })
    .where(eq(menuDrafts.merchantId, merchantId))
    .returning({ revision: menuDrafts.revision });
  return row!.revision;
}

/** The version that guests see. */
export async function readVersion(tx: Tx, merchantId: string): Promise<number> {
  const own = eq(merchants.merchantId, merchantId);
  const [row] = await tx.select({ version: merchants.menuVersion }).from(merchants).where(own);
  return row!.version;
}

/** The unpublished changes of an area, or of all where it is null, in the order they were made. */
export const readPatches = (tx: Tx, merchantId: string, area: DraftArea | null): Promise<PatchRow[]> =>
  tx
    .select()
    .from(menuPatches)
    .where(
      and(
        eq(menuPatches.merchantId, merchantId),
        area === null ? undefined : inArray(menuPatches.entity, [...ENTITIES_OF[area]]),
      ),
    )
    .orderBy(menuPatches.revision, menuPatches.entity, menuPatches.id, menuPatches.field);

/** Records that a call names, null for all, and the revision of the draft that its caller saw. */
export type Selected = { records: readonly RecordRef[] | null; expectedVersion: number };

/** The changes of some records, or all. Throws draft.changed where one is newer than what the caller saw. */
export async function seenPatches(
  tx: Tx,
  merchantId: string,
  { area, records, expectedVersion }: Selected & { area: DraftArea },
): Promise<PatchRow[]> {
  const wanted = records && new Set(records.map(recordKey));
  const all = await readPatches(tx, merchantId, area);
  const rows = all.filter((row) => wanted?.has(recordKey(row)) ?? true);
  const newest = rows.findLast(({ revision }) => revision > expectedVersion);
  if (newest) throw apiError('draft.changed', { by: newest.name, at: newest.at.toISOString() });
  return rows;
}

/** Removes changes that are published or dropped. */
export async function removePatches(tx: Tx, merchantId: string, rows: readonly FieldRef[]): Promise<void> {
  const keys = JSON.stringify(rows.map(({ entity, id, field }) => ({ entity, id, field })));
  await tx.execute(sql`
    delete from menu_patches p using jsonb_to_recordset(${keys}::jsonb) as d(entity text, id text, field text)
    where p.merchant_id = ${merchantId} and p.entity = d.entity and p.id = d.id and p.field = d.field`);
}

/** Who last published a field, when, and by which revision. */
export type LastChange = { revision: number; by: string | null; at: string };

/** The last published change of each field of these records, by field. */
export async function lastChanges(
  tx: Tx,
  merchantId: string,
  refs: readonly RecordRef[],
): Promise<ReadonlyMap<string, LastChange>> {
  const ids = [...new Set(refs.map(({ id }) => id))];
  const rows = await tx
    .selectDistinctOn([menuChanges.entity, menuChanges.id, menuChanges.field])
    .from(menuChanges)
    .where(and(eq(menuChanges.merchantId, merchantId), inArray(menuChanges.id, ids)))
    .orderBy(menuChanges.entity, menuChanges.id, menuChanges.field, desc(menuChanges.version));
  return new Map(
    rows.map((row) => [fieldKey(row), { revision: row.revision, by: row.name, at: row.at.toISOString() }]),
  );
}

/** The published value of a field; null for a record that is not there. */
export const publishedIn =
  (records: ReadonlyMap<string, DraftRecord>) =>
  (ref: FieldRef): FieldValue =>
    records.get(recordKey(ref))?.fields[ref.field] ?? null;

/** Throws draft.conflict with both values of each field; with who changed the first one, and when. */
export function refuseConflicts(conflicts: readonly DraftConflict[]): void {
  const [first] = conflicts;
  if (first) throw apiError('draft.conflict', { conflicts, by: first.by, at: first.at });
}
