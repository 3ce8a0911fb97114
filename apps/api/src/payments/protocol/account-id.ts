import * as v from 'valibot';

const DIGITS = v.pipe(v.string(), v.regex(/^\d{1,15}$/));
const WHOLE = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** An id of a provider's contract as a number. Cabinets show digits, so a file may hold it as text. */
export const NumericId = v.union([WHOLE, v.pipe(DIGITS, v.transform(Number))]);

/** An id of a provider's contract as text; a file may hold it as a number. */
export const DigitsId = v.union([DIGITS, v.pipe(WHOLE, v.transform(String))]);
