import { ApiError } from '@dasturxon/core/api';
import { aPlaceOrder } from '@dasturxon/core/testing';
import { expect, test } from 'vitest';

import { attemptFor, isFinalAnswer } from './attempt.ts';

const HOUR = 60 * 60_000;
let keys = 0;
const want = (choices: string, { now = 1000, totalPrice = 105_000 } = {}) => ({
  choices,
  body: aPlaceOrder({ totalPrice }),
  now,
  newKey: () => `key-${++keys}`,
});

test('T29 the same choices are resent under their key with their totals', () => {
  const first = attemptFor(null, want('plov'));
  const again = attemptFor(first, want('plov', { now: 2000, totalPrice: 1 }));
  expect(again).toBe(first);
  expect(again.body.totalPrice).toBe(105_000);
});

test('T29 changed choices are a new attempt under a new key', () => {
  const first = attemptFor(null, want('plov'));
  expect(attemptFor(first, want('lagmon')).key).not.toBe(first.key);
});

test('the same lunch a day later is another order', () => {
  const first = attemptFor(null, want('plov'));
  expect(attemptFor(first, want('plov', { now: 1000 + HOUR - 1 })).key).toBe(first.key);
  expect(attemptFor(first, want('plov', { now: 1000 + HOUR })).key).not.toBe(first.key);
});

test.each([
  ['an error', new ApiError({ code: 'order.belowMinimum', status: 422 }), true],
  ['a changed price', new ApiError({ code: 'price_changed', status: 409 }), true],
  ['a refused token', new ApiError({ code: 'session.expired', status: 401 }), true],
  ['an order still being placed', new ApiError({ code: 'in_progress', status: 409 }), false],
  ['too many calls', new ApiError({ code: 'request.rateLimited', status: 429 }), false],
  ['no network', new ApiError({ code: 'network.failed' }), false],
  ['no answer in time', new ApiError({ code: 'network.timeout' }), false],
  ["a server's fault", new ApiError({ code: 'server.failed', status: 500 }), false],
  ['something else', new Error('?'), false],
])('D63 after %s the attempt is over: %#', (_, error, isOver) => {
  expect(isFinalAnswer(error)).toBe(isOver);
});
