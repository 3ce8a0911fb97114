import * as v from 'valibot';

/** What opens an order's link: a random part and the server's signature over it. */
export const ShareMark = v.pipe(v.string(), v.regex(/^[\w-]{1,64}\.[0-9a-f]{32}$/));
