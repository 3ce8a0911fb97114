import { describe, expect, test } from 'vitest';

import { checkPayable, providerOf, sumToPay, type OrderToPay } from './payable.ts';
import { PAYMENT_TYPES } from './payment.schema.ts';

const order = (change: Partial<OrderToPay> = {}): OrderToPay => ({
  status: 'CREATED',
  paymentType: 'PAYME',
  isPaid: false,
  totalPrice: 105_000,
  due: 0,
  ...change,
});
const by = { provider: 'PAYME', amount: 10_500_000, isBusy: false } as const;
const code = (change: Partial<OrderToPay>, how: Partial<Parameters<typeof checkPayable>[1]> = {}) => {
  const answer = checkPayable(order(change), { ...by, ...how });
  return answer.ok ? answer.value : answer.code;
};

describe('T46 T47 ST-03 whether an order may be paid', () => {
  test('T47 exactly its total, in tiyin', () => {
    expect(code({})).toBe(10_500_000);
    expect(code({}, { amount: null })).toBe(10_500_000);
    for (const amount of [10_499_999, 10_500_001, 105_000, 1_050_000_000, 1])
      expect(checkPayable(order(), { ...by, amount })).toEqual({
        ok: false,
        code: 'payment.wrongAmount',
        expected: 10_500_000,
      });
    expect(code({ totalPrice: 0 }, { amount: null })).toBe('payment.wrongAmount');
    expect(code({ totalPrice: 0 }, { amount: 0 })).toBe('payment.wrongAmount');
  });

  test.each([
    [{ status: 'CANCELED' }, 'payment.orderClosed'],
    [{ status: 'CANCELED', isPaid: true }, 'payment.orderClosed'],
    [{ status: 'CLOSED' }, 'payment.orderClosed'],
    [{ status: 'CLOSED', isPaid: true }, 'payment.alreadyPaid'],
    [{ isPaid: true }, 'payment.alreadyPaid'],
    [{ paymentType: 'CASH' as const }, 'payment.otherMethod'],
    [{ paymentType: 'CLICK' as const }, 'payment.otherMethod'],
  ])('T46 %j is %s', (change, wanted) => {
    expect(code(change)).toBe(wanted);
  });

  test('T46 one live attempt at a time, across all providers', () => {
    expect(code({}, { isBusy: true })).toBe('payment.inProgress');
    expect(code({}, { isBusy: true, amount: 1 })).toBe('payment.wrongAmount');
  });

  test.each(['ACCEPTED', 'COOKING', 'DONE', 'ON_WAY', 'DELIVERED', 'AT_TIME'])(
    'ST-03 an order that is %s can still be paid',
    (status) => {
      expect(code({ status })).toBe(10_500_000);
    },
  );

  test('ENUM-09 the Click mini-app is Click, the others are themselves', () => {
    expect(code({ paymentType: 'CLICK_MINI_APP' }, { provider: 'CLICK' })).toBe(10_500_000);
    expect(PAYMENT_TYPES.filter((type) => providerOf(type) !== type)).toEqual(['CLICK_MINI_APP']);
    expect(providerOf('CLICK_MINI_APP')).toBe('CLICK');
  });

  test('BO-120 a paid order takes exactly what an edit added, until the hand-over', () => {
    const dearer = { isPaid: true, due: 22_000 };
    expect(code({ ...dearer, status: 'ACCEPTED' }, { amount: null })).toBe(2_200_000);
    expect(code({ ...dearer, status: 'COOKING' }, { amount: 2_200_000 })).toBe(2_200_000);
    expect(code(dearer, { amount: 10_500_000 })).toBe('payment.wrongAmount');
    expect(code(dearer, { amount: null, isBusy: true })).toBe('payment.inProgress');
    expect(code({ ...dearer, paymentType: 'CLICK' }, { amount: null })).toBe('payment.otherMethod');
    for (const status of ['DELIVERED', 'CLOSED'])
      expect(code({ ...dearer, status }, { amount: null })).toBe('payment.alreadyPaid');
    expect(code({ ...dearer, status: 'CANCELED' }, { amount: null })).toBe('payment.orderClosed');
    // Left over from a payment that went back whole: the total is owed.
    expect(sumToPay(order({ due: 22_000 }))).toBe(105_000);
  });

  test('C6 an order that several people pay takes no money as a whole before its parts are paid', () => {
    expect(code({ isSplit: true }, { amount: 10_500_000 })).toBe('payment.wrongAmount');
    expect(code({ isSplit: true }, { amount: null })).toBe('payment.wrongAmount');
    expect(code({ isSplit: true, isPaid: true, due: 22_000 }, { amount: null })).toBe(2_200_000);
  });
});
