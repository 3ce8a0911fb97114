import { type DraftArea, ENTITIES_OF } from '@dasturxon/core/drafts';
import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Tx } from '../../db/connect.ts';
import { menuPatches } from '../../db/schema/editing/menu-drafts.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { sendJob } from '../../jobs/queues.ts';
import type { PatchRow } from './draft-rows.ts';

/** Marks changes as planned, and writes the job that publishes them. A field that is changed again is no longer planned. */
export async function planPatches(
  { merchantId, caller, newId }: SignedIn,
  tx: Tx,
  { rows, at }: { rows: readonly PatchRow[]; at: Date },
): Promise<void> {
  const keys = JSON.stringify(rows.map(({ entity, id, field }) => ({ entity, id, field })));
  await tx.execute(sql`
    update menu_patches p set publish_at = ${at.toISOString()}, planned_by = ${caller.userId}, planned_by_name = ${caller.name}
    from jsonb_to_recordset(${keys}::jsonb) as d(entity text, id text, field text)
    where p.merchant_id = ${merchantId} and p.entity = d.entity and p.id = d.id and p.field = d.field`);
  await sendJob(tx, {
    id: newId(),
    merchantId,
    queue: 'menu.publish',
    payload: { at: at.toISOString() },
    startAfter: at,
  });
}

/** Takes changes off the plan of a time; they wait to be published by hand. Returns how many there were. */
export async function unplanPatches(
  tx: Tx,
  merchantId: string,
  { area, at, ids }: { area: DraftArea; at: Date; ids?: readonly string[] },
): Promise<number> {
  const entities = inArray(menuPatches.entity, [...ENTITIES_OF[area]]);
  const own = and(eq(menuPatches.merchantId, merchantId), eq(menuPatches.publishAt, at), entities);
  const rows = await tx
    .update(menuPatches)
    .set({ publishAt: null, plannedBy: null, plannedByName: null })
    .where(and(own, ids && inArray(menuPatches.plannedBy, [...ids])))
    .returning({ id: menuPatches.id });
  return rows.length;
}
