import * as v from 'valibot';

import { Broadcast, Broadcasts } from '../../../broadcast/broadcast.schema.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './broadcasts.requests.ts';

const office = { auth: 'staff', host: 'backOffice', permission: 'broadcasts.send' } as const;
const path = '/admin/v1/broadcasts';

/** The last broadcasts with how far they are (BO-344). */
export const listBroadcasts = endpoint({ ...office, method: 'GET', path, answer: Broadcasts });

/** How many guests of the bot an audience has now, without those who opted out, blocked the bot or lately had another one. */
export const countAudience = endpoint(
  {
    ...office,
    method: 'POST',
    path: `${path}/audience`,
    answer: v.object({ count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
  },
  accepts<typeof requests.countAudience>(),
);

/** Sends the message to the caller's own Telegram; `broadcast.noTelegram` where the bot does not know the caller. */
export const testBroadcast = endpoint(
  {
    ...office,
    method: 'POST',
    path: `${path}/test`,
    answer: v.object({ isSent: v.literal(true) }),
  },
  accepts<typeof requests.testBroadcast>(),
);

/** Plans a broadcast; quiet hours postpone it. Without a bot it is `broadcast.noBot`. People of some branches are refused. */
export const createBroadcast = endpoint(
  { ...office, method: 'POST', path, idempotencyKey: 'required', answer: Broadcast },
  accepts<typeof requests.createBroadcast>(),
);

/** Stops a broadcast: what is not sent yet never is. One that is over stays as it is. */
export const cancelBroadcast = endpoint(
  { ...office, method: 'POST', path: `${path}/{id}/cancel`, answer: Broadcast },
  accepts<typeof requests.cancelBroadcast>(),
);
