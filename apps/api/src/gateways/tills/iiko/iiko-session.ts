import * as v from 'valibot';

import type { HttpAnswer } from '@dasturxon/core/http';

import { accountKey } from '../../account-key.ts';
import type { ServiceAccess } from '../../service-access.ts';
import { callService, readAnswer } from '../../service-call.ts';
import { ServiceFailed, ServiceRefused } from '../../service-errors.ts';
import { IikoError, Token } from './iiko-answers.ts';

/** What signs in: the key that the restaurant made, and the deployment's application for the newer call. */
export type IikoKeys = { apiLogin: string; appId: string | null; clientSecret: string | null };

/** A token lives for an hour. */
const TOKEN_MS = 50 * 60_000;
const TOKENS_AT_MOST = 2_000;
/** The till itself may still have done what it could not report in time. */
const UNSURE_STATUSES = [408];
const UNSURE_CODES = ['InternalServerError', 'UnknownError'];
/** The till is off or not registered: it is tried again, and nothing was done. */
const OFF = /^(TerminalGroup|Organization)(IdNotDetermined|Unregistered|Disabled)$/;

/** Two calls sign in; which one, the account decides: only the newer needs an application. */
const signInCall = ({ apiLogin, appId, clientSecret }: IikoKeys) =>
  appId && clientSecret
    ? { path: '/api/v2/access_token', body: { apiKey: apiLogin, appId, clientSecret } }
    : { path: '/api/1/access_token', body: { apiLogin } };

/** Throws what an answer with an error means. */
function refuseError({ status, ok, body }: HttpAnswer): void {
  if (ok) return;
  const { error, errorDescription } = v.parse(IikoError, body);
  const code = error || `status_${status}`;
  const reason = errorDescription || code;
  if (status === 401 || status === 403) throw new ServiceFailed(`ACCOUNT: ${reason}`, false);
  if (UNSURE_STATUSES.includes(status) || UNSURE_CODES.includes(code)) throw new ServiceFailed(code);
  if (OFF.test(code)) throw new ServiceFailed(code, false);
  throw new ServiceRefused(code, reason);
}

/** Calls of iiko Cloud with tokens that are kept by account. All calls are POST and JSON. */
export function iikoSessions({ baseUrl, fetch }: ServiceAccess, now: () => number = Date.now) {
  const tokens = new Map<string, { token: string; until: number }>();

  async function signIn(keys: IikoKeys, key: string): Promise<string> {
    const { path, body } = signInCall(keys);
    const answer = await callService({ url: baseUrl() + path, method: 'POST', body }, fetch);
    refuseError(answer);
    const { token } = readAnswer(Token, answer.body);
    if (tokens.size >= TOKENS_AT_MOST) tokens.clear();
    tokens.set(key, { token, until: now() + TOKEN_MS });
    return token;
  }

  /** The token of an account. A failed sign-in has certainly created no order. */
  async function tokenOf(keys: IikoKeys, isRenewed: boolean): Promise<string> {
    const key = accountKey(keys.apiLogin, keys.appId ?? '', keys.clientSecret ?? '');
    const known = tokens.get(key);
    if (known && known.until > now() && !isRenewed) return known.token;
    return signIn(keys, key).catch((error: unknown) => {
      if (error instanceof ServiceFailed) throw new ServiceFailed(error.message, false);
      throw error;
    });
  }

  return async function ask<S extends v.GenericSchema>(
    schema: S,
    { keys, path, body }: { keys: IikoKeys; path: string; body: object },
  ): Promise<v.InferOutput<S>> {
    const send = async (isRenewed: boolean) => {
      const headers = { Authorization: `Bearer ${await tokenOf(keys, isRenewed)}` };
      return callService({ url: baseUrl() + path, method: 'POST', headers, body }, fetch);
    };
    const first = await send(false);
    const answer = first.status === 401 ? await send(true) : first;
    refuseError(answer);
    return readAnswer(schema, answer.body);
  };
}
