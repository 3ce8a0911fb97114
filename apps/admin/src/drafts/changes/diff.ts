import {
  diffDraft,
  type FieldChange,
  type FieldProblem,
  type Patch,
  recordKey,
  recordProblems,
  type RecordRef,
} from '@dasturxon/core/drafts';

import type { DraftView } from '../draft-view.ts';

/** What the draft changes of one record, and what keeps it from being published. */
export type RecordDiff = {
  record: RecordRef;
  changes: (Patch & FieldChange)[];
  problems: FieldProblem[];
};

function problemsOf(view: DraftView, record: RecordRef, changes: readonly FieldChange[]): FieldProblem[] {
  const row = view.rowOf(record);
  if (!row) return [];
  const fields = changes.map(({ field }) => field);
  return recordProblems({ ...record, fields: row.fields }, fields).map(({ problem }) => problem);
}

/** The changes of the draft by record, those that are changed last at the end. */
export function diffByRecord(view: DraftView): RecordDiff[] {
  const changes = diffDraft(view.publishedOf, view.patches);
  return [...Map.groupBy(changes, recordKey).values()].map((own) => {
    const { entity, id } = own[0]!; // a group has a member
    const record = { entity, id };
    return { record, changes: own, problems: problemsOf(view, record, own) };
  });
}
