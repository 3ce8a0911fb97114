import { describe, expect, test } from 'vitest';

import { checkOrder, checkPickup, type OrderFactsToCheck } from './check-order.ts';

const ready: OrderFactsToCheck = {
  serviceType: 'DELIVERY',
  offeredServices: ['DELIVERY', 'PICK_UP'],
  lines: ['plov|'],
  branch: { isOpenThatDay: true, isOpenNow: true },
  address: { streetName: 'Amir Temur' },
  isInArea: true,
  missingToMinimum: 0,
  payment: 'CASH',
  offeredPayments: ['CASH'],
  later: false,
  day: null,
  time: null,
  sendCheque: false,
  sendChequePhone: null,
  receiver: null,
  changeFrom: null,
  totalPrice: 50_000,
};

const whole = { later: true, day: '2026-05-10', time: '13:30' };

describe('IMP-11 what keeps an order from being placed', () => {
  test.each([
    ['nothing', {}, []],
    ['an empty basket', { lines: [] }, ['order.empty']],
    ['no service type', { serviceType: null }, ['serviceType.unavailable']],
    ['one that is not offered', { serviceType: 'DINE_IN' as const }, ['serviceType.unavailable']],
    ['no address', { address: null }, ['delivery.addressMissing']],
    ['GEO-15 an address without a street', { address: { streetName: ' ' } }, ['delivery.addressMissing']],
    ['VAL-14 outside every region', { isInArea: false }, ['delivery.outOfZone']],
    ['VAL-14 an area that is not checked', { isInArea: null }, []],
    ['no branch is the server’s to find', { branch: null }, []],
    [
      'VAL-15 ERR-17 a holiday of the branch',
      { branch: { isOpenThatDay: false, isOpenNow: false } },
      ['branch.holiday'],
    ],
    [
      'an hour at which the branch is closed',
      { branch: { isOpenThatDay: true, isOpenNow: false } },
      ['branch.closed'],
    ],
    ['later, the hour does not matter', { branch: { isOpenThatDay: true, isOpenNow: false }, ...whole }, []],
    ['VAL-08 later without a time', { later: true }, ['order.timeMissing']],
    ['VAL-12 below the minimum', { missingToMinimum: 1 }, ['order.belowMinimum']],
    ['no way to pay', { payment: null }, ['payment.unavailable']],
    ['D22 a way that is not offered', { payment: 'PAYME' as const }, ['payment.unavailable']],
  ])('IMP-11 DELIVERY: %s', (_, change, codes) => {
    expect(checkOrder({ ...ready, ...change }).map(({ code }) => code)).toEqual(codes);
  });

  test.each([
    ['nothing', {}, []],
    [
      'no address, no area, no minimum are asked',
      { address: null, isInArea: false, missingToMinimum: 5 },
      [],
    ],
    ['VAL-16 no branch', { branch: null }, ['branch.none']],
    ['GEO-20 a closed branch', { branch: { isOpenThatDay: false, isOpenNow: true } }, ['branch.holiday']],
    [
      'closed on the chosen day',
      { branch: { isOpenThatDay: false, isOpenNow: true }, ...whole },
      ['branch.holiday'],
    ],
    ['later without a day', { later: true, time: '13:30' }, ['order.timeMissing']],
  ])('IMP-11 PICK_UP: %s', (_, change, codes) => {
    expect(checkOrder({ ...ready, serviceType: 'PICK_UP', ...change }).map(({ code }) => code)).toEqual(
      codes,
    );
  });

  test.each([
    ['IMP-09 a fiscal receipt with a phone', { sendCheque: true, sendChequePhone: '+998 90 123 45 67' }, []],
    [
      'IMP-09 a fiscal receipt without a phone',
      { sendCheque: true },
      [{ code: 'phone.invalid', field: 'sendChequePhone' }],
    ],
    [
      'IMP-09 a fiscal receipt with a phone that is none',
      { sendCheque: true, sendChequePhone: '12' },
      [{ code: 'phone.invalid', field: 'sendChequePhone' }],
    ],
    ['IMP-09 a broken phone without a fiscal receipt', { sendChequePhone: '12' }, []],
    ['IMP-10 another receiver', { receiver: { name: 'Al', phone: '901234567' } }, []],
    ['IMP-10 one with the longest name', { receiver: { name: 'x'.repeat(50), phone: '901234567' } }, []],
    [
      'IMP-10 D34 one whose name is too short and whose phone is none',
      { receiver: { name: ' A ', phone: '' } },
      [
        { code: 'request.invalid', field: 'receiver.name' },
        { code: 'phone.invalid', field: 'receiver.phone' },
      ],
    ],
    [
      'IMP-10 D34 one whose name is too long',
      { receiver: { name: 'x'.repeat(51), phone: '901234567' } },
      [{ code: 'request.invalid', field: 'receiver.name' }],
    ],
  ])('%s', (_, change, errors) => {
    expect(checkOrder({ ...ready, ...change })).toEqual(errors);
  });

  test('IMP-11 all problems are reported at once, with the values of their messages', () => {
    expect(
      checkOrder({
        ...ready,
        missingToMinimum: 7_000,
        address: null,
        payment: null,
        later: true,
      }),
    ).toEqual([
      { code: 'delivery.addressMissing' },
      { code: 'order.timeMissing' },
      { code: 'order.belowMinimum', missing: 7_000 },
      { code: 'payment.unavailable' },
    ]);
  });

  test.each([
    [true, true, false, null, true],
    [false, true, false, null, false],
    [true, false, false, null, false],
    [true, true, true, null, false],
    [true, true, true, '13:30', true],
  ])(
    'IMP-11 pickupValid: branch %s, open %s, later %s, time %j: %s',
    (hasBranch, isOpen, later, time, valid) => {
      const branch = hasBranch ? { isOpenThatDay: isOpen, isOpenNow: isOpen } : null;
      const order = { branch, later, day: '2026-05-10', time };
      expect(checkPickup(order).length === 0).toBe(valid);
    },
  );
});
