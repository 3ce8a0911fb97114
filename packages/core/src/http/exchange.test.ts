import { describe, expect, test, vi } from 'vitest';

import { anySignal } from './any-signal.ts';
import { exchange, type HttpCall, NoAnswer } from './exchange.ts';

const never = new AbortController().signal;

/** Makes a call over a list of answers; the last one repeats. */
async function over(answers: readonly (() => Response | Promise<Response>)[], call: Partial<HttpCall> = {}) {
  const sent: { url: string; init: RequestInit }[] = [];
  const waits: number[] = [];
  const answer = await exchange(
    { url: 'https://service.example/call', timeoutMs: 9_000, ...call },
    {
      fetch: async (url, init = {}) => {
        sent.push({ url: String(url), init });
        return answers[Math.min(sent.length, answers.length) - 1]!();
      },
      after: (ms) => {
        waits.push(ms);
        return ms === 9_000 ? never : AbortSignal.abort();
      },
    },
  ).catch((error: unknown) => error);
  return { answer, sent, waits };
}

describe('an exchange over HTTP', () => {
  test.each([
    [200, true],
    [404, false],
    [503, false],
  ])('an answer with status %i is an answer', async (status, ok) => {
    const { answer } = await over([() => Response.json({ a: 1 }, { status })]);
    expect(answer).toMatchObject({ status, ok, body: { a: 1 } });
  });

  test.each([
    ['{"a":1}', { a: 1 }],
    ['7', 7],
    ['null', null],
    ['', null],
    ['  ', null],
    ['<html>', undefined],
    ['{"a":', undefined],
    ['true or false', undefined],
  ])('the body %j is read as JSON or not at all', async (text, body) => {
    const { answer } = await over([() => new Response(text, { headers: { 'content-type': 'text/html' } })]);
    expect(answer).toHaveProperty('body', body);
  });

  test('an object goes as JSON, a form as a form', async () => {
    const ok = () => new Response(null, { status: 204 });
    const form = new FormData();
    const json = await over([ok], { method: 'POST', body: { a: 1 } });
    expect(json.sent[0]?.init.body).toBe('{"a":1}');
    expect(new Headers(json.sent[0]?.init.headers).get('content-type')).toBe('application/json');
    expect((await over([ok], { method: 'POST', body: form })).sent[0]?.init.body).toBe(form);
  });

  test.each(['GET', 'POST'] as const)('a %s is never sent again by itself', async (method) => {
    for (const bad of [() => new Response('', { status: 503 }), () => Promise.reject(new TypeError('away'))])
      expect((await over([bad], { method })).sent).toHaveLength(1);
  });

  test('a call is repeated only as often as the caller asks', async () => {
    const bad = () => new Response('', { status: 503 });
    const pauseBefore = vi.fn(() => 50);
    const { sent, waits, answer } = await over([bad], { retries: 2, pauseBefore });
    expect(sent).toHaveLength(3);
    expect(waits).toEqual([9_000, 50, 9_000, 50, 9_000]);
    expect(pauseBefore).toHaveBeenCalledTimes(2);
    expect(answer).toMatchObject({ status: 503 });
    expect((await over([bad], { retries: 2, pauseBefore: () => null })).sent).toHaveLength(1);
  });

  test('no answer is an error with its cause and without the address', async () => {
    const cause = new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
    const { answer } = await over([() => Promise.reject(cause)], {
      url: 'https://service.example/?q=secret',
    });
    expect(answer).toBeInstanceOf(NoAnswer);
    expect(answer).toMatchObject({ why: 'failed', cause });
    expect(String((answer as Error).stack)).not.toContain('secret');
  });

  test('a body that breaks off is no answer', async () => {
    const broken = () =>
      new Response(
        new ReadableStream({
          pull(stream) {
            stream.error(new TypeError('terminated'));
          },
        }),
      );
    expect((await over([broken])).answer).toMatchObject({ name: 'NoAnswer', why: 'failed' });
  });

  test('the time limit covers the body too', async () => {
    const timer = new AbortController();
    const slow = async (_: unknown, init?: RequestInit) =>
      new Response(
        new ReadableStream({
          start(stream) {
            init?.signal?.addEventListener('abort', () => stream.error(init.signal?.reason));
            setTimeout(() => timer.abort());
          },
        }),
      );
    const call = exchange(
      { url: 'https://service.example/', timeoutMs: 9_000 },
      { fetch: slow, after: () => timer.signal },
    );
    await expect(call).rejects.toMatchObject({ why: 'timeout' });
  });
});

describe('a signal of several', () => {
  const kinds: [string, () => void][] = [
    ['of the platform', () => undefined],
    ['where the platform has none', () => vi.stubGlobal('AbortSignal', {})],
  ];
  test.each(kinds)('%s aborts with the first, for its reason', (_, prepare) => {
    const [one, other] = [new AbortController(), new AbortController()];
    prepare();
    const signal = anySignal([one.signal, undefined, other.signal]);
    expect(signal.aborted).toBe(false);
    other.abort('why');
    expect([signal.aborted, signal.reason]).toEqual([true, 'why']);
    expect(anySignal([one.signal, other.signal]).reason).toBe('why');
    vi.unstubAllGlobals();
  });
});
