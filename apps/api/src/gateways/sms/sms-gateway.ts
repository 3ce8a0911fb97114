import type { SmsGateway as SmsGatewayName } from '@dasturxon/core/merchant';

import { RecentMap } from '../../recent-map.ts';

/** One message. `id` is ours and unique, so that a gateway that keeps ids sends it once. */
export type Sms = { id: string; phone: string; text: string };

/** An account at a gateway; of the deployment or of the merchant. */
export type SmsAccount = { username: string; password: string };

/** The gateway did not take the message. `retryable`: the same message may pass later or elsewhere. */
export class SmsRefused extends Error {
  override readonly name = 'SmsRefused';
  readonly retryable: boolean;

  constructor(reason: string, retryable: boolean, cause?: unknown) {
    super(reason, { cause });
    this.retryable = retryable;
  }
}

/** A provider of SMS: one function over its wire protocol. Throws SmsRefused. */
export type SmsGateway = (sms: Sms, account: SmsAccount) => Promise<void>;

export type SmsGateways = Record<SmsGatewayName, SmsGateway>;

/** Sends through the merchant's gateway, then through the other one (F23). Throws SmsRefused when both fail. */
export type SendSms = (
  sms: Sms,
  merchant: { smsGateway: SmsGatewayName | null; account: SmsAccount },
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
  const trouble = new RecentMap<string, { failures: number; until: number }>(1_000);
  return {
    isOpen: (key) => (trouble.get(key)?.until ?? 0) > clock(),
    succeeded: (key) => trouble.delete(key),
    failed(key) {
      const failures = (trouble.get(key)?.failures ?? 0) + 1;
      trouble.set(key, { failures, until: failures >= FAILURES_IN_A_ROW ? clock() + PASSED_OVER_MS : 0 });
    },
  };
}

/**
 * Tries gateways in the merchant's order; one that has kept failing this account goes last for a minute, so that
 * nobody waits for its ten seconds (F23).
 */
export function smsSender(gateways: SmsGateways, clock = () => performance.now()): SendSms {
  const { isOpen, succeeded, failed } = breaker(clock);
  return async (sms, { smsGateway, account }) => {
    const keyOf = (name: SmsGatewayName) => `${name}:${account.username}`;
    async function through(name: SmsGatewayName): Promise<SmsGatewayName> {
      try {
        await gateways[name](sms, account);
        succeeded(keyOf(name));
        return name;
      } catch (error) {
        if (error instanceof SmsRefused) failed(keyOf(name));
        throw error;
      }
    }
    const own: SmsGatewayName = smsGateway ?? 'ESKIZ';
    const other: SmsGatewayName = own === 'ESKIZ' ? 'PLAY_MOBILE' : 'ESKIZ';
    const passedOver = isOpen(keyOf(own)) && !isOpen(keyOf(other));
    const [first, second] = passedOver ? [other, own] : [own, other];
    try {
      return await through(first);
    } catch (error) {
      if (!(error instanceof SmsRefused)) throw error;
    }
    return through(second);
  };
}
