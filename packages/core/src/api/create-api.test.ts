import { describe, expect, test } from 'vitest';

import {
  getThing,
  openThing,
  postThing,
  postOnce,
  removeThing,
  osh,
  failing,
  coded,
  clientOver,
  thing,
  hang,
} from '../testing/api-client.ts';
import { ApiError, FALLBACK_DESCRIPTION, describeError } from './api-error.ts';
import { endpoint } from './endpoint.ts';
import { REQUEST_TIMEOUT_MS } from './retry-policy.ts';
import { unwrap } from './unwrap.ts';

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
