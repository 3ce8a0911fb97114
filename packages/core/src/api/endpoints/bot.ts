import { Nothing } from '../body-fields.ts';
import { accepts, endpoint } from '../endpoint.ts';
import type * as requests from './bot.requests.ts';

/**
 * Telegram brings what somebody wrote to the merchant's bot or pressed in it. The header
 * `X-Telegram-Bot-Api-Secret-Token` is looked at before the body, so the body is taken as it comes.
 */
export const receiveBotUpdate = endpoint(
  {
    method: 'POST',
    path: '/webbot/v1/updates',
    auth: 'none',
    bodyType: 'binary',
    mediaType: 'application/json',
    answer: Nothing,
    answerType: 'empty',
  },
  accepts<typeof requests.receiveBotUpdate>(),
);
