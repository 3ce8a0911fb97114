import { Group } from '@dasturxon/core/catalog';
import { blankFields, fieldsOf } from '@dasturxon/core/drafts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { categories, groups } from '../../db/schema/catalog.ts';
import { type Asked, type DraftRecord, mayBegin } from '../drafts/edited-area.ts';

type Row = typeof groups.$inferSelect;

/** A group of categories as the wire has it. */
export const toGroup = ({ id, priority, data }: Pick<Row, 'id' | 'priority' | 'data'>): Group =>
  v.parse(Group, { ...data, id, priority, categories: [] });

const toRecord = (row: Row): DraftRecord => ({
  entity: 'group',
  id: row.id,
  fields: fieldsOf('group', { ...toGroup(row), exists: true }),
  row: { ...row.data, priority: row.priority, exists: true },
});

/** Groups of categories in the guests' order; a named one that is not there is blank. */
export async function readCategoryGroups(tx: Tx, asked: Asked): Promise<DraftRecord[]> {
  const { merchantId, only, isLocked } = asked;
  const ids = only?.filter(({ entity }) => entity === 'group').map(({ id }) => id) ?? null;
  if (ids?.length === 0) return [];
  const query = tx
    .select()
    .from(groups)
    .where(and(eq(groups.merchantId, merchantId), ids === null ? undefined : inArray(groups.id, ids)))
    .orderBy(groups.priority, groups.id);
  const rows = isLocked ? await query.for('no key update') : await query;
  const known = new Set(rows.map(({ id }) => id));
  const made = [...new Set(ids)].filter((id) => !known.has(id) && mayBegin(id, asked));
  const blank = { entity: 'group' as const, fields: blankFields('group')!, row: { name: {}, exists: false } };
  return [...rows.map(toRecord), ...made.map((id) => ({ ...blank, id }))];
}

/** Adds and changes groups of categories. */
export async function writeCategoryGroups(
  tx: Tx,
  merchantId: string,
  records: readonly DraftRecord[],
): Promise<void> {
  const kept = records.filter(({ entity, fields }) => entity === 'group' && fields['exists'] === true);
  if (kept.length === 0) return;
  const rows = kept.map(({ id, row }) => {
    const { priority, exists: _there, ...data } = row;
    return { merchantId, id, priority: Number(priority), data };
  });
  await tx
    .insert(groups)
    .values(rows)
    .onConflictDoUpdate({
      target: [groups.merchantId, groups.id],
      set: { priority: sql`excluded.priority`, data: sql`excluded.data` },
    });
}

/** Deletes removed groups. Only removed categories are still in them. */
export async function deleteCategoryGroups(
  tx: Tx,
  merchantId: string,
  records: readonly DraftRecord[],
): Promise<void> {
  const ids = records
    .filter(({ entity, fields }) => entity === 'group' && fields['exists'] !== true)
    .map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .update(categories)
    .set({ groupId: null })
    .where(and(eq(categories.merchantId, merchantId), inArray(categories.groupId, ids)));
  await tx.delete(groups).where(and(eq(groups.merchantId, merchantId), inArray(groups.id, ids)));
}
