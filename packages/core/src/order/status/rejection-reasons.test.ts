import { expect, test } from 'vitest';

import { isSuspected, isTooFar, missingCalls, REJECTION_REASONS } from './rejection-reasons.ts';

test('BO-171 an unreachable guest was called twice; no other reason needs a call', () => {
  expect([0, 1, 2, 3].map((calls) => missingCalls('UNREACHABLE', calls))).toEqual([2, 1, 0, 0]);
  const others = REJECTION_REASONS.filter((reason) => reason !== 'UNREACHABLE');
  expect(others.map((reason) => missingCalls(reason, 0)).filter((left) => left > 0)).toEqual([]);
  expect(missingCalls(null, 0)).toBe(0);
});

test('BO-172 BO-173 only a cancelled order is suspected or too far', () => {
  expect(isSuspected({ status: 'CANCELED', reason: 'SUSPECTED' })).toBe(true);
  expect(isSuspected({ status: 'CREATED', reason: 'SUSPECTED' })).toBe(false);
  expect(isTooFar({ status: 'CANCELED', reason: 'TOO_FAR' })).toBe(true);
  expect(isTooFar({ status: 'CANCELED', reason: 'CLOSING' })).toBe(false);
});
