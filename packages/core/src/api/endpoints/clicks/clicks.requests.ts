import * as v from 'valibot';

import { Day } from '../../../order/schemas/order-content.schema.ts';
import { request } from '../../endpoint.ts';

export const readClicks = request({
  summary: 'How often guests opened each banner and story in a period',
  query: v.object({
    /** The first and the last day of the merchant's clock, both included. */
    from: Day,
    to: Day,
  }),
});
