/** A field that a write changed, with both values as the audit log keeps them. */
export type ChangedField = { key: string; before: unknown; after: unknown };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Ids are of no use to a reader. */
const HIDDEN = ['id', 'version', 'done'];

/** The fields in which two states differ, in the order of the later state. A missing state has no fields. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const [old, fresh] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
  return [...new Set([...Object.keys(fresh), ...Object.keys(old)])]
    .filter((key) => !HIDDEN.includes(key))
    .map((key) => ({ key, before: old[key] ?? null, after: fresh[key] ?? null }))
    .filter((field) => !isSame(field.before, field.after));
}
