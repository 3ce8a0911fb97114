import { afterEach, expect, test, vi } from 'vitest';

import { readServerTime, serverTime } from './server-time.ts';

const NOW = Date.parse('2026-05-13T07:00:00Z');
const answer = (date: string | null) => new Response(null, date === null ? {} : { headers: { Date: date } });
afterEach(() => {
  vi.useRealTimers();
  readServerTime(answer(new Date().toUTCString()));
});

test.each([
  ['a day ahead', 86_400_000],
  ['a day behind', -86_400_000],
  ['ten minutes behind', -600_000],
])('F11 a device whose clock is %s goes by the server’s', (_, off) => {
  vi.useFakeTimers({ now: NOW + off });
  readServerTime(answer(new Date(NOW).toUTCString()));
  expect(serverTime().getTime()).toBe(NOW);
  vi.advanceTimersByTime(60_000);
  expect(serverTime().getTime()).toBe(NOW + 60_000);
});

test('F11 a clock that is right is left alone, and put right again it counts again', () => {
  vi.useFakeTimers({ now: NOW + 86_400_000 });
  readServerTime(answer(new Date(NOW).toUTCString()));
  vi.setSystemTime(NOW + 30_000);
  readServerTime(answer(new Date(NOW).toUTCString()));
  expect(serverTime().getTime()).toBe(NOW + 30_000);
});

test('an answer without a date changes nothing', () => {
  vi.useFakeTimers({ now: NOW });
  for (const date of [null, 'noon']) readServerTime(answer(date));
  expect(serverTime().getTime()).toBe(NOW);
});
