import { expect, test } from '@playwright/test';

import { mainThreadTasks } from '../../../bench/harness/main-thread.ts';
import {
  blockingTime,
  droppedFrames,
  median,
  pairedRatio,
  quantile,
  summarise,
} from '../../../bench/harness/statistics.ts';
import { kindOf } from '../../../bench/harness/traffic.ts';

test('the bench’s medians and quantiles leave out what is no number', () => {
  expect(median([3, 1, null, 2, NaN])).toBe(2);
  expect(quantile([0, 10], 0.25)).toBe(2.5);
  expect(median([])).toBeNull();
  expect(summarise([4, 2])).toMatchObject({ n: 2, min: 2, max: 4 });
});

test('a paired ratio cancels a slow round', () => {
  expect(pairedRatio([10, 100, 10], [5, 50, 5])).toBe(2);
  expect(pairedRatio([null, 4], [1, 2])).toBe(2);
});

test('blocking time is what lies above 50 ms, inside the window', () => {
  expect(
    blockingTime([
      [0, 50],
      [100, 150],
    ]),
  ).toBe(100);
  expect(blockingTime([[0, 200]], 100)).toBe(50);
  expect(blockingTime([[0, 200]], 0, 40)).toBe(0);
});

test('a task of the main thread counts its processor time, not its wait for the processor', () => {
  const page = { pid: 1, tid: 1 };
  const fcp = { ...page, name: 'firstContentfulPaint', ts: 100_000 };
  const task = (ts: number, tdur: number) => ({ ...page, name: 'RunTask', ts, dur: 900_000, tdur });
  const elsewhere = { ...task(120_000, 80_000), tid: 2 };
  expect(mainThreadTasks([task(0, 30_000), fcp, task(110_000, 20_000), elsewhere], 4)).toEqual({
    tbt: 30,
    longestTask: 120,
  });
  expect(mainThreadTasks([task(0, 30_000)], 4)).toBeNull();
});

test('a dropped frame is a vsync without one', () => {
  expect(droppedFrames([0, 16.7, 50, 66.7])).toMatchObject({ dropped: 1, frames: 3 });
});

test('traffic is sorted by what it is', () => {
  expect(kindOf('Other', 'application/javascript')).toBe('js');
  expect(kindOf('Fetch', 'application/json')).toBe('data');
  expect(kindOf('Image', 'image/avif')).toBe('img');
  expect(kindOf('Document', 'text/html')).toBe('html');
});
