import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import type { ApiConfig } from './api-config.ts';
import { ApiError, FALLBACK_DESCRIPTION, describeError } from './api-error.ts';
import { createApi } from './create-api.ts';
import { endpoint } from './endpoint.ts';
import { BEARER_CHALLENGE } from './headers.ts';
import { REQUEST_TIMEOUT_MS, RETRIES, RETRY_DELAY_MS, RETRY_STATUSES } from './retry-policy.ts';
import { unwrap } from './unwrap.ts';

const getThing = endpoint({
  method: 'GET',
  path: '/things/v1/{id}',
  auth: 'optional',
  summary: 'One thing',
  params: v.object({ id: v.string() }),
  query: v.object({ page: v.optional(v.number()) }),
  answer: v.object({ name: v.string() }),
});
const openThing = endpoint({ ...getThing, auth: 'none' });
const postThing = endpoint({
  method: 'POST',
  path: '/things/v1',
  auth: 'customer',
  summary: 'Make a thing',
  body: v.strictObject({ name: v.string() }),
  answer: v.object({ name: v.string() }),
});
const postOnce = endpoint({ ...postThing, idempotencyKey: 'required' });
const removeThing = endpoint({
  method: 'DELETE',
  path: '/things/v1/{id}',
  auth: 'customer',
  summary: 'Remove a thing',
  params: v.object({ id: v.string() }),
  answer: v.null(),
  answerType: 'empty',
});

const osh = () => Response.json({ name: 'osh' });
const failing = (status: number, headers: Record<string, string> = {}) =>
  new Response('', { status, headers });
const coded = (status: number, code: string, headers: Record<string, string> = {}) =>
  Response.json(
    { code, description: { uz: 'Yo‘q', eng: 'No' }, requestId: 'r1', left: 3 },
    { status, headers },
  );

/** A client over a list of answers; the last one repeats. */
function clientOver(
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
const thing = { params: { id: 'a' } };

/** A network that answers nothing until it is told to stop. */
const hang = (_: unknown, init?: RequestInit) =>
  new Promise<Response>((_, reject) =>
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason), { once: true }),
  );
const ourRefusal = () => coded(401, 'session.expired', { 'WWW-Authenticate': BEARER_CHALLENGE });

describe('what is sent', () => {
  test('HTTP-01 every call carries the merchant header', async () => {
    const { api, sent } = clientOver([osh]);
    await api(openThing, thing);
    expect(sent[0]?.headers.get('X-Merchant-Id')).toBe('m1');
  });

  test('HTTP-01 an unknown merchant sends no header, the host decides alone', async () => {
    const { api, sent } = clientOver([osh], { merchantId: () => null });
    await api(openThing, thing);
    expect(sent[0]?.headers.has('X-Merchant-Id')).toBe(false);
  });

  test('HTTP-02 SES-07 a call that needs a token carries it as a bearer', async () => {
    const { api, sent } = clientOver([osh], { token: () => 't0ken' });
    await api(postThing, { body: { name: 'osh' } });
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer t0ken');
  });

  test('HTTP-02 a call that needs none carries no token', async () => {
    const { api, sent } = clientOver([osh], { token: () => 't0ken' });
    await api(openThing, thing);
    expect(sent[0]?.headers.has('Authorization')).toBe(false);
  });

  test('HTTP-02 D45 the marker is stripped and the leading slash normalised before sending', async () => {
    const { api, sent } = clientOver([osh]);
    const spelled = endpoint({ ...postThing, path: 'things/v1/WITH_TOKEN' as '/things' });
    await api(spelled, { body: { name: 'osh' } });
    expect(sent[0]?.url).toBe('http://api.test/things/v1');
  });

  test('placeholders are escaped and the query is written', async () => {
    const { api, sent } = clientOver([osh]);
    await api(getThing, { params: { id: 'a/../b?' }, query: { page: 2 } });
    expect(sent[0]?.url).toBe('http://api.test/things/v1/a%2F..%2Fb%3F?page=2');
  });

  test('a body travels as JSON with its idempotency key', async () => {
    const { api, sent } = clientOver([osh]);
    await api(postOnce, { body: { name: 'osh' }, idempotencyKey: 'k1' });
    expect(sent[0]?.init.body).toBe('{"name":"osh"}');
    expect(sent[0]?.headers.get('content-type')).toContain('application/json');
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe('k1');
  });
});

describe('what comes back', () => {
  test('HTTP-06 an answer is unwrapped to its data', async () => {
    const { api } = clientOver([osh]);
    const outcome = await api(getThing, thing);
    expect(outcome).toEqual({ data: { name: 'osh' }, error: null });
    expect(unwrap(outcome)).toEqual({ name: 'osh' });
  });

  test.each([400, 401, 404, 418, 422, 451, 499, 501, 599])(
    'HTTP-08 status %i is an error',
    async (status) => {
      const { api } = clientOver([() => failing(status)]);
      const { data, error } = await api(getThing, thing);
      expect(data).toBeNull();
      expect(error).toBeInstanceOf(ApiError);
      expect(error?.status).toBe(status);
    },
  );

  test('ERR-01 an error answer keeps its code, description, request id and data', async () => {
    const { api } = clientOver([() => coded(400, 'code.wrong')]);
    const { error } = await api(getThing, thing);
    expect(error).toMatchObject({ code: 'code.wrong', status: 400, requestId: 'r1', data: { left: 3 } });
    expect(describeError(error!, 'eng')).toBe('No');
    expect(() => unwrap({ data: null, error: error! })).toThrow(ApiError);
  });

  test('ERR-02 a failure without a description has the fallback sentence', async () => {
    const { api } = clientOver([() => failing(500)]);
    const { error } = await api(getThing, thing);
    expect(describeError(error!, 'ru')).toBe('Произошла ошибка, попробуйте позже');
    expect(Object.values(FALLBACK_DESCRIPTION).every(Boolean)).toBe(true);
  });

  test('an unknown code of another backend becomes the code of its status', async () => {
    const { api } = clientOver([() => coded(404, 'NO_SUCH_THING')]);
    expect((await api(getThing, thing)).error?.code).toBe('notFound');
  });

  test.each([
    ['HTML', '<!doctype html><title>hi</title>'],
    ['nothing', ''],
    ['a cut-off answer', '{"name":"os'],
    ['wrong types', '{"name":7}'],
    ['an array', '[]'],
    ['5 MB of noise', 'x'.repeat(5_000_000)],
  ])('F06 200 with %s is an invalid answer, not a crash', async (_, text) => {
    const { api } = clientOver([() => new Response(text)]);
    expect((await api(getThing, thing)).error?.code).toBe('answer.invalid');
  });

  test('an empty answer is data where the endpoint has none', async () => {
    const { api } = clientOver([() => new Response(null, { status: 204 })]);
    expect(await api(removeThing, thing)).toEqual({ data: null, error: null });
  });

  test('network loss is an error of its own', async () => {
    const { api, sent } = clientOver([() => Promise.reject(new TypeError('fetch failed'))]);
    expect((await api(getThing, thing)).error?.code).toBe('network.failed');
    expect(sent).toHaveLength(1);
  });

  test('HTTP-03 K-02 a call waits 30 s and no longer', async () => {
    expect(REQUEST_TIMEOUT_MS).toBe(30_000);
    const clock = new AbortController();
    const { api } = clientOver([], { fetch: hang, after: () => clock.signal });
    const call = api(getThing, thing);
    clock.abort();
    expect((await call).error?.code).toBe('network.timeout');
  });

  test('a caller can cancel, before or during the call', async () => {
    const { api } = clientOver([() => Promise.reject(new Error('aborted'))], { after: undefined });
    const { error } = await api(getThing, { ...thing, signal: AbortSignal.abort() });
    expect(error?.code).toBe('call.cancelled');
  });
});

describe('retries', () => {
  test.each([408, 425, 429, 500, 502, 503, 504])(
    'HTTP-07 K-03 GET is sent again once after %i',
    async (status) => {
      const { api, sent, waits } = clientOver([() => failing(status)]);
      expect((await api(getThing, thing)).error?.status).toBe(status);
      expect(sent).toHaveLength(1 + RETRIES);
      expect(waits).toContain(RETRY_DELAY_MS);
    },
  );

  test('HTTP-07 the list of statuses is the spec’s', () => {
    expect(RETRY_STATUSES).toEqual([408, 409, 425, 429, 500, 502, 503, 504]);
  });

  test('HTTP-07 the second answer counts', async () => {
    const { api } = clientOver([() => failing(503), osh]);
    expect((await api(getThing, thing)).data).toEqual({ name: 'osh' });
  });

  test.each([400, 401, 403, 404, 422, 501, 505])('HTTP-07 %i is not retried', async (status) => {
    const { api, sent } = clientOver([() => failing(status)]);
    await api(getThing, thing);
    expect(sent).toHaveLength(1);
  });

  test('HTTP-09 D46 a POST without a key is never sent twice', async () => {
    const { api, sent } = clientOver([() => failing(503)]);
    await api(postThing, { body: { name: 'osh' } });
    expect(sent).toHaveLength(1);
  });

  test('HTTP-09 D46 a POST with a key is sent again with the same key', async () => {
    const { api, sent } = clientOver([() => failing(503), osh]);
    await api(postOnce, { body: { name: 'osh' }, idempotencyKey: 'k1' });
    expect(sent.map((call) => call.headers.get('Idempotency-Key'))).toEqual(['k1', 'k1']);
  });

  test.each([
    ['without Retry-After', failing(409), 1],
    ['with Retry-After', failing(409, { 'Retry-After': '1' }), 2],
    ['in_progress with Retry-After', coded(409, 'in_progress', { 'Retry-After': '1' }), 2],
    ['price_changed', coded(409, 'price_changed', { 'Retry-After': '1' }), 1],
    ['illegal_transition', coded(409, 'illegal_transition', { 'Retry-After': '1' }), 1],
  ])('HTTP-07 D63 409 %s', async (_, answer, times) => {
    const { api, sent } = clientOver([() => answer.clone()]);
    await api(postOnce, { body: { name: 'osh' }, idempotencyKey: 'k1' });
    expect(sent).toHaveLength(times);
  });

  test('HTTP-07 a long Retry-After is left to the caller, with its seconds', async () => {
    const { api, sent } = clientOver([() => failing(429, { 'Retry-After': '120' })]);
    const { error } = await api(getThing, thing);
    expect(sent).toHaveLength(1);
    expect(error).toMatchObject({ code: 'request.rateLimited', data: { seconds: 120 } });
  });

  test('HTTP-07 Retry-After is waited for', async () => {
    const { api, waits } = clientOver([() => failing(503, { 'Retry-After': '2' }), osh]);
    await api(getThing, thing);
    expect(waits).toContain(2000);
  });

  test('HTTP-03 without a clock of its own it takes the platform’s', async () => {
    const { api, sent } = clientOver([() => failing(503, { 'Retry-After': '0' }), osh], { after: undefined });
    expect((await api(getThing, thing)).data).toEqual({ name: 'osh' });
    expect(sent).toHaveLength(2);
  });

  test('cancelling before the wait ends it at once', async () => {
    const cancel = new AbortController();
    const { api } = clientOver(
      [
        () => {
          cancel.abort();
          return failing(503);
        },
        () => Promise.reject(new Error('aborted')),
      ],
      { after: () => new AbortController().signal },
    );
    expect((await api(getThing, { ...thing, signal: cancel.signal })).error?.code).toBe('call.cancelled');
  });

  test('cancelling ends the wait', async () => {
    const cancel = new AbortController();
    const { api } = clientOver([() => failing(503), () => Promise.reject(new Error('aborted'))], {
      after: () => new AbortController().signal,
    });
    const call = api(getThing, { ...thing, signal: cancel.signal });
    await Promise.resolve();
    cancel.abort();
    expect((await call).error?.code).toBe('call.cancelled');
  });
});

describe('a refused token', () => {
  test('SES-01 a 401 while a token is present reports that token', async () => {
    const refused: string[] = [];
    const { api } = clientOver([ourRefusal], {
      token: () => 't',
      onUnauthorized: (token) => refused.push(token),
    });
    await api(getThing, thing);
    expect(refused).toEqual(['t']);
  });

  test('SES-01 a 401 without a token reports nothing', async () => {
    const refused: string[] = [];
    const { api } = clientOver([ourRefusal], { onUnauthorized: (token) => refused.push(token) });
    await api(getThing, thing);
    expect(refused).toEqual([]);
  });

  test('SES-02 ten parallel 401s report once, the next token again', async () => {
    const refused: string[] = [];
    let token = 't1';
    const { api } = clientOver([ourRefusal], { token: () => token, onUnauthorized: (t) => refused.push(t) });
    await Promise.all(Array.from({ length: 10 }, () => api(getThing, thing)));
    token = 't2';
    await api(getThing, thing);
    expect(refused).toEqual(['t1', 't2']);
  });

  test.each([
    ['no challenge', {}],
    ['another realm', { 'WWW-Authenticate': 'Bearer realm="cdn"' }],
    ['another scheme', { 'WWW-Authenticate': 'Basic realm="dasturxon"' }],
  ])('SES-01 T23 a foreign 401 (%s) signs nobody out', async (_, headers) => {
    const refused: string[] = [];
    const { api } = clientOver([() => failing(401, headers as Record<string, string>)], {
      token: () => 't',
      onUnauthorized: (token) => refused.push(token),
    });
    expect((await api(getThing, thing)).error?.code).toBe('session.expired');
    expect(refused).toEqual([]);
  });
});
