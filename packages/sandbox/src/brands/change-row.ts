import * as v from 'valibot';

/**
 * A thing that a brand keeps, and what changes in it: columns by their names in the database schema, anything else in
 * its wire fields.
 */
export const RowChange = v.strictObject({
  table: v.picklist(['products', 'menuRules', 'branches', 'regions', 'promos', 'paymentMethods']),
  id: v.pipe(v.string(), v.maxLength(100)),
  set: v.pipe(
    v.record(v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/)), v.unknown()),
    v.check((set) => Object.keys(set).length > 0),
  ),
});
export type RowChange = v.InferOutput<typeof RowChange>;

/**
 * Changes a row of a brand in the database, as its administration or its till would, and returns the previous values
 * under the same names. Null when there is no such brand or row.
 */
export type ChangeRow = (vendor: string, change: RowChange) => Promise<Record<string, unknown> | null>;
