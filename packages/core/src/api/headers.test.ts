import { expect, test } from 'vitest';

import { BEARER_CHALLENGE, isOurChallenge, readBearer, readIdempotencyKey } from './headers.ts';

test.each([
  ['Bearer abc.DEF-1_2~3', 'abc.DEF-1_2~3'],
  ['bearer abc', 'abc'],
  ['Basic abc', null],
  ['Bearer ', null],
  ['Bearer a b', null],
  [undefined, null],
])('SES-07 the bearer of %j is %j', (header, token) => {
  expect(readBearer(header)).toBe(token);
});

test.each([
  ['k-1', 'k-1'],
  ['"k-1"', 'k-1'],
  ['', null],
  ['a b', null],
  [null, null],
  ['x'.repeat(129), null],
])('D46 the idempotency key of %j is %j', (header, key) => {
  expect(readIdempotencyKey(header)).toBe(key);
});

test('T23 our own challenge is known', () => {
  expect(isOurChallenge(BEARER_CHALLENGE)).toBe(true);
  expect(isOurChallenge(null)).toBe(false);
});
