import type { SmsGateway as SmsGatewayName } from '@dasturxon/core/merchant';

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

/** Tries gateways in the merchant's order. */
export function smsSender(gateways: SmsGateways): SendSms {
  return async (sms, { smsGateway, account }) => {
    const first: SmsGatewayName = smsGateway ?? 'ESKIZ';
    const second: SmsGatewayName = first === 'ESKIZ' ? 'PLAY_MOBILE' : 'ESKIZ';
    try {
      await gateways[first](sms, account);
      return first;
    } catch (error) {
      if (!(error instanceof SmsRefused)) throw error;
    }
    await gateways[second](sms, account);
    return second;
  };
}
