import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { ROLES } from '../auth/user.schema.ts';
import { ORDER_STATUSES } from '../order/schemas/order-status.schema.ts';
import {
  isRefundOverdue,
  isWithinRefundLimit,
  REFUND_ALARM_MS,
  refundLimit,
  type RefundableOrder,
} from './staff-refund.ts';

const order = (change: Partial<RefundableOrder> = {}): RefundableOrder => ({
  status: 'ACCEPTED',
  held: 90_000,
  given: 0,
  managerLimit: 50_000,
  ...change,
});

describe('BO-80 what a role may refund', () => {
  test('an operator returns the whole of an order that is not cooked, and no part', () => {
    const limit = refundLimit('OPERATOR', order());
    expect([isWithinRefundLimit(limit, 90_000), isWithinRefundLimit(limit, 89_999)]).toEqual([true, false]);
    const open = ORDER_STATUSES.filter((status) => refundLimit('OPERATOR', order({ status })).atMost > 0);
    expect(open.toSorted()).toEqual(['ACCEPTED', 'AT_TIME', 'CREATED']);
  });

  test('a manager returns parts up to the limit, of one order in all', () => {
    const limit = refundLimit('MANAGER', order({ status: 'CLOSED' }));
    expect([isWithinRefundLimit(limit, 50_000), isWithinRefundLimit(limit, 50_001)]).toEqual([true, false]);
    expect(refundLimit('MANAGER', order({ given: 30_000 })).atMost).toBe(20_000);
    expect(refundLimit('MANAGER', order({ given: 60_000 })).atMost).toBe(0);
  });

  test('an owner returns everything that is held', () => {
    expect(refundLimit('ADMIN', order({ status: 'CLOSED', given: 900_000 })).atMost).toBe(90_000);
  });

  test('no refund is empty, above what is held, or without the permission', () => {
    const sums = fc.nat(1_000_000);
    const any = fc.record({
      status: fc.constantFrom(...ORDER_STATUSES),
      held: sums,
      given: sums,
      managerLimit: sums,
    });
    fc.assert(
      fc.property(fc.constantFrom(...ROLES), any, sums, (role, about, amount) => {
        const limit = refundLimit(role, about);
        if (!isWithinRefundLimit(limit, amount)) return;
        expect(amount).toBeGreaterThan(0);
        expect(amount).toBeLessThanOrEqual(about.held);
        expect(['OPERATOR', 'MANAGER', 'ADMIN']).toContain(role);
        if (role === 'MANAGER') expect(about.given + amount).toBeLessThanOrEqual(about.managerLimit);
      }),
    );
  });
});

test('BO-81 a refund is overdue after ten minutes, to the millisecond', () => {
  const now = new Date('2026-05-10T12:00:00Z');
  const since = (ms: number) => ({ createdAt: new Date(now.getTime() - ms).toISOString() });
  expect([REFUND_ALARM_MS - 1, REFUND_ALARM_MS].map((ms) => isRefundOverdue(since(ms), now))).toEqual([
    false,
    true,
  ]);
});
