import { diffDraft, isOfArea, recordKey, withRemovals } from '@dasturxon/core/drafts';
import { sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { type PatchRow, publishedIn, readPatches } from '../drafts/draft-rows.ts';
import type { EditedArea, Writing } from '../drafts/edited-area.ts';
import { recordsAfter } from '../drafts/publish-changes.ts';
import { EDITED_AREAS } from '../edited-areas/edited-areas.ts';
import { copyTables } from './copy-tables.ts';

/** Writes the draft of an area over what is published. A record that could not be published stays as guests see it. */
async function applyArea(
  tx: Tx,
  { merchantId, at }: Writing,
  { edited, rows }: { edited: EditedArea; rows: readonly PatchRow[] },
): Promise<void> {
  if (rows.length === 0) return;
  await copyTables(tx, edited.area);
  const records = await edited.read(tx, { merchantId, only: rows });
  const live = rows.filter((row) => records.has(recordKey(row)));
  const changes = withRemovals(
    diffDraft(publishedIn(records), live),
    (record) => records.get(recordKey(record))!.fields,
  );
  const shown = recordsAfter({ records, changes }).filter(({ problems }) => problems.length === 0);
  if (shown.length === 0) return;
  await tx.execute(sql`savepoint draft_area`);
  try {
    await edited.write(
      tx,
      { merchantId, at },
      shown.map(({ record }) => record),
    );
  } catch {
    // Its records do not fit together yet, and the editor names them.
    await tx.execute(sql`rollback to savepoint draft_area`);
  }
}

/** Whether a change is part of a preview. One that is planned for a later time than the preview's is not published then. */
const isShown = ({ publishAt }: Pick<PatchRow, 'publishAt'>, moment: Date | null): boolean =>
  moment === null || publishAt === null || publishAt <= moment;

/** What a draft is shown at: the time that a preview is set to, or null for now, with what is planned for later too. */
export type ShownAt = { moment: Date | null; now: () => Date };

/**
 * Makes the merchant's tables look as if the draft, or that of some areas, were published. For a transaction that is rolled
 * back.
 */
export async function applyDraft(
  tx: Tx,
  merchantId: string,
  { moment, now, areas = EDITED_AREAS }: ShownAt & { areas?: readonly EditedArea[] },
): Promise<void> {
  const at = moment ?? now();
  const all = (await readPatches(tx, merchantId, null)).filter((row) => isShown(row, moment));
  for (const edited of areas)
    await applyArea(
      tx,
      { merchantId, at },
      { edited, rows: all.filter((row) => isOfArea(edited.area, row)) },
    );
}
