import { exchange, type HttpAnswer, type HttpCall } from '@dasturxon/core/http';
import * as v from 'valibot';
import { LRUCache } from 'lru-cache';

import { accountKey } from '../account-key.ts';
import {
  type ReadSmsBalance,
  SmsAccountRefused,
  SmsRefused,
  type SmsAccount,
  type SmsGateway,
} from './sms-gateway.ts';
import type { ServiceAccess } from '../service-access.ts';

/** The sender name Eskiz gives to accounts without one of their own. */
const FROM = '4546';
const TIMEOUT_MS = 10_000;
const TOKENS_AT_MOST = 1_000;

const TokenAnswer = v.object({ data: v.object({ token: v.string() }) });
const SentAnswer = v.object({ id: v.union([v.string(), v.number()]), status: v.string() });
/** Some accounts answer with digits in a string. */
const Amount = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.decimal())]),
  v.transform(Number),
  v.finite(),
);
const LimitAnswer = v.object({ data: v.object({ balance: Amount }) });

type Call = Pick<HttpCall, 'method' | 'signal'> & { path: string; fields?: Record<string, string> };

function formOf(fields: Record<string, string>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
}

/** Eskiz (notify.eskiz.uz): a bearer of 30 days from /auth/login, form bodies, one new login after a 401. */
export function eskiz({ baseUrl, fetch }: ServiceAccess): { send: SmsGateway; readBalance: ReadSmsBalance } {
  const tokens = new LRUCache<string, string>({ max: TOKENS_AT_MOST });
  const keyOf = ({ username, password }: SmsAccount) => accountKey(baseUrl(), username, password);

  async function ask({ path, fields, method = 'POST', signal }: Call, token?: string): Promise<HttpAnswer> {
    const call: HttpCall = {
      url: `${baseUrl()}${path}`,
      method,
      ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
      ...(fields && { body: formOf(fields) }),
      ...(signal && { signal }),
      timeoutMs: TIMEOUT_MS,
    };
    return exchange(call, { fetch }).catch((cause: unknown) => {
      throw new SmsRefused('eskiz did not answer', true, cause);
    });
  }

  async function logIn(account: SmsAccount, signal: Call['signal']): Promise<string> {
    const fields = { email: account.username, password: account.password };
    const response = await ask({ path: '/auth/login', fields, ...(signal && { signal }) });
    const reason = `eskiz refused the account: ${response.status}`;
    if (response.status === 401) throw new SmsAccountRefused(reason);
    const answer = v.safeParse(TokenAnswer, response.body);
    if (!response.ok || !answer.success) throw new SmsRefused(reason, true);
    tokens.set(keyOf(account), answer.output.data.token);
    return answer.output.data.token;
  }

  /** A call with the account's token, and once more with a new one when the known one is refused. */
  async function askAs(account: SmsAccount, call: Call): Promise<HttpAnswer> {
    const known = tokens.get(keyOf(account));
    const response = known ? await ask(call, known) : null;
    if (response && response.status !== 401) return response;
    return ask(call, await logIn(account, call.signal));
  }

  return {
    async send(sms, account) {
      const fields = { mobile_phone: sms.phone, message: sms.text, from: FROM };
      const response = await askAs(account, { path: '/message/sms/send', fields });
      const answer = v.safeParse(SentAnswer, response.body);
      if (!response.ok || !answer.success)
        throw new SmsRefused(`eskiz refused the message: ${response.status}`, true);
    },
    async readBalance(account, signal) {
      const response = await askAs(account, { path: '/user/get-limit', method: 'GET', signal });
      const answer = v.safeParse(LimitAnswer, response.body);
      if (!response.ok || !answer.success)
        throw new SmsRefused(`eskiz did not tell the balance: ${response.status}`, true);
      return answer.output.data.balance;
    },
  };
}
