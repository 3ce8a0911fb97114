import {
  type DraftConflict,
  fieldKey,
  fieldProblem,
  type FieldRef,
  type FieldValue,
  isSameValue,
  recordKey,
  type RecordRef,
  type SentPatch,
} from '@dasturxon/core/drafts';

/** A value that is typed and not saved yet. */
export type Edit = FieldRef & {
  value: FieldValue;
  /** The revision of the draft that the person saw when they began. */
  base: number;
  /** What another person saved in the same field meanwhile. */
  conflict: DraftConflict | null;
};

/** The values that are not saved yet, by field. */
export type Edits = ReadonlyMap<string, Edit>;

/** What the field shows without the edit: the saved value, and the revision that it is of. */
export type Saved = { value: FieldValue; revision: number };

const without = (edits: Edits, keys: readonly string[]): Edits =>
  new Map([...edits].filter(([key]) => !keys.includes(key)));

/** Keeps what is typed. A value that is typed back to the saved one is no edit, unless it may have been sent. */
export function withEdit(
  edits: Edits,
  { ref, value, saved, isSent }: { ref: FieldRef; value: FieldValue; saved: Saved; isSent: boolean },
): Edits {
  const key = fieldKey(ref);
  const before = edits.get(key);
  const conflict = before?.conflict ?? null;
  if (!isSent && conflict === null && isSameValue(value, saved.value)) return without(edits, [key]);
  const { entity, id, field } = ref;
  return new Map(edits).set(key, {
    entity,
    id,
    field,
    value,
    base: before?.base ?? saved.revision,
    conflict,
  });
}

/** The edits that can be saved: right values that no other person changed, at most so many. */
export const sendable = (edits: Edits, most: number): SentPatch[] =>
  [...edits.values()]
    .filter(
      ({ entity, field, value, conflict }) =>
        conflict === null && fieldProblem(entity, field, value) === null,
    )
    .slice(0, most)
    .map(({ conflict: _none, ...patch }) => patch);

/** The edits of all records but some; null: of none. */
export function withoutRecords(edits: Edits, records: readonly RecordRef[] | null): Edits {
  if (records === null) return new Map();
  const dropped = new Set(records.map(recordKey));
  return new Map([...edits].filter(([, edit]) => !dropped.has(recordKey(edit))));
}

/** After a save: what was sent is saved; what was typed since goes on from the new revision. */
export function withSaved(edits: Edits, sent: readonly SentPatch[], revision: number): Edits {
  const values = new Map(sent.map((patch) => [fieldKey(patch), patch.value]));
  const entries = [...edits].flatMap(([key, edit]): [string, Edit][] => {
    const value = values.get(key);
    if (value === undefined) return [[key, edit]];
    return isSameValue(value, edit.value) ? [] : [[key, { ...edit, base: revision }]];
  });
  return new Map(entries);
}

/** After a refusal: the fields that another person changed wait for a choice. */
export function withConflicts(edits: Edits, conflicts: readonly DraftConflict[]): Edits {
  const byField = new Map(conflicts.map((conflict) => [fieldKey(conflict), conflict]));
  return new Map(
    [...edits].map(([key, edit]) => [key, { ...edit, conflict: byField.get(key) ?? edit.conflict }]),
  );
}

/** The choice at a conflict: the own value is sent again, over the other one, or dropped. */
export function withChoice(edits: Edits, ref: FieldRef, choice: 'MINE' | 'THEIRS'): Edits {
  const key = fieldKey(ref);
  const edit = edits.get(key);
  if (!edit?.conflict) return edits;
  if (choice === 'THEIRS') return without(edits, [key]);
  return new Map(edits).set(key, { ...edit, base: edit.conflict.revision, conflict: null });
}
