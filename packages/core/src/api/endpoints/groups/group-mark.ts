import * as v from 'valibot';

/** A server's signature: it opens a group order by its link, or proves a member of it. */
export const GroupMark = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
