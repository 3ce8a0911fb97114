import { diffDraft, type Published, recordKey, withRemovals } from '@dasturxon/core/drafts';
import { sql } from 'drizzle-orm';

import { writeAudit } from '../../audit/write-audit.ts';
import type { Tx } from '../../db/connect.ts';
import type { Reply } from '../../http/answers.ts';
import { apiError } from '../../http/api-error.ts';
import type { Caller, Ctx, SignedIn } from '../../http/serving/context.ts';
import { doOnce, type KeyedCall } from '../../http/serving/idempotency.ts';
import {
  lockDraft,
  nextRevision,
  type PatchRow,
  publishedIn,
  removePatches,
  type Selected,
  seenPatches,
} from './draft-rows.ts';
import type { EditedArea } from './edited-area.ts';
import { planPatches } from './plan-publication.ts';
import { changedRecords, publishChanges } from './publish-changes.ts';
import { beginLook, type Look } from './require-confirmed.ts';
import { requireProven } from './require-proven.ts';

/** Who publishes: the caller of a request, or the person who planned a publication. */
export type Publisher = Pick<Ctx, 'merchantId' | 'requestId' | 'now'> & {
  caller: Pick<Caller, 'userId' | 'role' | 'name'>;
};

/** What a person accepts: an untested account by a typed text, and errors of the check by their confirmation. */
type Accepted = { accept?: string | undefined; confirmed?: string | undefined };
type Wanted = Selected & Accepted & { edited: EditedArea; at: string | null; note: string | null };

/** The changes of an area that are published together. */
type Rows = { edited: EditedArea; rows: readonly PatchRow[] };

/** Throws forbidden for people of some branches: guests of every branch see what is published. */
export function requireEveryBranch({ caller }: SignedIn): void {
  if (caller.branchIds !== null) throw apiError('forbidden');
}

/** What these rows change of the published records, which stay locked. Throws draft.empty for nothing. */
async function changesOf(tx: Tx, merchantId: string, { edited, rows }: Rows) {
  const records = await edited.read(tx, { merchantId, only: rows, isLocked: true });
  const live = rows.filter((row) => records.has(recordKey(row)));
  const changes = withRemovals(
    diffDraft(publishedIn(records), live),
    (record) => records.get(recordKey(record))!.fields,
  );
  if (changes.length === 0) throw apiError('draft.empty');
  return { records, changes };
}

/** Publishes these unpublished changes as one version. Throws draft.empty, draft.incomplete and connection.untested. */
export async function publishRows(
  ctx: Publisher,
  tx: Tx,
  { edited, rows, note, accept, look }: Rows & Accepted & { note: string | null; look?: Look },
): Promise<Published> {
  const { merchantId, caller } = ctx;
  const { records, changes } = await changesOf(tx, merchantId, { edited, rows });
  await requireProven(ctx, tx, { edited, records, changes, accept });
  const by = { userId: caller.userId, name: caller.name };
  const publication = { edited, merchantId, records, changes, by, at: ctx.now(), note, undoes: null };
  const version = await publishChanges(tx, publication);
  await look?.(changes);
  await removePatches(tx, merchantId, rows);
  const revision = await nextRevision(tx, merchantId);
  await writeAudit(ctx, tx, {
    action: `${edited.area}.publish`,
    subject: edited.area,
    subjectId: null,
    branchId: null,
    before: { version: version - 1 },
    after: { version, changes: changes.length, note },
  });
  return { revision, version, changes: changes.length };
}

/** Publishes the rows at a time. Throws draft.timePast for a time that is over, and draft.incomplete at once. */
async function planRows(
  ctx: SignedIn,
  tx: Tx,
  { edited, rows, at, accept, look }: Rows & Accepted & { at: Date; look: Look },
): Promise<Published> {
  if (at <= ctx.now()) throw apiError('draft.timePast');
  const { records, changes } = await changesOf(tx, ctx.merchantId, { edited, rows });
  const { merchantId } = ctx;
  const after = await changedRecords(tx, { edited, merchantId, records, changes });
  await requireProven(ctx, tx, { edited, records, changes, accept });
  // Written to be looked at, and taken back: guests see it at its time.
  await tx.execute(sql`savepoint planned`);
  await edited.write(tx, { merchantId, at }, after);
  await look(changes);
  await tx.execute(sql`rollback to savepoint planned`);
  await planPatches(ctx, tx, { rows, at });
  await writeAudit(ctx, tx, {
    action: `${edited.area}.plan`,
    subject: edited.area,
    subjectId: null,
    branchId: null,
    before: null,
    after: { publishAt: at.toISOString(), changes: changes.length },
  });
  return { revision: await nextRevision(tx, merchantId), version: null, changes: changes.length };
}

/**
 * Publishes changes of some records, or all, now or at a time, once per key. Throws draft.changed for a change that the caller
 * has not seen, draft.empty, draft.incomplete, draft.timePast, draft.unconfirmed, connection.untested, and forbidden for people of
 * some branches. What was confirmed for a time is not asked again then.
 */
export async function publishDraft(
  ctx: SignedIn,
  { edited, at, note, accept, confirmed, ...selected }: Wanted,
  sent: KeyedCall,
): Promise<Reply<Published>> {
  requireEveryBranch(ctx);
  const reply = await doOnce(ctx, sent, async (tx) => {
    await lockDraft(tx, ctx.merchantId);
    const { area } = edited;
    const rows = await seenPatches(tx, ctx.merchantId, { area, ...selected });
    const look = await beginLook(ctx, tx, { edited, confirmed });
    return at === null
      ? publishRows(ctx, tx, { edited, rows, note: note || null, accept, look })
      : planRows(ctx, tx, { edited, rows, at: new Date(at), accept, look });
  });
  ctx.tenants.forget();
  ctx.wakeJobs();
  return reply;
}
