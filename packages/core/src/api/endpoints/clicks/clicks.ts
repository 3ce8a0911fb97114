import * as v from 'valibot';

import { Id, listOf } from '../../../kernel/wire.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './clicks.requests.ts';

const Clicks = v.object({
  entity: v.picklist(['banner', 'story']),
  id: Id,
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});

/** How often guests opened each banner and story between two days (BO-449). Fails with report.period for no period. */
export const readClicks = endpoint(
  {
    auth: 'staff',
    host: 'backOffice',
    permission: 'content.read',
    method: 'GET',
    path: '/admin/v1/content/clicks',
    answer: listOf(Clicks),
  },
  accepts<typeof requests.readClicks>(),
);
