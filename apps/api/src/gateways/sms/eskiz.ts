import { exchange, type HttpAnswer } from '@dasturxon/core/http';
import * as v from 'valibot';
import { LRUCache } from 'lru-cache';

import { accountKey } from '../account-key.ts';
import { SmsRefused, type SmsAccount, type SmsGateway } from './sms-gateway.ts';
import type { ServiceAccess } from '../service-access.ts';

/** The sender name Eskiz gives to accounts without one of their own. */
const FROM = '4546';
const TIMEOUT_MS = 10_000;
const TOKENS_AT_MOST = 1_000;

const TokenAnswer = v.object({ data: v.object({ token: v.string() }) });
const SentAnswer = v.object({ id: v.union([v.string(), v.number()]), status: v.string() });

/** Eskiz (notify.eskiz.uz): a bearer of 30 days from /auth/login, form bodies, one new login after a 401. */
export function eskiz({ baseUrl, fetch }: ServiceAccess): SmsGateway {
  const tokens = new LRUCache<string, string>({ max: TOKENS_AT_MOST });
  const keyOf = ({ username, password }: SmsAccount) => accountKey(baseUrl(), username, password);

  async function post(path: string, fields: Record<string, string>, token?: string): Promise<HttpAnswer> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
    const call = {
      url: `${baseUrl()}${path}`,
      method: 'POST',
      headers,
      body,
      timeoutMs: TIMEOUT_MS,
    } as const;
    return exchange(call, { fetch }).catch((cause: unknown) => {
      throw new SmsRefused('eskiz did not answer', true, cause);
    });
  }

  async function logIn(account: SmsAccount): Promise<string> {
    const response = await post('/auth/login', { email: account.username, password: account.password });
    const answer = v.safeParse(TokenAnswer, response.body);
    if (!response.ok || !answer.success)
      throw new SmsRefused(`eskiz refused the account: ${response.status}`, true);
    tokens.set(keyOf(account), answer.output.data.token);
    return answer.output.data.token;
  }

  return async (sms, account) => {
    const fields = { mobile_phone: sms.phone, message: sms.text, from: FROM };
    const known = tokens.get(keyOf(account));
    let response = known ? await post('/message/sms/send', fields, known) : null;
    if (!response || response.status === 401)
      response = await post('/message/sms/send', fields, await logIn(account));
    const answer = v.safeParse(SentAnswer, response.body);
    if (!response.ok || !answer.success)
      throw new SmsRefused(`eskiz refused the message: ${response.status}`, true);
  };
}
