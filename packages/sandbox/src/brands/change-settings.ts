import * as v from 'valibot';

/** The parts that settings are kept in (SET-30, ENT-42), and what changes in one; null takes a field away. */
export const SettingsChange = v.strictObject({
  part: v.picklist(['web', 'about', 'click', 'orders']),
  set: v.record(v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/)), v.unknown()),
});
export type SettingsChange = v.InferOutput<typeof SettingsChange>;

/** Changes a brand's settings in the database, as its administration would. False when there is no such brand. */
export type ChangeSettings = (vendor: string, change: SettingsChange) => Promise<boolean>;
