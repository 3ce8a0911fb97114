import { expect, test } from 'vitest';

import {
  type PointsKind,
  type PointsReason,
  pointsReason,
  referralCause,
  stampCause,
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
