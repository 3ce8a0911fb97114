import * as v from 'valibot';

import { typedText } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

/** What the audit log is searched for. */
const SEARCH = {
  /** Part of a person's name, in any letter case. */
  person: v.optional(typedText(50)),
  /** The exact action, such as `branch.pause`. */
  action: v.optional(v.pipe(v.string(), v.maxLength(64))),
  /** The number of an order as it is on the board. */
  orderNumber: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
  /** A calendar day in the merchant's time zone. */
  day: v.optional(v.pipe(v.string(), v.isoDate())),
};

export const listAudit = request({
  summary: 'The audit log, newest first',
  query: v.object({
    /** The id of the last entry seen; older ones follow. */
    before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
    subjectId: v.optional(v.pipe(v.string(), v.maxLength(64))),
    ...SEARCH,
  }),
});

export const exportAudit = request({
  summary: 'The entries of the audit log that match, for a file',
  query: v.object(SEARCH),
});
