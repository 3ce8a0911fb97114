import type { DraftConflict } from './draft.schema.ts';
import type { FieldRef, SentPatch } from './edited-field.ts';
import { type FieldValue, isSameValue } from './field-rule.ts';

/** A field as the server has it: its value, and the revision, person and time that last changed it. */
export type FieldState = { value: FieldValue; revision: number; by: string | null; at: string | null };

/**
 * Merges changes of several people field by field. A field that has not changed since the sender's revision takes the sent
 * value; a field that another person changed to another value is a conflict with both values. The same value twice is no conflict.
 */
export function mergePatches(
  stateOf: (ref: FieldRef) => FieldState,
  sent: readonly SentPatch[],
): { accepted: SentPatch[]; conflicts: DraftConflict[] } {
  const accepted: SentPatch[] = [];
  const conflicts: DraftConflict[] = [];
  for (const patch of sent) {
    const { entity, id, field, value, base } = patch;
    const { value: theirs, revision, by, at } = stateOf(patch);
    if (isSameValue(theirs, value)) continue;
    if (base >= revision) accepted.push(patch);
    else conflicts.push({ entity, id, field, yours: value, theirs, revision, by, at });
  }
  return { accepted, conflicts };
}
