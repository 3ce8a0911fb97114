import * as v from 'valibot';

import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './broadcast-choice.requests.ts';

const Choice = v.object({
  isOn: v.boolean(),
  /** Whether the bot can write to the caller at all. */
  hasBot: v.boolean(),
});
const own = { path: '/notifications/v1/broadcasts', auth: 'customer', answer: Choice } as const;

/** Whether the caller gets broadcasts of the brand's bot (BO-346). */
export const readBroadcastChoice = endpoint({ ...own, method: 'GET' });

/** Ends them, or begins them again. Messages about orders go on. */
export const chooseBroadcasts = endpoint(
  { ...own, method: 'PUT' },
  accepts<typeof requests.chooseBroadcasts>(),
);
