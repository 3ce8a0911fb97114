import { type FieldChange, recordKey, recordProblems, withField } from '@dasturxon/core/drafts';
import { eq, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { menuChanges, menuVersions } from '../../db/schema/editing/menu-drafts.ts';
import { merchants } from '../../db/schema/merchants.ts';
import { apiError } from '../../http/api-error.ts';
import { type DraftRecord, type EditedArea, ROWS_AT_ONCE } from './edited-area.ts';

/** A change with its author, the member of staff who saved it. */
export type AuthoredChange = FieldChange & {
  revision: number;
  userId: string;
  name: string | null;
  at: Date;
};

/** What is published: the changes, the records that they change, and who publishes. */
export type Publication = {
  edited: EditedArea;
  merchantId: string;
  changes: readonly AuthoredChange[];
  records: ReadonlyMap<string, DraftRecord>;
  by: { userId: string; name: string | null };
  at: Date;
  note: string | null;
  undoes: number | null;
};

/** A record as it is after its changes. */
function changed(record: DraftRecord, changes: readonly FieldChange[]): DraftRecord {
  const fields = Object.fromEntries(changes.map(({ field, after }) => [field, after]));
  const row = changes.reduce((before, { field, after }) => withField(before, field, after), record.row);
  return { ...record, fields: { ...record.fields, ...fields }, row };
}

/** The records after the changes, each with what keeps it from being shown to guests so. */
export function recordsAfter({ records, changes }: Pick<Publication, 'records' | 'changes'>) {
  const byRecord = Map.groupBy(changes, (change) => recordKey(change));
  return [...byRecord].map(([key, own]) => {
    const record = changed(records.get(key)!, own);
    return {
      record,
      problems: recordProblems(
        record,
        own.map(({ field }) => field),
      ),
    };
  });
}

/** The records after the changes. Throws draft.incomplete where one of them cannot be shown to guests so. */
export async function changedRecords(
  tx: Tx,
  {
    edited,
    merchantId,
    records,
    changes,
  }: Pick<Publication, 'edited' | 'merchantId' | 'records' | 'changes'>,
): Promise<DraftRecord[]> {
  const all = recordsAfter({ records, changes });
  const after = all.map(({ record }) => record);
  const own = all.flatMap(({ problems: ofRecord }) => ofRecord);
  const problems = own.length > 0 ? own : ((await edited.check?.(tx, merchantId, { after, changes })) ?? []);
  if (problems.length > 0) throw apiError('draft.incomplete', { problems: problems.slice(0, 100) });
  return after;
}

/**
 * Publishes changes as one version: the area's tables, the version and its changes, in the caller's transaction. All areas share
 * one row of versions, the one that open pages ask for. The database announces the change, so every process builds its pages anew. Throws draft.incomplete.
 */
export async function publishChanges(tx: Tx, publication: Publication): Promise<number> {
  const { edited, merchantId, changes, by, at, note, undoes } = publication;
  await edited.write(tx, { merchantId, at }, await changedRecords(tx, publication));
  const [row] = await tx
    .update(merchants)
    .set({ menuVersion: sql`${merchants.menuVersion} + 1` })
    .where(eq(merchants.merchantId, merchantId))
    .returning({ version: merchants.menuVersion });
  const { version } = row!;
  await tx
    .insert(menuVersions)
    .values({ merchantId, version, note, undoes, changes: changes.length, ...by, at });
  const rows = changes.map(({ entity, id, field, before, after, ...author }) => ({
    merchantId,
    version,
    entity,
    id,
    field,
    before,
    after,
    revision: author.revision,
    userId: author.userId,
    name: author.name,
    at: author.at,
  }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx.insert(menuChanges).values(rows.slice(from, from + ROWS_AT_ONCE));
  return version;
}
