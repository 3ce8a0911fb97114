import { DAY_MS, HOUR_MS } from '../kernel/durations.ts';
import type { SmsGateway } from '../merchant/merchant.schema.ts';

/** A brand's account at an SMS gateway: the soʻm that are left, or `refused` where the gateway does not take the password. */
export type SmsAccountState = { gateway: SmsGateway; balance: number | 'refused' };

/** Where Telegram brings a bot's updates, and how that goes. */
export type WebhookState = {
  /** Whether the updates come to this server. */
  isOurs: boolean;
  /** Updates that have not arrived yet. */
  pendingCount: number;
  /** The last failure, which Telegram goes on naming after later updates have arrived. */
  lastError: { at: Date; message: string } | null;
};

/** The certificate that a host shows. Its days are null where the host has none to show. */
export type HostCertificate = {
  host: string;
  validFrom: Date | null;
  validTo: Date | null;
  /** Why browsers do not take it, as the TLS library names it; null for a good one. */
  problem: string | null;
};

/** What services outside have answered about a brand. What was not asked, or got no answer, is not here. */
export type OutsideAnswers = {
  smsAccounts: readonly SmsAccountState[];
  /** `refused`: Telegram does not take the bot's token. */
  webhook: WebhookState | 'refused' | null;
  /** Staff groups that the bot is not in, or may not write to. */
  lostChats: readonly string[];
  certificates: readonly HostCertificate[];
  /** The services and hosts that did not answer in time, by name. */
  unanswered: readonly string[];
};

/** The answers of a check-up that asks no one. */
export const NOT_ASKED: OutsideAnswers = {
  smsAccounts: [],
  webhook: null,
  lostChats: [],
  certificates: [],
  unanswered: [],
};

/** So many waiting updates are no burst of presses: the server does not take them. */
const MANY_PENDING = 50;

/**
 * Whether a bot's updates do not arrive. A single failure, as when the server is started anew, is over after an hour, unless
 * updates still wait a day later: Telegram tries them again for so long.
 */
export function isWebhookFailing({ pendingCount, lastError }: WebhookState, now: Date): boolean {
  if (pendingCount >= MANY_PENDING) return true;
  if (lastError === null) return false;
  const age = now.getTime() - lastError.at.getTime();
  return age <= HOUR_MS || (pendingCount > 0 && age <= DAY_MS);
}
