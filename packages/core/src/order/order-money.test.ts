import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import type { PaymentType } from '../payment/payment.schema.ts';
import { isMoneyMissing, orderMoney, paidByType } from './order-money.ts';
import { ORDER_STATUSES } from './schemas/order-status.schema.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };
const event = (
  type: 'PAID' | 'UPDATE' | 'CHANGE_PAYMENT_TYPE' | 'CHANGE_STATUS',
  reason: string | null = null,
) => ({
  type,
  reason,
  paymentType: type === 'PAID' ? ('CLICK' as const) : null,
});
const [paid, refund, late, lateBack] = [
  event('PAID'),
  event('UPDATE', 'REFUND'),
  event('UPDATE', 'LATE_PAYMENT'),
  event('UPDATE', 'LATE_PAYMENT_RETURNED'),
];
const order = (status: 'CREATED' | 'COOKING' | 'DELIVERED' | 'CLOSED' | 'CANCELED', isPaid = false) => ({
  status,
  isPaid,
  paymentType: 'PAYME' as PaymentType,
});

test.each([
  ['COOKING', 'PAID'],
  ['CLOSED', 'PAID'],
  ['CANCELED', null],
] as const)('AGG-02 of what an aggregator settles, %s, the money is %s', (status, money) => {
  const settled = { ...order(status, true), paymentType: 'OTHER', serviceType: 'EXPRESS_24' } as const;
  expect(orderMoney(settled, [])).toBe(money);
});

test.each([
  ['paid', order('COOKING', true), [paid], 'PAID'],
  ['paid and cancelled', order('CANCELED', true), [paid], 'RETURNING'],
  ['paid, cancelled and given back', order('CANCELED'), [paid, refund], 'RETURNED'],
  ['given back while it goes on', order('COOKING'), [paid, refund], 'RETURNED'],
  [
    'given back, then to be paid another way',
    order('COOKING'),
    [paid, refund, event('CHANGE_PAYMENT_TYPE')],
    'UNPAID',
  ],
  ['given back in part', order('COOKING', true), [paid, refund], 'PAID'],
  ['not paid', order('CREATED'), [], 'UNPAID'],
  ['not paid beforehand, and delivered', order('DELIVERED'), [], 'UNPAID'],
  ['cash, and delivered', { ...order('DELIVERED'), paymentType: 'CASH' as const }, [], null],
  ['cancelled unpaid', order('CANCELED'), [], null],
  ['cash, and cancelled', { ...order('CANCELED'), paymentType: 'CASH' as const }, [], null],
  [
    'cash, cancelled and given back',
    { ...order('CANCELED'), paymentType: 'CASH' as const },
    [paid, refund],
    'RETURNED',
  ],
  ['closed unpaid', order('CLOSED'), [], null],
  ['paid after it was cancelled', order('CANCELED'), [late], 'RETURNING'],
  ['paid after it was cancelled, and given back', order('CANCELED'), [late, lateBack], 'RETURNED'],
  ['paid twice', order('COOKING', true), [paid, late], 'PAID'],
  ['paid a wrong sum, which went back', order('CREATED'), [late, lateBack], 'UNPAID'],
] as const)('F20 the state of an order’s money: %s', (_, one, history, money) => {
  expect(orderMoney(one, history)).toBe(money);
});

test('F20 a cancelled order is never paid or unpaid, whatever its history', () => {
  const any = fc.record({
    type: fc.constantFrom('PAID', 'UPDATE', 'CHANGE_PAYMENT_TYPE', 'CHANGE_STATUS'),
    reason: fc.option(fc.constantFrom('REFUND', 'LATE_PAYMENT', 'LATE_PAYMENT_RETURNED', 'UNPAID')),
    paymentType: fc.constant(null),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...ORDER_STATUSES),
      fc.boolean(),
      fc.array(any),
      (status, isPaid, history) => {
        const money = orderMoney({ status, isPaid, paymentType: 'PAYME' }, history);
        if (status === 'CANCELED') expect(['RETURNING', 'RETURNED', null]).toContain(money);
        else if (isPaid) expect(money).toBe('PAID');
      },
    ),
    runs,
  );
});

test('F20 what an order was paid by stays its way of payment when the money went back', () => {
  expect(paidByType(order('CANCELED'), [paid, refund])).toBe('CLICK');
  expect(paidByType(order('COOKING', true), [paid])).toBe('CLICK');
  expect(paidByType(order('CREATED'), [])).toBe('PAYME');
});

test('F20 money is missing where it was to come beforehand, and nothing else was free', () => {
  const one = { isPaid: false, paymentType: 'PAYME' as const, totalPrice: 1 };
  expect(isMoneyMissing(one)).toBe(true);
  expect(isMoneyMissing({ ...one, isPaid: true })).toBe(false);
  expect(isMoneyMissing({ ...one, paymentType: 'CASH' })).toBe(false);
  expect(isMoneyMissing({ ...one, totalPrice: 0 })).toBe(false);
});
