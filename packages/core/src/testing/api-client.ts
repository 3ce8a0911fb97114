import * as v from 'valibot';

import type { ApiConfig } from '../api/api-config.ts';
import { createApi } from '../api/create-api.ts';
import { endpoint } from '../api/endpoint.ts';
import { BEARER_CHALLENGE } from '../api/headers.ts';
import { REQUEST_TIMEOUT_MS } from '../api/retry-policy.ts';

/** A call that goes with a token or without one. */
export const getThing = endpoint({
  method: 'GET',
  path: '/things/v1/{id}',
  auth: 'optional',
  summary: 'One thing',
  params: v.object({ id: v.string() }),
  query: v.object({ page: v.optional(v.number()) }),
  answer: v.object({ name: v.string() }),
});
/** The same where no token is wanted. */
export const openThing = endpoint({ ...getThing, auth: 'none' });
/** A call that changes data, for signed-in callers. */
export const postThing = endpoint({
  method: 'POST',
  path: '/things/v1',
  auth: 'customer',
  summary: 'Make a thing',
  body: v.strictObject({ name: v.string() }),
  answer: v.object({ name: v.string() }),
});
/** The same under an idempotency key. */
export const postOnce = endpoint({ ...postThing, idempotencyKey: 'required' });
/** A call that answers nothing. */
export const removeThing = endpoint({
  method: 'DELETE',
  path: '/things/v1/{id}',
  auth: 'customer',
  summary: 'Remove a thing',
  params: v.object({ id: v.string() }),
  answer: v.null(),
  answerType: 'empty',
});
/** An answer of one thing. */
export const osh = (): Response => Response.json({ name: 'osh' });
/** An answer without a word. */
export const failing = (status: number, headers: Record<string, string> = {}): Response =>
  new Response('', { status, headers });
/** An error in our own shape. */
export const coded = (status: number, code: string, headers: Record<string, string> = {}): Response =>
  Response.json(
    { code, description: { uz: 'Yoʻq', eng: 'No' }, requestId: 'r1', left: 3 },
    { status, headers },
  );

/** A client over a list of answers; the last one repeats. */
export function clientOver(
  answers: readonly (() => Response | Promise<Response>)[],
  config: Partial<ApiConfig> = {},
) {
  const sent: { url: string; init: RequestInit; headers: Headers }[] = [];
  const waits: number[] = [];
  const api = createApi({
    baseUrl: 'http://api.test',
    merchantId: 'm1',
    token: () => null,
    fetch: async (input, init = {}) => {
      sent.push({ url: String(input), init, headers: new Headers(init.headers) });
      return (answers[Math.min(sent.length, answers.length) - 1] ?? osh)();
    },
    after: (ms) => {
      waits.push(ms);
      return ms === REQUEST_TIMEOUT_MS ? new AbortController().signal : AbortSignal.abort();
    },
    ...config,
  });
  return { api, sent, waits };
}
/** The parameters of one thing. */
export const thing = { params: { id: 'a' } };

/** A network that does not answer until the call is aborted. */
export const hang = (_: unknown, init?: RequestInit) =>
  new Promise<Response>((_, reject) => {
    if (init?.signal?.aborted) reject(init.signal.reason);
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason), { once: true });
  });
/** Our own server's word that the token is no longer good. */
export const unauthorizedResponse = (): Response =>
  coded(401, 'session.expired', { 'WWW-Authenticate': BEARER_CHALLENGE });
