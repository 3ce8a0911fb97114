import { MenuRule } from '@dasturxon/core/catalog';
import { blankFields, menuTimeFields, menuTimeOf } from '@dasturxon/core/drafts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';

import type { Tx } from '../../db/connect.ts';
import { menuRules } from '../../db/schema/catalog.ts';
import { type Asked, type DraftRecord, mayBegin } from '../drafts/edited-area.ts';

/** The rules of the menu by time (B21) in the order that they are asked; a named one that is not there is blank. */
export async function readMenuTimes(tx: Tx, asked: Asked): Promise<DraftRecord[]> {
  const { merchantId, only, isLocked } = asked;
  const ids = only?.filter(({ entity }) => entity === 'menuTime').map(({ id }) => id) ?? null;
  if (ids?.length === 0) return [];
  const own = eq(menuRules.merchantId, merchantId);
  const query = tx
    .select()
    .from(menuRules)
    .where(and(own, ids === null ? undefined : inArray(menuRules.id, ids)))
    .orderBy(asc(menuRules.priority), asc(menuRules.id));
  const rows = isLocked ? await query.for('no key update') : await query;
  const there = rows.map(({ id, priority, data }): DraftRecord => {
    const fields = menuTimeFields(v.parse(MenuRule, { ...data, id, priority }), true);
    return { entity: 'menuTime', id, fields, row: data };
  });
  const known = new Set(there.map(({ id }) => id));
  const made = [...new Set(ids)].filter((id) => !known.has(id) && mayBegin(id, asked));
  const blank = { entity: 'menuTime' as const, fields: blankFields('menuTime')!, row: {} };
  return [...there, ...made.map((id) => ({ ...blank, id }))];
}

/** Adds and changes rules that are there, and deletes the others. */
export async function writeMenuTimes(
  tx: Tx,
  merchantId: string,
  records: readonly DraftRecord[],
): Promise<void> {
  const isThere = ({ fields }: DraftRecord) => fields['exists'] === true;
  const removed = records.filter((record) => !isThere(record)).map(({ id }) => id);
  if (removed.length > 0)
    await tx
      .delete(menuRules)
      .where(and(eq(menuRules.merchantId, merchantId), inArray(menuRules.id, removed)));
  for (const record of records.filter(isThere)) {
    const { id, priority, ...data } = menuTimeOf(record.id, record.fields);
    const row = { merchantId, id, priority, data: { ...record.row, ...data } };
    await tx
      .insert(menuRules)
      .values(row)
      .onConflictDoUpdate({ target: [menuRules.merchantId, menuRules.id], set: row });
  }
}
