import { PROVIDER_ZONE } from '@dasturxon/core/payment';
import type { toMulticardOfd } from '@dasturxon/core/fiscal';
import { exchange, type HttpAnswer, type HttpCall } from '@dasturxon/core/http';
import type { Tiyin } from '@dasturxon/core/payment';
import * as v from 'valibot';
import { LRUCache } from 'lru-cache';

import { accountKey } from '../../../gateways/account-key.ts';
import { parseLocalStamp } from '@dasturxon/core/time';

const TIMEOUT_MS = 5_000;
/** A token is renewed this long before it ends. */
const EARLY_MS = 60_000;
const TOKENS_AT_MOST = 1_000;

/** Multicard gave no answer, or one that makes no sense. */
export class MulticardFailed extends Error {
  override readonly name = 'MulticardFailed';
}

/** Multicard refused a call. */
export class MulticardRefused extends Error {
  override readonly name = 'MulticardRefused';
}

/** What a store is proven by; `tokenHeader` differs between stores. */
export type MulticardAccount = {
  baseUrl: string;
  applicationId: string;
  secret: string;
  storeId: string;
  tokenHeader: 'Authorization' | 'X-Access-Token';
};

const Token = v.object({ token: v.pipe(v.string(), v.minLength(1)), expiry: v.string() });
const Uuid = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const Invoice = v.object({ uuid: Uuid, checkout_url: v.pipe(v.string(), v.url()) });
const Payment = v.object({
  uuid: Uuid,
  status: v.string(),
  /** The id that we gave to the invoice. */
  invoice_id: v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), null),
  amount: v.nullish(v.number(), null),
  payment_uuid: v.nullish(Uuid, null),
});
const Anything = v.unknown();
const enveloped = <S extends v.GenericSchema>(data: S) => v.object({ success: v.literal(true), data });
const Refused = v.object({
  success: v.literal(false),
  error: v.object({ code: v.union([v.string(), v.number()]), details: v.nullish(v.string(), '') }),
});

/** An invoice to be paid on Multicard's page. */
export type MulticardInvoice = {
  amount: Tiyin;
  invoiceId: string;
  returnUrl: string;
  callbackUrl: string;
  lang: 'uz' | 'ru' | 'en';
  ttlSeconds: number;
  ofd: ReturnType<typeof toMulticardOfd> | null;
};

type Asked = { method: 'GET' | 'POST' | 'DELETE'; path: string; body?: object };

/** Multicard's API in the name of stores. Throws MulticardFailed and MulticardRefused. */
export type MulticardApi = ReturnType<typeof multicardApi>;

/** Multicard's API over HTTP; a token is asked for once and used until it ends. */
export function multicardApi({ fetch, now }: { fetch: typeof globalThis.fetch; now: () => Date }) {
  const tokens = new LRUCache<string, { token: string; until: number }>({ max: TOKENS_AT_MOST });
  const keyOf = ({ baseUrl, applicationId, secret }: MulticardAccount) =>
    accountKey(baseUrl, applicationId, secret);

  async function send(call: Omit<HttpCall, 'timeoutMs' | 'redirect'>): Promise<HttpAnswer> {
    const limits = { timeoutMs: TIMEOUT_MS };
    const response = await exchange({ ...call, ...limits }, { fetch }).catch((cause: unknown) => {
      throw new MulticardFailed('no answer', { cause });
    });
    if (response.status >= 500) throw new MulticardFailed(`status ${response.status}`);
    return response;
  }

  async function tokenOf(account: MulticardAccount, isNew = false): Promise<string> {
    const known = isNew ? undefined : tokens.get(keyOf(account));
    if (known && known.until - EARLY_MS > now().getTime()) return known.token;
    const response = await send({
      url: `${account.baseUrl}/auth`,
      method: 'POST',
      body: { application_id: account.applicationId, secret: account.secret },
    });
    const answer = v.safeParse(Token, response.body);
    if (!answer.success) throw new MulticardRefused(`no token, status ${response.status}`);
    const until =
      parseLocalStamp(answer.output.expiry, PROVIDER_ZONE)?.getTime() ?? now().getTime() + 2 * EARLY_MS;
    tokens.set(keyOf(account), { token: answer.output.token, until });
    return answer.output.token;
  }

  async function ask<S extends v.GenericSchema>(
    schema: S,
    account: MulticardAccount,
    asked: Asked,
  ): Promise<v.InferOutput<S>> {
    const token = await tokenOf(account);
    const proof = account.tokenHeader === 'Authorization' ? `Bearer ${token}` : token;
    const response = await send({
      url: `${account.baseUrl}${asked.path}`,
      method: asked.method,
      headers: { [account.tokenHeader]: proof },
      ...(asked.body ? { body: asked.body } : {}),
    });
    if (response.status === 401) tokens.delete(keyOf(account));
    const refused = v.safeParse(Refused, response.body);
    if (refused.success) throw new MulticardRefused(String(refused.output.error.code));
    const answer = v.safeParse(enveloped(schema), response.body);
    if (!answer.success) throw new MulticardFailed(`odd, status ${response.status}`);
    return answer.output.data;
  }

  return {
    /** A token asked for anew: one that is known already proves nothing about keys that were changed there. */
    renewToken: (account: MulticardAccount) => tokenOf(account, true),
    createInvoice: (account: MulticardAccount, invoice: MulticardInvoice) =>
      ask(Invoice, account, {
        method: 'POST',
        path: '/payment/invoice',
        body: {
          store_id: account.storeId,
          amount: invoice.amount,
          invoice_id: invoice.invoiceId,
          return_url: invoice.returnUrl,
          callback_url: invoice.callbackUrl,
          lang: invoice.lang,
          ttl: invoice.ttlSeconds,
          ...(invoice.ofd ? { ofd: invoice.ofd } : {}),
        },
      }),
    /** Statuses: draft, progress, billing, success, error, revert, hold. */
    readPayment: (account: MulticardAccount, uuid: string) =>
      ask(Payment, account, { method: 'GET', path: `/payment/${encodeURIComponent(uuid)}` }),
    /** The invoice can no longer be paid. */
    withdrawInvoice: (account: MulticardAccount, uuid: string) =>
      ask(Anything, account, { method: 'DELETE', path: `/payment/invoice/${encodeURIComponent(uuid)}` }),
    refund: (account: MulticardAccount, uuid: string) =>
      ask(Anything, account, { method: 'DELETE', path: `/payment/${encodeURIComponent(uuid)}` }),
    refundPart: (account: MulticardAccount, uuid: string, amount: Tiyin) =>
      ask(Anything, account, {
        method: 'DELETE',
        path: `/payment/${encodeURIComponent(uuid)}/partial`,
        body: { refund_amount: amount },
      }),
  };
}
