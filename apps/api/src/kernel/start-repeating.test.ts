import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createLog } from './log.ts';
import { startRepeating } from './start-repeating.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aLog() {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  return { log, lines };
}

test('a turn that outlasts the interval keeps the next one from beginning, and the end waits for it', async () => {
  const turns: PromiseWithResolvers<void>[] = [];
  const stop = startRepeating({ everyMs: 1_000, log: aLog().log, failure: '' }, () => {
    turns.push(Promise.withResolvers());
    return turns.at(-1)!.promise;
  });
  await vi.advanceTimersByTimeAsync(3_500);
  expect(turns).toHaveLength(1);
  turns[0]!.resolve();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(turns).toHaveLength(2);

  let isStopped = false;
  const stopped = stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(5_000);
  expect([turns.length, isStopped]).toEqual([2, false]);
  turns[1]!.resolve();
  expect(await stopped).toBe(true);
});

test('a turn that fails is logged, and the next one comes', async () => {
  const { log, lines } = aLog();
  let turns = 0;
  const stop = startRepeating({ everyMs: 1_000, log, failure: 'the work was not done' }, async () => {
    turns += 1;
    if (turns === 1) throw new Error('the disk is full');
  });
  await vi.advanceTimersByTimeAsync(2_000);
  await stop();
  expect(turns).toBe(2);
  expect(lines.join()).toContain('the work was not done');
  expect(lines).toHaveLength(1);
});
