import { Nothing } from '../body-fields.ts';
import { accepts, endpoint } from '../endpoint.ts';
import type * as requests from './requests/bot.requests.ts';

/** Far more than an update has: 4,096 characters of text, twice with a reply, and their entities. In bytes. */
const UPDATE_LIMIT = 128 * 1024;

/**
 * A Telegram update: a message to the merchant's bot or a button press. The header `X-Telegram-Bot-Api-Secret-Token`
 * is checked before the body is read; the body is not validated here.
 */
export const receiveBotUpdate = endpoint(
  {
    method: 'POST',
    path: '/webbot/v1/updates',
    auth: 'none',
    bodyType: 'binary',
    bodyLimit: UPDATE_LIMIT,
    mediaType: 'application/json',
    answer: Nothing,
    answerType: 'empty',
  },
  accepts<typeof requests.receiveBotUpdate>(),
);
