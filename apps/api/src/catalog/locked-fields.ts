import * as v from 'valibot';

const Locked = v.object({ lockedFields: v.fallback(v.optional(v.array(v.string()), []), []) });

/** What an import of a file leaves as it is at a stored product (BO-372). */
export const lockedFieldsOf = (data: unknown): string[] => v.parse(Locked, data).lockedFields;
