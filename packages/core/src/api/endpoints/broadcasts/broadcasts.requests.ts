import * as v from 'valibot';

import { BroadcastAudience, BroadcastMessage } from '../../../broadcast/broadcast.schema.ts';
import { Instant } from '../../../kernel/wire.ts';
import { IdParam } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

export const listBroadcasts = request({ summary: 'The last broadcasts of the bot, newest first' });

export const countAudience = request({
  summary: 'How many guests a broadcast would reach',
  body: v.strictObject({ audience: BroadcastAudience }),
});

export const testBroadcast = request({
  summary: 'Send a broadcast to oneself',
  body: v.strictObject({ message: BroadcastMessage }),
});

export const createBroadcast = request({
  summary: 'Send a broadcast now or at a time',
  body: v.strictObject({
    message: BroadcastMessage,
    audience: BroadcastAudience,
    at: v.optional(v.nullable(Instant), null),
  }),
});

export const cancelBroadcast = request({ summary: 'Stop a broadcast', params: IdParam });
