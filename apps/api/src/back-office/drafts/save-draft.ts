import {
  type DraftArea,
  fieldKey,
  type FieldRef,
  type FieldState,
  type FieldValue,
  mergePatches,
  recordKey,
  type RecordRef,
  type SavedDraft,
  type SentPatch,
} from '@dasturxon/core/drafts';
import { isInScope } from '@dasturxon/core/staff';
import { sql } from 'drizzle-orm';

import { type Audited, writeAudit } from '../../audit/write-audit.ts';
import type { Tx } from '../../db/connect.ts';
import { menuPatches } from '../../db/schema/editing/menu-drafts.ts';
import type { Reply } from '../../http/answers.ts';
import { apiError } from '../../http/api-error.ts';
import type { SignedIn } from '../../http/serving/context.ts';
import { doOnce, type KeyedCall } from '../../http/serving/idempotency.ts';
import {
  lastChanges,
  lockDraft,
  nextRevision,
  publishedIn,
  readPatches,
  refuseConflicts,
  removePatches,
  type Selected,
  seenPatches,
  toPatch,
} from './draft-rows.ts';
import { type DraftRecord, type EditedArea, ROWS_AT_ONCE } from './edited-area.ts';

type Values = readonly (FieldRef & { value: FieldValue })[];

/** What the audit log keeps of values: by field for one record, by record and field for several. */
function auditedValues(values: Values): Record<string, FieldValue> {
  const isOne = new Set(values.map(recordKey)).size === 1;
  return Object.fromEntries(values.map((ref) => [isOne ? ref.field : fieldKey(ref), ref.value]));
}

/** The record that all values are of; null for several. */
const onlyRecord = (values: Values): string | null =>
  new Set(values.map(recordKey)).size === 1 ? values[0]!.id : null;

function checkRecords(area: EditedArea, records: Records, refs: readonly RecordRef[]): void {
  const missing = refs.find((ref) => !records.has(recordKey(ref)));
  if (missing) throw apiError(area.missing(missing.entity));
}

type Records = ReadonlyMap<string, DraftRecord>;

type Checked = { edited: EditedArea; sent: readonly SentPatch[]; records: Records };

/** Throws forbidden where a person of some branches changes what is every branch's, or another branch's alone. */
async function checkScope({ caller, merchantId }: SignedIn, tx: Tx, checked: Checked): Promise<void> {
  const { branchIds } = caller;
  if (branchIds === null) return;
  const { edited, sent, records } = checked;
  const isOfAll = (patch: SentPatch) => edited.isOfEveryBranch?.(patch, records.get(recordKey(patch))!);
  if (sent.some(isOfAll)) throw apiError('forbidden');
  const branchesOf = await edited.branchesOf?.(tx, merchantId, sent);
  const isElsewhere = (id: string | null) => id === null || !isInScope(branchIds, id);
  if (branchesOf && sent.some((patch) => branchesOf(patch).some(isElsewhere))) throw apiError('forbidden');
}

/** Every field as the draft shows it: its unpublished change, else what is published. */
async function draftStates(
  tx: Tx,
  merchantId: string,
  { area, records, refs }: { area: DraftArea; records: Records; refs: readonly RecordRef[] },
): Promise<(ref: FieldRef) => FieldState> {
  const patches = new Map((await readPatches(tx, merchantId, area)).map((row) => [fieldKey(row), row]));
  const last = await lastChanges(tx, merchantId, refs);
  const published = publishedIn(records);
  return (ref) => {
    const patch = patches.get(fieldKey(ref));
    if (patch)
      return { value: patch.value, revision: patch.revision, by: patch.name, at: patch.at.toISOString() };
    const { revision, by, at } = last.get(fieldKey(ref)) ?? { revision: 0, by: null, at: null };
    return { value: published(ref), revision, by, at };
  };
}

/** Writes the values into the draft. A changed field is no longer planned. */
async function writePatches(ctx: SignedIn, tx: Tx, accepted: readonly SentPatch[]): Promise<number> {
  const { merchantId, caller } = ctx;
  const revision = await nextRevision(tx, merchantId);
  const rows = accepted.map(({ entity, id, field, value }) => ({
    merchantId,
    entity,
    id,
    field,
    value,
    revision,
    userId: caller.userId,
    name: caller.name,
    at: ctx.now(),
  }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await tx
      .insert(menuPatches)
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflictDoUpdate({
        target: [menuPatches.merchantId, menuPatches.entity, menuPatches.id, menuPatches.field],
        set: {
          value: sql`excluded.value`,
          revision,
          userId: caller.userId,
          name: caller.name,
          at: ctx.now(),
          publishAt: null,
          plannedBy: null,
          plannedByName: null,
        },
      });
  return revision;
}

/** Saves changes of fields, with one line of the audit log: the values, unless the caller has a shorter one. */
export async function savePatches(
  ctx: SignedIn,
  tx: Tx,
  { edited, patches, audited }: { edited: EditedArea; patches: readonly SentPatch[]; audited?: Audited },
): Promise<SavedDraft> {
  const { merchantId } = ctx;
  const { area, clean } = edited;
  const cleaned = clean ? patches.map(clean) : patches;
  // Of two changes of one field in a call the later one counts.
  const sent = [...new Map(cleaned.map((patch) => [fieldKey(patch), patch])).values()];
  const before = await lockDraft(tx, merchantId);
  const records = await edited.read(tx, { merchantId, only: sent });
  checkRecords(edited, records, sent);
  await checkScope(ctx, tx, { edited, sent, records });
  const stateOf = await draftStates(tx, merchantId, { area, records, refs: sent });
  const { accepted, conflicts } = mergePatches(stateOf, sent);
  refuseConflicts(conflicts);
  if (accepted.length === 0) return { revision: before, patches: [] };
  const revision = await writePatches(ctx, tx, accepted);
  const values: Audited = {
    action: `${area}.save`,
    subject: area,
    subjectId: onlyRecord(accepted),
    branchId: null,
    before: auditedValues(accepted.map((patch) => ({ ...patch, value: stateOf(patch).value }))),
    after: auditedValues(accepted),
  };
  await writeAudit(ctx, tx, audited ?? values);
  const kept = await readPatches(tx, merchantId, area);
  return { revision, patches: kept.filter((row) => row.revision === revision).map(toPatch) };
}

/**
 * Saves changes of fields, all or none, once per key. Throws draft.conflict with both values for fields that another person
 * changed, and the area's error for a record that is not there.
 */
export const saveDraft = (
  ctx: SignedIn,
  wanted: { edited: EditedArea; patches: readonly SentPatch[] },
  sent: KeyedCall,
): Promise<Reply<SavedDraft>> => doOnce(ctx, sent, (tx) => savePatches(ctx, tx, wanted));

/** Drops changes of some records, or all, once per key. Throws draft.changed for a change that the caller has not seen. */
export const discardDraft = (
  ctx: SignedIn,
  { edited: { area }, ...selected }: Selected & { edited: EditedArea },
  sent: KeyedCall,
): Promise<Reply<SavedDraft>> =>
  doOnce(ctx, sent, async (tx) => {
    const { merchantId } = ctx;
    const before = await lockDraft(tx, merchantId);
    const dropped = await seenPatches(tx, merchantId, { area, ...selected });
    if (dropped.length === 0) return { revision: before, patches: [] };
    await removePatches(tx, merchantId, dropped);
    const revision = await nextRevision(tx, merchantId);
    await writeAudit(ctx, tx, {
      action: `${area}.discard`,
      subject: area,
      subjectId: onlyRecord(dropped),
      branchId: null,
      before: auditedValues(dropped),
      after: null,
    });
    return { revision, patches: [] };
  });
