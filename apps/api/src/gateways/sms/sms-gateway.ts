import { SMS_GATEWAYS, type SmsGateway as SmsGatewayName } from '@dasturxon/core/merchant';
import { LRUCache } from 'lru-cache';

import { accountKey } from '../account-key.ts';

/** One message. `id` is ours and unique, so that a gateway that keeps ids sends it once. */
export type Sms = { id: string; phone: string; text: string };

/** A merchant's account at one gateway; never sent to another one. */
export type SmsAccount = { username: string; password: string };

/** A merchant's accounts, by gateway. */
export type SmsAccounts = Partial<Record<SmsGatewayName, SmsAccount>>;

/** The gateway did not take the message. `retryable`: the same message may pass later or elsewhere. */
export class SmsRefused extends Error {
  override readonly name = 'SmsRefused';
  readonly retryable: boolean;

  constructor(reason: string, retryable: boolean, cause?: unknown) {
    super(reason, { cause });
    this.retryable = retryable;
  }
}

/** The gateway does not take the merchant's account: its password is another one, or it is closed. */
export class SmsAccountRefused extends SmsRefused {
  constructor(reason: string) {
    // Another gateway may take the message.
    super(reason, true);
  }
}

/** Asks a gateway for the soʻm that are left on an account. Throws SmsRefused, SmsAccountRefused for its password. */
export type ReadSmsBalance = (account: SmsAccount, signal: AbortSignal) => Promise<number>;

/** The gateways whose protocol has a call for the balance. */
export type SmsBalances = Partial<Record<SmsGatewayName, ReadSmsBalance>>;

/** A provider of SMS: one function over its wire protocol. Throws SmsRefused. */
export type SmsGateway = (sms: Sms, account: SmsAccount) => Promise<void>;

export type SmsGateways = Record<SmsGatewayName, SmsGateway>;

/**
 * Sends through the merchant's gateway, then through the other one where the merchant has an account there too (F23).
 * Throws SmsRefused when all fail, or the merchant has no account.
 */
export type SendSms = (
  sms: Sms,
  merchant: { smsGateway: SmsGatewayName | null; accounts: SmsAccounts },
) => Promise<SmsGatewayName>;

/** After so many failures in a row a gateway is passed over for so long; then one message tries it again. */
const FAILURES_IN_A_ROW = 3;
const PASSED_OVER_MS = 60_000;

type Breaker = {
  isOpen: (key: string) => boolean;
  succeeded: (key: string) => void;
  failed: (key: string) => void;
};

function breaker(clock: () => number): Breaker {
  const trouble = new LRUCache<string, { failures: number; until: number }>({ max: 1_000 });
  return {
    isOpen: (key) => (trouble.get(key)?.until ?? 0) > clock(),
    succeeded: (key) => trouble.delete(key),
    failed(key) {
      const failures = (trouble.get(key)?.failures ?? 0) + 1;
      trouble.set(key, { failures, until: failures >= FAILURES_IN_A_ROW ? clock() + PASSED_OVER_MS : 0 });
    },
  };
}

/** The default gateway of a merchant. */
export const DEFAULT_SMS_GATEWAY: SmsGatewayName = 'ESKIZ';

type Way = { name: SmsGatewayName; account: SmsAccount; key: string };

/** The gateways at which the merchant has an account, the chosen one first. */
function waysOf({ smsGateway, accounts }: Parameters<SendSms>[1]): Way[] {
  const own = smsGateway ?? DEFAULT_SMS_GATEWAY;
  const names = [own, ...SMS_GATEWAYS.filter((name) => name !== own)];
  return names.flatMap((name) => {
    const account = accounts[name];
    if (!account) return [];
    return [{ name, account, key: accountKey(name, account.username, account.password) }];
  });
}

/**
 * Tries the merchant's gateways in order, each with its own account; one that keeps failing this account goes last for a
 * minute, so that no message waits for its ten seconds (F23).
 */
export function smsSender(gateways: SmsGateways, clock = () => performance.now()): SendSms {
  const { isOpen, succeeded, failed } = breaker(clock);

  async function through(sms: Sms, { name, account, key }: Way): Promise<SmsRefused | null> {
    try {
      await gateways[name](sms, account);
      succeeded(key);
      return null;
    } catch (error) {
      if (!(error instanceof SmsRefused)) throw error;
      failed(key);
      return error;
    }
  }

  return async (sms, merchant) => {
    const ways = waysOf(merchant);
    const inOrder = [...ways.filter(({ key }) => !isOpen(key)), ...ways.filter(({ key }) => isOpen(key))];
    let last = new SmsRefused('the merchant has no account at an SMS gateway', false);
    for (const way of inOrder) {
      const refused = await through(sms, way);
      if (!refused) return way.name;
      last = refused;
    }
    throw last;
  };
}
