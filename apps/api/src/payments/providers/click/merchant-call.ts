import { SECOND_MS } from '@dasturxon/core/kernel';
import { createHash } from 'node:crypto';

import { exchange } from '@dasturxon/core/http';
import * as v from 'valibot';

import type { ServiceAccess } from '../../../gateways/service-access.ts';

const TIMEOUT_MS = 5_000;

/** Click gave no answer, or one that makes no sense. */
export class ClickMerchantFailed extends Error {
  override readonly name = 'ClickMerchantFailed';
}

/** Click refused a call: its code and its note. */
export class ClickMerchantRefused extends Error {
  override readonly name = 'ClickMerchantRefused';
  readonly code: number;
  constructor(code: number, note: string) {
    super(note);
    this.code = code;
  }
}

/** What a merchant's calls of Click are proven by. */
export type MerchantApiAccount = { serviceId: string; merchantUserId: string; secretKey: string };

/** Click's header: who, a fresh proof, and its second. */
export function clickAuthHeader({ merchantUserId, secretKey }: MerchantApiAccount, now: Date): string {
  const second = Math.floor(now.getTime() / SECOND_MS);
  const digest = createHash('sha1').update(`${second}${secretKey}`).digest('hex');
  return `${merchantUserId}:${digest}:${second}`;
}

/** What every answer of Click carries. */
export const ClickAnswer = v.object({ error_code: v.number(), error_note: v.nullish(v.string(), '') });

/** In whose name, and when. */
export type MerchantCall = { account: MerchantApiAccount; now: Date };
type Asked = MerchantCall & { method: 'GET' | 'POST' | 'DELETE'; path: string; body?: object };

/** One call of Click's Merchant API. Throws ClickMerchantFailed and ClickMerchantRefused. */
export async function askClick<S extends v.GenericSchema>(
  { baseUrl, fetch }: ServiceAccess,
  schema: S,
  asked: Asked,
): Promise<v.InferOutput<S>> {
  const response = await exchange(
    {
      url: `${baseUrl()}/${asked.path}`,
      method: asked.method,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        Auth: clickAuthHeader(asked.account, asked.now),
      },
      ...(asked.body ? { body: asked.body } : {}),
      timeoutMs: TIMEOUT_MS,
    },
    { fetch },
  ).catch((cause: unknown) => {
    throw new ClickMerchantFailed('no answer', { cause });
  });
  if (response.status >= 500) throw new ClickMerchantFailed(`status ${response.status}`);
  const envelope = v.safeParse(ClickAnswer, response.body);
  if (!envelope.success) throw new ClickMerchantFailed('odd');
  if (envelope.output.error_code !== 0)
    throw new ClickMerchantRefused(envelope.output.error_code, envelope.output.error_note ?? '');
  const answer = v.safeParse(schema, response.body);
  if (!answer.success) throw new ClickMerchantFailed('odd');
  return answer.output;
}
