import {
  type DraftPatches,
  fieldKey,
  type FieldRef,
  type FieldValue,
  type Patch,
  type RecordFields,
  recordKey,
  type RecordRef,
  type RecordsDraft,
} from '@dasturxon/core/drafts';
import type { Language } from '@dasturxon/core/kernel';

/** What every editor reads of its draft beside the records. */
export type WholeDraft = DraftPatches & { canPublish: boolean; languages: readonly Language[] };

/** A record with the values of the draft. */
export type DraftRow = { fields: RecordFields };

/** What is published with the saved changes of the draft. */
export type DraftView = {
  draft: Pick<WholeDraft, 'version' | 'canPublish' | 'languages'>;
  /** The revision of the draft that these values are of. */
  revision: number;
  patches: readonly Patch[];
  publishedOf: (ref: FieldRef) => FieldValue;
  valueOf: (ref: FieldRef) => FieldValue;
  /** A record with the values of the draft. */
  rowOf: (record: RecordRef) => DraftRow | undefined;
};

type Published = RecordRef & { fields: RecordFields };

/** The fields of a record after its changes. */
export const changedFields = (fields: RecordFields, own: readonly Patch[]): RecordFields =>
  own.length === 0 ? fields : { ...fields, ...Object.fromEntries(own.map((one) => [one.field, one.value])) };

/** Combines published records with the changes of the draft. */
export function draftView(
  draft: WholeDraft,
  { revision, version, patches }: DraftPatches,
  published: readonly Published[],
): DraftView {
  const byField = new Map(patches.map((patch) => [fieldKey(patch), patch]));
  const byRecord = Map.groupBy(patches, recordKey);
  const records = new Map(published.map((record) => [recordKey(record), record]));
  const publishedOf = (ref: FieldRef) => records.get(recordKey(ref))?.fields[ref.field] ?? null;
  return {
    draft,
    // Before the records of a new version have arrived the values are those of the one before.
    revision: version === draft.version ? revision : draft.revision,
    patches,
    publishedOf,
    valueOf: (ref) => {
      const patch = byField.get(fieldKey(ref));
      return patch ? patch.value : publishedOf(ref);
    },
    rowOf: (record) => {
      const key = recordKey(record);
      const own = records.get(key);
      return own && { fields: changedFields(own.fields, byRecord.get(key) ?? []) };
    },
  };
}

/** An area whose editor shows its records one by one. */
export type RecordsView = DraftView & { records: RecordsDraft['records'] };

/** Combines the records of an area with the changes of its draft. */
export const recordsView = (draft: RecordsDraft, changes: DraftPatches): RecordsView => ({
  ...draftView(draft, changes, draft.records),
  records: draft.records,
});
