import {
  applicable,
  type DraftArea,
  type DraftConflict,
  fieldKey,
  inverseOf,
  type DraftVersion,
  ENTITIES_OF,
  type Published,
  type PublishedChange,
  recordKey,
  withRemovals,
} from '@dasturxon/core/drafts';
import { and, desc, eq, exists, inArray } from 'drizzle-orm';

import { writeAudit } from '../../audit/write-audit.ts';
import type { Tx } from '../../db/connect.ts';
import { menuChanges, menuVersions } from '../../db/schema/editing/menu-drafts.ts';
import type { Reply } from '../../http/answers.ts';
import { apiError, found } from '../../http/api-error.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { doOnce, type KeyedCall } from '../../http/serving/idempotency.ts';
import {
  lastChanges,
  lockDraft,
  nextRevision,
  publishedIn,
  readVersion,
  refuseConflicts,
} from './draft-rows.ts';
import type { DraftRecord, EditedArea } from './edited-area.ts';
import { publishChanges } from './publish-changes.ts';
import { requireEveryBranch } from './publish-draft.ts';
import { beginLook } from './require-confirmed.ts';
import { requireProven } from './require-proven.ts';

/** Versions that are listed and can be taken back. */
const KEPT_VERSIONS = 50;
/** Changes of one answer. */
const MOST_CHANGES = 500;

type ChangeRow = typeof menuChanges.$inferSelect;

const ofArea = (area: DraftArea) => inArray(menuChanges.entity, [...ENTITIES_OF[area]]);

/** The versions that changed an area: each is a publication of one area. */
const lastVersions = (tx: Tx, merchantId: string, area: DraftArea) =>
  tx
    .select()
    .from(menuVersions)
    .where(
      and(
        eq(menuVersions.merchantId, merchantId),
        exists(
          tx
            .select({ version: menuChanges.version })
            .from(menuChanges)
            .where(
              and(
                eq(menuChanges.merchantId, menuVersions.merchantId),
                eq(menuChanges.version, menuVersions.version),
                ofArea(area),
              ),
            ),
        ),
      ),
    )
    .orderBy(desc(menuVersions.version))
    .limit(KEPT_VERSIONS);

/** The last versions of an area, newest first. */
export const listVersions = (ctx: SignedIn, area: DraftArea): Promise<DraftVersion[]> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) =>
    (await lastVersions(tx, ctx.merchantId, area)).map(({ version, changes, note, undoes, name, at }) => ({
      version,
      changes,
      note,
      undoes,
      by: name,
      at: at.toISOString(),
    })),
  );

type Asked = {
  area: DraftArea;
  version?: number | undefined;
  entity?: ChangeRow['entity'] | undefined;
  id?: string | undefined;
  field?: string | undefined;
};

/** Published changes, newest first: of a version, of a record or of a field. */
export const listChanges = (ctx: SignedIn, asked: Asked): Promise<PublishedChange[]> =>
  ctx.db.inTenant(ctx.merchantId, async (tx) => {
    const { version, entity, id, field } = asked;
    const rows = await tx
      .select()
      .from(menuChanges)
      .where(
        and(
          eq(menuChanges.merchantId, ctx.merchantId),
          version === undefined ? undefined : eq(menuChanges.version, version),
          ofArea(asked.area),
          entity && eq(menuChanges.entity, entity),
          id === undefined ? undefined : eq(menuChanges.id, id),
          field === undefined ? undefined : eq(menuChanges.field, field),
        ),
      )
      .orderBy(desc(menuChanges.version), menuChanges.entity, menuChanges.id, menuChanges.field)
      .limit(MOST_CHANGES);
    return rows.map(({ merchantId: _own, userId: _user, name, at, ...change }) => ({
      ...change,
      by: name,
      at: at.toISOString(),
    }));
  });

/** The changes that take a version back. */
async function inverseRows(
  tx: Tx,
  merchantId: string,
  { area, version }: { area: DraftArea; version: number },
): Promise<ChangeRow[]> {
  const kept = await lastVersions(tx, merchantId, area);
  found(
    kept.find((row) => row.version === version),
    'menuVersion.notFound',
  );
  const rows = await tx
    .select()
    .from(menuChanges)
    .where(and(eq(menuChanges.merchantId, merchantId), eq(menuChanges.version, version)));
  return inverseOf(rows);
}

type Stale = { records: ReadonlyMap<string, DraftRecord>; stale: readonly ChangeRow[] };

/** Fields that were changed after the version, with both values. */
async function conflictsOf(tx: Tx, merchantId: string, { records, stale }: Stale): Promise<DraftConflict[]> {
  const last = await lastChanges(tx, merchantId, stale);
  return stale.map((change) => {
    const { entity, id, field, after } = change;
    const { revision, by, at } = last.get(fieldKey(change)) ?? { revision: 0, by: null, at: null };
    return { entity, id, field, yours: after, theirs: publishedIn(records)(change), revision, by, at };
  });
}

type Undo = {
  edited: EditedArea;
  version: number;
  expectedVersion: number;
  skipChanged: boolean;
  accept?: string | undefined;
  confirmed?: string | undefined;
};

async function undo(ctx: SignedIn, tx: Tx, asked: Undo): Promise<Published> {
  const { merchantId, caller } = ctx;
  const { edited } = asked;
  await lockDraft(tx, merchantId);
  if ((await readVersion(tx, merchantId)) !== asked.expectedVersion) throw apiError('draft.changed');
  const inverse = await inverseRows(tx, merchantId, { area: edited.area, version: asked.version });
  const records = await edited.read(tx, { merchantId, only: inverse, isLocked: true, wereThere: true });
  const live = inverse.filter((row) => records.has(recordKey(row)));
  const { applied, stale } = applicable(publishedIn(records), live);
  if (!asked.skipChanged) refuseConflicts(await conflictsOf(tx, merchantId, { records, stale }));
  if (applied.length === 0) throw apiError('draft.empty');
  const revision = await nextRevision(tx, merchantId);
  const by = { userId: caller.userId, name: caller.name };
  const at = ctx.now();
  const changes = withRemovals(
    applied.map((change) => ({ ...change, ...by, revision, at })),
    (record) => records.get(recordKey(record))!.fields,
  );
  await requireProven(ctx, tx, { edited, records, changes, accept: asked.accept });
  const look = await beginLook(ctx, tx, { edited, confirmed: asked.confirmed });
  const version = await publishChanges(tx, {
    edited,
    merchantId,
    changes,
    records,
    by,
    at,
    note: null,
    undoes: asked.version,
  });
  await look(changes);
  await writeAudit(ctx, tx, {
    action: `${edited.area}.undo`,
    subject: edited.area,
    subjectId: null,
    branchId: null,
    before: { version: asked.expectedVersion },
    after: { version, undoes: asked.version, changes: changes.length },
  });
  return { revision, version, changes: changes.length };
}

/**
 * Publishes the inverse of one of the last versions, once per key. Throws menuVersion.notFound, draft.changed for another
 * current version, draft.conflict for fields that were changed since unless they are skipped, draft.unconfirmed, and forbidden for
 * people of some branches.
 */
export async function undoVersion(ctx: SignedIn, asked: Undo, sent: KeyedCall): Promise<Reply<Published>> {
  requireEveryBranch(ctx);
  const reply = await doOnce(ctx, sent, (tx) => undo(ctx, tx, asked));
  ctx.tenants.forget();
  return reply;
}
