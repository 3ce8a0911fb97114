import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  type PointsKind,
  type PointsReason,
  pointsReason,
  referralCause,
  stampCause,
  withBalances,
} from './points-history.ts';

test.each<[PointsKind, string, string | null, PointsReason]>([
  ['SPEND', '', 'order-1', 'SPENT'],
  ['EARN', '', 'order-1', 'EARNED'],
  ['EARN', stampCause('pizza'), 'order-1', 'STAMPS'],
  ['EARN', referralCause('order-1'), 'order-1', 'WELCOME'],
  ['EARN', referralCause('order-2'), null, 'FRIEND_ORDERED'],
  ['REFUND', '', 'order-1', 'RETURNED'],
  ['EDIT', 'edit-1', 'order-1', 'RETURNED'],
  ['REVOKE', 'refund-1', 'order-1', 'TAKEN_BACK'],
  ['REVOKE', referralCause('order-2'), null, 'TAKEN_BACK'],
  ['ADJUST', '', null, 'ADJUSTED'],
])('B61 a line of kind %s, cause %j and order %s reads as %s', (kind, cause, orderId, reason) => {
  expect(pointsReason({ kind, cause, orderId })).toBe(reason);
});

test('B66 each line has the balance after it: the first that of now, and each is the one before it and the amount', () => {
  const anyAmounts = fc.array(fc.integer({ min: -100_000, max: 100_000 }), { minLength: 1 });
  fc.assert(
    fc.property(anyAmounts, fc.integer({ min: 0, max: 1_000_000 }), (amounts, balance) => {
      const lines = withBalances(
        amounts.map((amount) => ({ amount })),
        balance,
      );
      expect(lines[0]?.balance).toBe(balance);
      for (const [index, line] of lines.entries()) {
        const before = lines[index + 1]?.balance ?? balance - amounts.reduce((sum, one) => sum + one, 0);
        expect(line.balance).toBe(before + line.amount);
      }
    }),
  );
});
