import {
  blankFields,
  type DraftEntity,
  type DraftPatches,
  presenceField,
  type RecordFields,
  recordKey,
  type RecordsDraft,
} from '@dasturxon/core/drafts';

import type { RecordsView } from './draft-view.ts';

/** The published records with those that are only in the draft; these begin blank. */
export function withMade<Whole extends Pick<RecordsDraft, 'records'>>(
  draft: Whole,
  changes: DraftPatches,
): Whole {
  const known = new Set(draft.records.map(recordKey));
  const made = [...new Map(changes.patches.map((patch) => [recordKey(patch), patch])).values()]
    .filter((patch) => !known.has(recordKey(patch)))
    .map(({ entity, id }) => ({ entity, id, fields: blankFields(entity) ?? {} }));
  return { ...draft, records: [...draft.records, ...made] };
}

/** A record as the draft has it. `isThere`: not removed in the draft. */
export type MadeRecord<Entity extends DraftEntity> = {
  entity: Entity;
  id: string;
  fields: RecordFields;
  isPublished: boolean;
  isThere: boolean;
};

/** The records of a kind in the draft; without those that were made and removed before they were published. */
export function madeRecords<Entity extends DraftEntity>(
  view: RecordsView,
  entity: Entity,
): MadeRecord<Entity>[] {
  const life = presenceField(entity) ?? '';
  return view.records
    .filter((record) => record.entity === entity)
    .map(({ id, fields: published }) => {
      const fields = view.rowOf({ entity, id })?.fields ?? published;
      const isThere = fields[life] === true;
      return { entity, id, fields, isPublished: published[life] === true, isThere };
    })
    .filter(({ isPublished, isThere }) => isPublished || isThere);
}
