import type { TestOutcome } from '@dasturxon/core/connections';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names of the fields of accounts, as the providers' cabinets call them. */
export const FIELD_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  merchantId: msg`Merchant ID`,
  key: msg`Key`,
  serviceId: msg`Service ID`,
  merchantUserId: msg`Merchant user ID`,
  secretKey: msg`Secret key`,
  username: msg`Login`,
  password: msg`Password`,
  applicationId: msg`Application ID`,
  storeId: msg`Store ID`,
  secret: msg`Secret`,
  token: msg`Token`,
  iikoApiLogin: msg`API login`,
  iikoOrganizationId: msg`Organization ID`,
  apiKey: msg`API key`,
  apiSecret: msg`API secret`,
  'bank.serviceId': msg`Uzum Bank: service ID`,
  'bank.username': msg`Uzum Bank: login`,
  'bank.password': msg`Uzum Bank: password`,
  'checkout.terminalId': msg`Uzum Checkout: terminal ID`,
  'checkout.apiKey': msg`Uzum Checkout: API key`,
};

/** How a test ended, and what to do. */
export const OUTCOME_LABELS: Readonly<Record<TestOutcome, MessageDescriptor>> = {
  good: msg`It works.`,
  notSet: msg`Nothing is set yet.`,
  refused: msg`The service does not take this secret. Copy it anew.`,
  unreachable: msg`The service does not answer. Try again later.`,
  webhook: msg`The bot’s updates go to another address. Save the token again.`,
  webhookError: msg`Telegram cannot deliver the bot’s updates.`,
  incomplete: msg`A field is missing or cannot be right. Copy the fields anew.`,
  callsOnly: msg`The fields are complete. The provider cannot be asked about them: press the test in its own cabinet, and see its call here.`,
  unmapped: msg`It works. Orders of these branches do not go to the till, which needs their ids:`,
  shutOut: msg`The bot is not in the group. Add it there and test again.`,
  chatRefused: msg`Telegram does not let the bot write to the group:`,
  empty: msg`It would find nothing to sell. Switch its service on at a branch, and its price on at dishes.`,
};
