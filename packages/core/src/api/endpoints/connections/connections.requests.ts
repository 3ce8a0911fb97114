import * as v from 'valibot';

import { CONNECTED_PROVIDERS } from '../../../connections/account-fields.ts';
import { GUEST_BOT_TEXTS, MenuUrl, TextsByLanguage } from '../../../connections/bot-texts.ts';
import { TESTED_CONNECTIONS } from '../../../connections/connections.schema.ts';
import { SmsCosts } from '../../../connections/sms-usage.schema.ts';
import { SmsGateway } from '../../../merchant/merchant.schema.ts';
import { typedText } from '../../body-fields.ts';
import { request } from '../../endpoint.ts';

/** What staff type of a secret. */
const Typed = v.pipe(v.string(), v.maxLength(500));
const Part = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));

export const readConnections = request({ summary: 'What the brand is connected to, without secrets' });

export const connectPayment = request({
  summary: 'Set the account at a payment provider',
  body: v.strictObject({
    type: v.picklist(CONNECTED_PROVIDERS),
    fields: v.record(v.pipe(v.string(), v.maxLength(40)), Typed),
    isOn: v.boolean(),
    /** What a person typed to offer an account without a passed test. */
    accept: v.optional(typedText(40)),
  }),
});

export const connectSms = request({
  summary: 'Set the account at an SMS gateway',
  body: v.strictObject({ gateway: SmsGateway, username: Part, password: Part }),
});

export const readSmsUsage = request({
  summary: 'What SMS cost: balances, parts of the month, codes of the day',
});

export const setSmsCosts = request({
  summary: 'Set the price of a part of an SMS and the most codes a day',
  body: SmsCosts,
});

export const connectBot = request({
  summary: 'Set the token of the Telegram bot',
  body: v.strictObject({ token: Part }),
});

export const readBotTexts = request({ summary: 'The button of the bot and its texts to guests' });

export const setBotMenu = request({
  summary: 'Set where the button of the bot leads',
  body: v.strictObject({ url: v.nullable(MenuUrl) }),
});

export const setBotText = request({
  summary: 'Set the texts of a message of the bot to guests',
  body: v.strictObject({ key: v.picklist(GUEST_BOT_TEXTS), texts: TextsByLanguage }),
});

export const testConnection = request({
  summary: 'Test a connection',
  body: v.strictObject({ kind: v.picklist(TESTED_CONNECTIONS) }),
});
