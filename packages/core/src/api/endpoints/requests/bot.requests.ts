import * as v from 'valibot';

import { request } from '../../endpoint.ts';

export const receiveBotUpdate = request({
  summary: 'Telegram brings an update of the merchant’s bot',
  body: v.unknown(),
});
