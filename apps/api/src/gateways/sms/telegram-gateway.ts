import { exchange } from '@dasturxon/core/http';
import * as v from 'valibot';

import { SmsRefused } from './sms-gateway.ts';
import type { ServiceAccess } from '../service-access.ts';

/** A guest waits for this call before the SMS goes out instead. */
const TIMEOUT_MS = 5_000;

/** A code to send: `phone` is digits, `seconds` is how long it is valid. */
export type CodeByGateway = { phone: string; code: string; seconds: number };

/** Sign-in codes in Telegram's chat "Verification Codes", which need no bot. `token` is the merchant's. */
export type TelegramGateway = {
  /** Sends a code, and returns the id of the request. Throws SmsRefused, also for a phone without Telegram. */
  send: (code: CodeByGateway, token: string) => Promise<string>;
  /** Whether the message reached a device of the guest. Throws SmsRefused. */
  isDelivered: (requestId: string, token: string) => Promise<boolean>;
  /** Takes a message back that was not delivered, which is not charged then. Throws SmsRefused. */
  revoke: (requestId: string, token: string) => Promise<void>;
};

const Answer = v.variant('ok', [
  v.object({ ok: v.literal(true), result: v.unknown() }),
  v.object({ ok: v.literal(false), error: v.string() }),
]);
const RequestStatus = v.object({
  request_id: v.pipe(v.string(), v.nonEmpty()),
  delivery_status: v.nullish(v.object({ status: v.string() })),
});

/** What `delivery_status` is once a device has the message; before, it is `sent`. */
const DELIVERED = ['delivered', 'read'];

/** Telegram Gateway (gatewayapi.telegram.org): JSON bodies, a bearer token, `ok` in each answer. */
export function telegramGateway({ baseUrl, fetch }: ServiceAccess): TelegramGateway {
  async function ask(method: string, fields: object, token: string): Promise<unknown> {
    const headers = { Authorization: `Bearer ${token}` };
    const call = {
      url: `${baseUrl()}/${method}`,
      method: 'POST',
      headers,
      body: fields,
      timeoutMs: TIMEOUT_MS,
    } as const;
    const response = await exchange(call, { fetch }).catch((cause: unknown) => {
      throw new SmsRefused('telegram gateway did not answer', true, cause);
    });
    const answer = v.safeParse(Answer, response.body);
    if (!answer.success) throw new SmsRefused(`telegram gateway answered ${response.status}`, true);
    if (!answer.output.ok) throw new SmsRefused(`telegram gateway refused: ${answer.output.error}`, true);
    return answer.output.result;
  }

  async function status(method: string, fields: object, token: string) {
    const parsed = v.safeParse(RequestStatus, await ask(method, fields, token));
    if (!parsed.success) throw new SmsRefused('telegram gateway answered without a request id', true);
    return parsed.output;
  }

  return {
    async send({ phone, code, seconds }, token) {
      const fields = { phone_number: `+${phone}`, code, ttl: seconds };
      return (await status('sendVerificationMessage', fields, token)).request_id;
    },
    async isDelivered(requestId, token) {
      const { delivery_status } = await status('checkVerificationStatus', { request_id: requestId }, token);
      return DELIVERED.includes(delivery_status?.status ?? '');
    },
    async revoke(requestId, token) {
      await ask('revokeVerificationMessage', { request_id: requestId }, token);
    },
  };
}
