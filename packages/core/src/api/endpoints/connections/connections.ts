import { BotTexts } from '../../../connections/bot-texts.ts';
import { Connections, ConnectionTest } from '../../../connections/connections.schema.ts';
import { SmsCosts, SmsUsage } from '../../../connections/sms-usage.schema.ts';
import { accepts, endpoint } from '../../endpoint.ts';
import type * as requests from './connections.requests.ts';

const owner = { auth: 'staff', host: 'backOffice', permission: 'connections.write' } as const;
const write = { ...owner, method: 'POST', idempotencyKey: 'required' } as const;
const path = '/admin/v1/connections' as const;

/** What the brand is connected to, without any secret. */
export const readConnections = endpoint({ ...owner, method: 'GET', path, answer: Connections });

/** Sets fields of a provider's account, and offers it to guests or not. Fields that are left out stay. */
export const connectPayment = endpoint(
  { ...write, path: `${path}/payments`, answer: Connections },
  accepts<typeof requests.connectPayment>(),
);

/** Sets the account at an SMS gateway, which goes first from now on. */
export const connectSms = endpoint(
  { ...write, path: `${path}/sms`, answer: Connections },
  accepts<typeof requests.connectSms>(),
);

/** What SMS cost: balances, this month's parts and today's codes. The gateways are asked. */
export const readSmsUsage = endpoint({
  ...owner,
  method: 'GET',
  path: `${path}/sms/usage`,
  answer: SmsUsage,
});

/** Sets the price of a part and the most codes a day. */
export const setSmsCosts = endpoint(
  { ...write, path: `${path}/sms/costs`, answer: SmsCosts },
  accepts<typeof requests.setSmsCosts>(),
);

/** Sets the token of the bot, and has the bot set up. */
export const connectBot = endpoint(
  { ...write, path: `${path}/bot`, answer: Connections },
  accepts<typeof requests.connectBot>(),
);

/** The button of the bot and its texts to guests, with the usual ones. */
export const readBotTexts = endpoint({
  ...owner,
  method: 'GET',
  path: `${path}/bot/texts`,
  answer: BotTexts,
});

/** Sets where the button beside the text field leads, and has the bot set up. */
export const setBotMenu = endpoint(
  { ...write, path: `${path}/bot/menu`, answer: BotTexts },
  accepts<typeof requests.setBotMenu>(),
);

/** Sets the own texts of a message to guests; a language that is left out has the usual text. */
export const setBotText = endpoint(
  { ...write, path: `${path}/bot/texts`, answer: BotTexts },
  accepts<typeof requests.setBotText>(),
);

/** Tests a connection: an SMS to the caller's own phone, or the bot and its webhook. */
export const testConnection = endpoint(
  { ...write, path: `${path}/test`, answer: ConnectionTest },
  accepts<typeof requests.testConnection>(),
);
