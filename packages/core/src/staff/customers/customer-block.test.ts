import { expect, test } from 'vitest';

import { isBlockEnd } from './customer-block.ts';

const NOW = new Date('2026-05-12T09:00:00Z');

test.each([
  [null, true],
  ['2026-05-12T09:00:01Z', true],
  ['2027-05-13T09:00:00Z', true],
  ['2027-05-13T09:00:01Z', false],
  ['2026-05-12T09:00:00Z', false],
  ['2020-01-01T00:00:00Z', false],
])('BO-467 a block may end at %s: %s', (until, isEnd) => {
  expect(isBlockEnd(until, NOW)).toBe(isEnd);
});
