import { expect, test } from 'vitest';

import {
  CODE_ATTEMPTS,
  CODE_LENGTH,
  CODE_LIFE_SECONDS,
  CODE_SENDS_LIMITS,
  resendCountdown,
  resendWaitSeconds,
} from './one-time-code.ts';

const at = (seconds: number) => new Date(1_760_000_000_000 + seconds * 1000);

test('SES-14 D29 the rules of a code', () => {
  expect([CODE_LENGTH, CODE_LIFE_SECONDS, CODE_ATTEMPTS]).toEqual([6, 180, 5]);
  expect(CODE_SENDS_LIMITS).toEqual([
    { sends: 3, withinSeconds: 600 },
    { sends: 10, withinSeconds: 86_400 },
  ]);
});

test.each([
  [0, 0],
  [1, 60],
  [2, 120],
  [3, 600],
  [4, 600],
  [100, 600],
])('SES-14 D29 after %i codes the next one waits %i s', (sends, seconds) => {
  expect(resendWaitSeconds(sends)).toBe(seconds);
});

test.each([
  [1, 0, 60],
  [1, 0.4, 60],
  [1, 59, 1],
  [1, 60, 0],
  [1, 600, 0],
  [2, 60, 60],
  [3, 60, 540],
])('SES-14 after %i codes and %d s the countdown shows %i', (sends, passed, left) => {
  expect(resendCountdown({ sends, lastSentAt: at(0), now: at(passed) })).toBe(left);
});
