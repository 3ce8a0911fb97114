import { editedHours } from '@dasturxon/core/branch';
import { fieldsOf, recordKey } from '@dasturxon/core/drafts';
import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { branches } from '../../db/schema/places.ts';
import { toBranch } from '../../places/to-branch.ts';
import type { Asked, DraftRecord, EditedArea } from '../drafts/edited-area.ts';

/** Branches that are not deleted, in the order of guests' lists. */
async function readBranches(tx: Tx, { merchantId, only, isLocked }: Asked) {
  const ids = only?.map(({ id }) => id) ?? null;
  const query = tx
    .select()
    .from(branches)
    .where(
      and(
        eq(branches.merchantId, merchantId),
        eq(branches.deleted, false),
        ids === null ? undefined : inArray(branches.id, ids),
      ),
    )
    .orderBy(branches.priority, branches.id);
  const rows = isLocked ? await query.for('no key update') : await query;
  const records = rows.map((row): DraftRecord => {
    const branch = toBranch(row);
    const { id, isActive, latitude, longitude, data } = row;
    const fields = fieldsOf('branch', { ...branch, workHours: editedHours(branch) });
    return { entity: 'branch', id, fields, row: { ...data, isActive, latitude, longitude } };
  });
  return new Map(records.map((record) => [recordKey(record), record]));
}

async function writeBranches(tx: Tx, merchantId: string, records: readonly DraftRecord[]): Promise<void> {
  const rows = records.map(({ id, row: { isActive, latitude, longitude, ...data } }) => ({
    id,
    isActive,
    latitude,
    longitude,
    data,
  }));
  await tx.execute(sql`
    update branches b set is_active = n."isActive", latitude = n.latitude, longitude = n.longitude, data = n.data
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(id text, "isActive" boolean, latitude double precision, longitude double precision, data jsonb)
    where b.merchant_id = ${merchantId} and b.id = n.id`);
}

/** The details and hours of branches as they are drafted and published. */
export const BRANCHES_AREA: EditedArea = {
  area: 'branches',
  read: readBranches,
  write: writeBranches,
  missing: () => 'branch.notFound',
};
