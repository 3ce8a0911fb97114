import * as v from 'valibot';

import { request } from '../../endpoint.ts';

export const readBroadcastChoice = request({ summary: 'Whether the caller gets broadcasts of the bot' });

export const chooseBroadcasts = request({
  summary: 'End broadcasts of the bot, or begin them again',
  body: v.strictObject({ isOn: v.boolean() }),
});
