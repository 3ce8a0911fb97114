import { describe, expect, test } from 'vitest';

import { DAY_MS, HOUR_MS } from '../kernel/durations.ts';
import { isWebhookFailing } from './outside.ts';

const now = new Date('2026-05-13T10:00:00Z');
const failedAgo = (ms: number) => ({ at: new Date(now.getTime() - ms), message: 'Connection refused' });

describe('C4 a bot’s webhook', () => {
  test.each([
    ['works without an error', 0, null, false],
    ['works while a few updates are under way', 3, null, false],
    ['fails with an error of this hour', 0, HOUR_MS / 2, true],
    ['works again an hour after a single error', 0, HOUR_MS + 1, false],
    ['fails while updates wait after an error of today', 1, 20 * HOUR_MS, true],
    ['works when the error is older than a day', 1, DAY_MS + 1, false],
    ['fails when many updates wait', 50, null, true],
  ])('%s', (_, pendingCount, age, fails) => {
    const lastError = age === null ? null : failedAgo(age);
    expect(isWebhookFailing({ isOurs: true, pendingCount, lastError }, now)).toBe(fails);
  });
});
