import * as v from 'valibot';
import { describe, expect, test } from 'vitest';

import { ApiError } from './api-error.ts';
import { endpoint } from './endpoint.ts';
import { readEvents } from './read-events.ts';

const events = endpoint({
  method: 'GET',
  path: '/orders/v1/orders/{id}/events',
  auth: 'customer',
  summary: 'Events',
  params: v.object({ id: v.string() }),
  answer: v.object({ status: v.string() }),
  answerType: 'events',
});

const streamOf = (...chunks: (string | Error)[]) =>
  new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk === undefined) controller.close();
      else if (typeof chunk === 'string') controller.enqueue(new TextEncoder().encode(chunk));
      else controller.error(chunk);
    },
  });
const live = (...chunks: (string | Error)[]) =>
  new Response(streamOf(...chunks), { headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });

function reader(
  answer: () => Response | Promise<Response>,
  more: { lastEventId?: string; signal?: AbortSignal } = {},
) {
  const sent: { url: string; headers: Headers }[] = [];
  const config = {
    baseUrl: 'http://api.test',
    merchantId: 'm1',
    token: () => 't0ken',
    fetch: async (url: unknown, init?: RequestInit) => {
      sent.push({ url: String(url), headers: new Headers(init?.headers) });
      return answer();
    },
  };
  return { sent, events: readEvents(config, events, { params: { id: 'o1' }, ...more }) };
}

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

describe('readEvents', () => {
  test('D65 the bearer, the merchant and the last event go along', async () => {
    const { sent, events } = reader(() => live(), { lastEventId: '41' });
    await collect(events);
    expect(sent[0]?.url).toBe('http://api.test/orders/v1/orders/o1/events');
    expect(Object.fromEntries(sent[0]!.headers)).toEqual({
      accept: 'text/event-stream',
      authorization: 'Bearer t0ken',
      'last-event-id': '41',
      'x-merchant-id': 'm1',
    });
  });

  test('events come as parsed data, broken ones are skipped, bytes may be cut anywhere', async () => {
    const { events } = reader(() =>
      live(
        'id: 1\nevent: status\nda',
        'ta: {"status":"COOKING"}\n\n: ping\n\ndata: {"sta',
        'tus":7}\n\ndata: <html>\n\n',
        'id: 3\ndata: {"status":"DONE"}\n\n',
      ),
    );
    expect(await collect(events)).toEqual([
      { id: '1', event: 'status', data: { status: 'COOKING' } },
      { id: '3', event: 'message', data: { status: 'DONE' } },
    ]);
  });

  test('204 ends the reading for good', async () => {
    expect(await collect(reader(() => new Response(null, { status: 204 })).events)).toEqual([]);
  });

  test.each([
    ['an error', () => Response.json({ code: 'order.notFound' }, { status: 404 }), 'order.notFound'],
    ['something else', () => new Response('<html>'), 'answer.invalid'],
    ['network loss at the start', () => Promise.reject(new TypeError('offline')), 'network.failed'],
    [
      'network loss on the way',
      () => live('data: {"status":"DONE"}\n\n', new TypeError('lost')),
      'network.failed',
    ],
  ])('%s is an error with a code', async (_, answer, code) => {
    const failure = await collect(reader(answer).events).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect((failure as ApiError).code).toBe(code);
  });

  test('stopping is no error', async () => {
    const stop = new AbortController();
    const { events } = reader(
      () => {
        stop.abort();
        return Promise.reject(new Error('aborted'));
      },
      { signal: stop.signal },
    );
    expect(await collect(events)).toEqual([]);

    const later = new AbortController();
    const second = reader(() => live('data: {"status":"DONE"}\n\n', new Error('aborted')), {
      signal: later.signal,
    });
    for await (const event of second.events) {
      expect(event.data.status).toBe('DONE');
      later.abort();
    }
  });
});
