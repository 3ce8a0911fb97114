import * as v from 'valibot';

import { Id } from '../../../kernel/wire.ts';
import { request } from '../../endpoint.ts';

const Day = v.pipe(v.string(), v.isoDate());

export const readSalesReport = request({
  summary: 'What was sold in a period',
  query: v.object({
    /** The first and the last business day in the merchant's time zone; at most 366 days. */
    from: Day,
    to: Day,
    /** One branch; without it all of the caller's. */
    branch: v.optional(Id),
  }),
});
