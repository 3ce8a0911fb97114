import * as v from 'valibot';

/** A text of a till, cut to what is shown and stored. */
export const TillText = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((text) => String(text).trim().slice(0, 300)),
);
/** An id of a till: tills send some as numbers. */
export const TillId = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^[\w.-]{1,64}$/),
);
/** A number that may come as text. */
export const TillNumber = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.finite());
