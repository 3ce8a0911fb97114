import type { FieldRef } from './edited-field.ts';
import { type FieldValue, isSameValue } from './field-rule.ts';

/** A change of one field: what guests see now, and what they will see. */
export type FieldChange = FieldRef & { before: FieldValue; after: FieldValue };

/** What a draft changes of what is published. A value that is published already is no change. */
export function diffDraft<Patched extends FieldRef & { value: FieldValue }>(
  publishedOf: (ref: FieldRef) => FieldValue,
  patches: readonly Patched[],
): (Patched & FieldChange)[] {
  return patches
    .map((patch) => ({ ...patch, before: publishedOf(patch), after: patch.value }))
    .filter(({ before, after }) => !isSameValue(before, after));
}

/** The changes that take others back, the last one first. */
export const inverseOf = <Change extends FieldChange>(changes: readonly Change[]): Change[] =>
  changes.toReversed().map((change) => ({ ...change, before: change.after, after: change.before }));

/**
 * Splits changes into those that still apply, because the field has the value that they start from, and those whose field
 * was changed since.
 */
export function applicable<Change extends FieldChange>(
  publishedOf: (ref: FieldRef) => FieldValue,
  changes: readonly Change[],
): { applied: Change[]; stale: Change[] } {
  const applied = changes.filter((change) => isSameValue(publishedOf(change), change.before));
  return { applied, stale: changes.filter((change) => !applied.includes(change)) };
}
