import * as v from 'valibot';

/** Shapes that several protocols share. */
export const Text = v.string();
export const Filled = v.pipe(v.string(), v.minLength(1));
export const Uuid = v.pipe(v.string(), v.uuid());
export const Whole = v.pipe(v.number(), v.safeInteger());
export const NotNegative = v.pipe(v.number(), v.minValue(0));
export const Positive = v.pipe(v.number(), v.gtValue(0));
/** Digits of a phone after a plus. */
export const PlusPhone = v.pipe(v.string(), v.regex(/^\+\d{7,15}$/));
/** `Y-m-d H:i:s`. */
export const Stamp = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/));
/** Numbers that may come as text. */
export const Numeric = v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d+(?:\.\d+)?$/))]);
