import * as v from 'valibot';

const Locked = v.object({ lockedFields: v.fallback(v.optional(v.array(v.string()), []), []) });

/** What an import of a file leaves as it is at a stored product (BO-372). */
export const lockedFieldsOf = (data: unknown): string[] => v.parse(Locked, data).lockedFields;

const Cost = v.object({ foodCost: v.fallback(v.optional(v.nullable(v.number()), null), null) });

/** What a unit of a stored product costs the restaurant; guests' products have no such field (BO-538). */
export const foodCostOf = (data: unknown): number | null => v.parse(Cost, data).foodCost;
