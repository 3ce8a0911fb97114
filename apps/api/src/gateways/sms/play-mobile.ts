import { exchange } from '@dasturxon/core/http';

import { SmsRefused, type SmsGateway } from './sms-gateway.ts';
import type { ServiceAccess } from '../service-access.ts';

const ORIGINATOR = '3700';
const TIMEOUT_MS = 10_000;

/** PlayMobile (send.smsxabar.uz): HTTP Basic, JSON, `message-id` makes a repeated send harmless. */
export function playMobile({ baseUrl, fetch }: ServiceAccess): SmsGateway {
  return async (sms, account) => {
    const credentials = Buffer.from(`${account.username}:${account.password}`).toString('base64');
    const body = {
      messages: [
        {
          recipient: sms.phone,
          'message-id': sms.id,
          sms: { originator: ORIGINATOR, content: { text: sms.text } },
        },
      ],
    };
    const response = await exchange(
      {
        url: `${baseUrl()}/send`,
        method: 'POST',
        headers: { Authorization: `Basic ${credentials}`, 'Content-Type': 'application/json; charset=UTF-8' },
        body,
        timeoutMs: TIMEOUT_MS,
      },
      { fetch },
    ).catch((cause: unknown) => {
      throw new SmsRefused('playmobile did not answer', true, cause);
    });
    if (!response.ok) throw new SmsRefused(`playmobile refused the message: ${response.status}`, true);
  };
}
