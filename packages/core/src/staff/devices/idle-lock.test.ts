import { expect, test } from 'vitest';

import { IDLE_LOCK_MS, isIdleLocked } from './idle-lock.ts';

const at = (ms: number) => new Date(Date.UTC(2026, 9, 1) + ms);

test.each([
  ['just before ten minutes', null, IDLE_LOCK_MS - 1, false],
  ['after ten minutes', null, IDLE_LOCK_MS, true],
  ['at once when it is locked by hand', at(0), 0, true],
])('BO-43 a session on a tablet, %s', (_, lockedAt, ms, expected) => {
  expect(isIdleLocked({ lockedAt, touchedAt: at(0) }, at(ms))).toBe(expected);
});
