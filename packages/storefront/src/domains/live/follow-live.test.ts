import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ORDER_POLL_MS } from '../../domains/orders/orders.ts';
import { followLive } from './follow-live.ts';

let stop = () => {};
let isHidden = false;

beforeEach(() => {
  vi.useFakeTimers();
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Streams given one after the other; when they run out, one that stays open. */
function follow(...streams: (unknown[] | Error)[]) {
  const onEvents = vi.fn();
  const signals: AbortSignal[] = [];
  async function* read(signal: AbortSignal) {
    signals.push(signal);
    const next = streams.shift();
    if (next instanceof Error) throw next;
    if (next) return yield* next;
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
  }
  stop = followLive({ read, onEvents });
  return { onEvents, signals };
}

function setHidden(hidden: boolean) {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('ST-10 every event of the stream refreshes the order', async () => {
  const { onEvents } = follow(['accepted', 'cooking']);
  await pass(0);
  expect(onEvents).toHaveBeenCalledTimes(2);
});

test('a stream that ends is opened again', async () => {
  const { signals } = follow(['accepted']);
  await pass(1000);
  expect(signals).toHaveLength(2);
});

test('after two failures in a row the order is asked for every ten seconds', async () => {
  const { onEvents, signals } = follow(new Error('cut'), new Error('cut'));
  await pass(2000);
  expect(signals).toHaveLength(2);
  expect(onEvents).not.toHaveBeenCalled();
  await pass(ORDER_POLL_MS);
  expect(onEvents).toHaveBeenCalledTimes(1);
  await pass(ORDER_POLL_MS);
  expect(onEvents).toHaveBeenCalledTimes(2);
  expect(signals).toHaveLength(2);
});

test('a failure after an event starts the count anew', async () => {
  const { signals } = follow(new Error('cut'), ['accepted'], new Error('cut'));
  await pass(3000);
  expect(signals).toHaveLength(4);
});

test('the stream is closed while the page is hidden; coming back asks at once and listens again', async () => {
  const { onEvents, signals } = follow();
  await pass(0);
  setHidden(true);
  expect(signals[0]?.aborted).toBe(true);
  await pass(60_000);
  expect(signals).toHaveLength(1);
  setHidden(false);
  await pass(0);
  expect(onEvents).toHaveBeenCalledTimes(1);
  expect(signals).toHaveLength(2);
});

test('stopping closes the stream and asks nothing more', async () => {
  const { onEvents, signals } = follow();
  await pass(0);
  stop();
  expect(signals[0]?.aborted).toBe(true);
  await pass(60_000);
  expect(onEvents).not.toHaveBeenCalled();
});
