import type { ApiConfig } from '@dasturxon/core/api';
import type { BoardChange } from '@dasturxon/core/staff';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { followBoard } from './follow-board.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const change = (cursor: string): BoardChange => ({
  cursor,
  orders: [],
  removed: [],
  isComplete: false,
  branches: [],
  prints: [],
  bookings: [],
  seenAlerts: [],
});

/** A stream that sends changes and then breaks off, as on a bad network. */
function streamOf(...changes: BoardChange[]): Response {
  const text = changes.map((each) => `id: ${each.cursor}\ndata: ${JSON.stringify(each)}\n\n`).join('');
  const chunks = text === '' ? [] : [new TextEncoder().encode(text)];
  const body = new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.error(new TypeError('network error'));
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

const refusal = (status: number) => Response.json({ code: 'unauthorized', description: {} }, { status });

type Serve = (signal: AbortSignal | null | undefined) => Response;

/** A stream that sends a change and then nothing, as behind a dead access point. */
const silentStream =
  (first: BoardChange): Serve =>
  (signal) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(
          new TextEncoder().encode(`id: ${first.cursor}\ndata: ${JSON.stringify(first)}\n\n`),
        );
        signal?.addEventListener('abort', () => controller.error(new TypeError('aborted')));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };

/** Follows a board whose server gives these answers in turn, and then leaves the page. */
async function follow(...answers: (Response | Serve)[]) {
  const leaving = new AbortController();
  const asked: (string | null)[] = [];
  const seen: string[] = [];
  const config: ApiConfig = {
    baseUrl: 'http://osh.admin.localhost',
    merchantId: () => null,
    token: () => null,
    fetch: (_, init) => {
      asked.push(new Headers(init?.headers).get('last-event-id'));
      const answer = answers.shift();
      if (answer) return Promise.resolve(answer instanceof Response ? answer : answer(init?.signal));
      leaving.abort();
      return Promise.reject(new TypeError('left'));
    },
  };
  const following = followBoard(
    config,
    { signal: leaving.signal, after: null },
    {
      onAlive: () => undefined,
      onChange: ({ cursor }) => seen.push(cursor),
      onLost: () => seen.push('lost'),
      onSignedOut: () => seen.push('signed out'),
    },
  );
  await vi.runAllTimersAsync();
  await following;
  return { asked, seen };
}

test('BO-08 a stream that breaks is opened again after its last change', async () => {
  const { asked, seen } = await follow(streamOf(change('1'), change('2')), streamOf(change('3')));
  expect(seen).toEqual(['1', '2', 'lost', '3', 'lost']);
  expect(asked).toEqual([null, '2', '3']);
});

test('a stream that breaks before its first change starts from the beginning', async () => {
  const { asked, seen } = await follow(streamOf(), streamOf(change('1')));
  expect(seen).toEqual(['lost', '1', 'lost']);
  expect(asked).toEqual([null, null, '1']);
});

test('a session that has ended shows the sign-in; a failing server does not', async () => {
  expect((await follow(refusal(401))).seen).toEqual(['signed out', 'lost']);
  expect((await follow(refusal(503))).seen).toEqual(['lost']);
});

test('BO-75 a stream that is silent for 15 seconds is opened anew after its last change', async () => {
  const { asked, seen } = await follow(silentStream(change('7')), streamOf(change('8')));
  expect(seen.slice(0, 3)).toEqual(['7', 'lost', '8']);
  expect(asked.slice(0, 2)).toEqual([null, '7']);
});
