import { describe, expect, test } from 'vitest';

import {
  getThing,
  postThing,
  postOnce,
  osh,
  failing,
  coded,
  clientOver,
  thing,
} from '../testing/api-client.ts';
import { RETRIES, RETRY_DELAY_MS, RETRY_STATUSES } from './retry-policy.ts';

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
