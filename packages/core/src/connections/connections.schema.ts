import * as v from 'valibot';

import { Instant, listOf, orNull } from '../kernel/wire.ts';
import { SmsGateway } from '../merchant/merchant.schema.ts';
import { CONNECTED_PROVIDERS } from './account-fields.ts';

/** What can be tested. */
export const TESTED_CONNECTIONS = [
  ...CONNECTED_PROVIDERS,
  'SMS',
  'BOT',
  'TILL',
  'YANDEX_EATS',
  'EXPRESS_24',
  'CRM',
] as const;
/** What can be tested. */
export type TestedConnection = (typeof TESTED_CONNECTIONS)[number];

/**
 * How a test ended. `notSet`: nothing to test; `refused`: the service does not take the secret; `unreachable`: it does not answer;
 * `webhook`: the bot's updates go to another address; `webhookError`: they do not arrive; `unmapped`: branches have no id of the till;
 * `empty`: an aggregator would find nothing to sell; `incomplete`: the fields make no account; `callsOnly`: the provider only calls
 * us, so that it cannot be asked about its keys; `shutOut`: the bot is not in the group; `chatRefused`: it may not write there.
 */
export const TEST_OUTCOMES = [
  'good',
  'notSet',
  'refused',
  'unreachable',
  'webhook',
  'webhookError',
  'unmapped',
  'empty',
  'incomplete',
  'callsOnly',
  'shutOut',
  'chatRefused',
] as const;
/** How a test ended. */
export type TestOutcome = (typeof TEST_OUTCOMES)[number];

/** The result of a test. `detail`: the bot's name, the gateway, the group's name, or the service's own words. */
export const ConnectionTest = v.object({
  outcome: v.picklist(TEST_OUTCOMES),
  detail: orNull(v.string()),
});
export type ConnectionTest = v.InferOutput<typeof ConnectionTest>;

/** A provider with an account of the brand, and what is known of it without its secrets. */
export const PaymentConnection = v.object({
  type: v.picklist(CONNECTED_PROVIDERS),
  /** Whether guests are offered it. */
  isOn: v.boolean(),
  /** The fields that have a value. Values are never read. */
  set: listOf(v.string()),
  /** The address for the provider's cabinet. */
  callbackUrl: orNull(v.string()),
  /** When the provider last called. */
  lastCallAt: orNull(Instant),
  /** The last test of these keys. */
  test: orNull(v.object({ outcome: v.picklist(TEST_OUTCOMES), at: Instant })),
  /** Whether neither a test nor a call has shown that the keys are right. */
  isUntested: v.boolean(),
});
export type PaymentConnection = v.InferOutput<typeof PaymentConnection>;

/** What a brand is connected to, without any secret. */
export const Connections = v.object({
  payments: listOf(PaymentConnection),
  sms: listOf(v.object({ gateway: SmsGateway, isFirst: v.boolean(), isSet: v.boolean() })),
  bot: v.object({ isSet: v.boolean() }),
});
export type Connections = v.InferOutput<typeof Connections>;
