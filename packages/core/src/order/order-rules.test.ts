import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { aBranch, anOrder, anOrderRequest, aPromo } from '../testing/index.ts';
import { cancelEffects, canCustomerCancel } from './cancel-order.ts';
import { checkOrder, checkPickup, isPickupValid, type OrderFactsToCheck } from './check-order.ts';
import { clearAfterSuccess, CLEARED_AFTER_SUCCESS, LATER_AFTER_SUCCESS } from './clear-after-success.ts';
import { offeredServices, pickServiceType } from './offered-services.ts';
import { originOf } from './order-origin.ts';
import { ORDER_STATUSES } from './order-status.schema.ts';
import { ACTIVE_STATUSES, ARCHIVE_STATUSES, statusesOf, tabOf } from './order-tabs.ts';
import { checkTiming, firstStatus, leavesLead, startsAt, timingLabel } from './order-timing.ts';
import { isConfirmed, STATUS_LABELS_UZ, statusLabelLanguage } from './status-labels.ts';

const runs = { numRuns: Number(process.env.FC_RUNS ?? 1000) };

describe('tabs and words', () => {
  test('ST-06 D25 the tabs and who stands in neither', () => {
    expect(statusesOf('active').toSorted()).toEqual([...ACTIVE_STATUSES].toSorted());
    expect(statusesOf('archive').toSorted()).toEqual([...ARCHIVE_STATUSES].toSorted());
    expect(ORDER_STATUSES.filter((status) => tabOf(status) === null)).toEqual(['OPEN']);
    expect(tabOf('ON_WAY')).toBe('active');
    expect(tabOf('CANCELED')).toBe('archive');
  });

  test('ST-02 D23 status words are Uzbek, each status has its own', () => {
    expect(STATUS_LABELS_UZ.CREATED).toBe('Yangi');
    expect(STATUS_LABELS_UZ.CANCELED).toBe('Bekor qilindi');
    expect(new Set(ORDER_STATUSES.map((status) => STATUS_LABELS_UZ[status])).size).toBe(
      ORDER_STATUSES.length,
    );
  });

  test('ST-02 D23 D69 in every language, unless the merchant says current', () => {
    expect(statusLabelLanguage('uz', 'ar')).toBe('uz');
    expect(statusLabelLanguage('current', 'ar')).toBe('ar');
  });

  test('ST-10 an order is confirmed from its acceptance until it has arrived', () => {
    expect(ORDER_STATUSES.filter(isConfirmed).toSorted()).toEqual([
      'ACCEPTED',
      'ATTACHED',
      'COOKING',
      'DONE',
      'ON_WAY',
    ]);
  });

  test.each([
    ['WEB', true, 'CLIENT_WEB', 'CLIENT_WEB_MOBILE'],
    ['WEB', false, 'CLIENT_WEB', 'CLIENT_WEB_DESKTOP'],
    ['TG', true, 'TELEGRAM_BOT', 'TELEGRAM_BOT'],
    ['CLICK', true, 'CLIENT_WEB', 'CLICK_MINI_APP'],
  ] as const)('ENUM-12 ENUM-15 D16 %s, mobile %s: %s and %s', (platform, isMobile, orderDevice, source) => {
    expect(originOf(platform, { isMobile })).toEqual({ orderDevice, source });
  });
});

describe('timing', () => {
  test.each([
    ['now needs neither', { later: false, day: null, time: null }, 'NOW'],
    ['both', { later: true, day: '2026-05-10', time: '13:30' }, 'LATER'],
    ['no day', { later: true, day: null, time: '13:30' }, null],
    ['no time', { later: true, day: '2026-05-10', time: null }, null],
    ['a time that is none', { later: true, day: '2026-05-10', time: '24:00' }, null],
    ['a time of another spelling', { later: true, day: '2026-05-10', time: '9:30' }, null],
    ['a day of another spelling', { later: true, day: '10.05.2026', time: '13:30' }, null],
  ])('VAL-08 ST-04 %s', (_, timing, when) => {
    expect(checkTiming(timing)).toEqual(
      when ? { ok: true, value: when } : { ok: false, code: 'order.timeMissing' },
    );
  });

  test('ST-05 a later order begins waiting for its time, a now order created', () => {
    expect([firstStatus(true), firstStatus(false)]).toEqual(['AT_TIME', 'CREATED']);
  });

  test.each([
    [false, 'CREATED', 'NOW'],
    [true, 'OPEN', 'LATER'],
    [true, 'AT_TIME', 'ON_TIME'],
    [true, 'COOKING', 'ON_TIME'],
  ] as const)('ST-04 D24 later %s in %s is called %s', (later, status, label) => {
    expect(timingLabel({ later, status })).toBe(label);
  });

  test('I30 D27 a promised moment leaves the lead, to the millisecond, and starts exactly then', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5000, max: 5000 }), fc.nat(180), (shift, lead) => {
        const now = new Date('2026-05-10T12:00:00Z');
        const deliveryAt = new Date(now.getTime() + lead * 60_000 + shift);
        expect(leavesLead(deliveryAt, now, lead)).toBe(shift >= 0);
        expect(startsAt(deliveryAt, lead).getTime()).toBe(now.getTime() + shift);
        expect(leavesLead(deliveryAt, startsAt(deliveryAt, lead), lead)).toBe(true);
      }),
      runs,
    );
  });
});

describe('cancelling', () => {
  test('SET-16 D19 a customer may cancel before acceptance, where the merchant lets them', () => {
    const allowed = ORDER_STATUSES.filter(
      (status) => canCustomerCancel({ status }, { cancelOrder: true }).ok,
    );
    expect(allowed.toSorted()).toEqual(['AT_TIME', 'CREATED']);
    expect(canCustomerCancel({ status: 'CREATED' }, { cancelOrder: true })).toEqual({
      ok: true,
      value: true,
    });
    expect(canCustomerCancel({ status: 'CREATED' }, { cancelOrder: false })).toEqual({
      ok: false,
      code: 'order.notCancellable',
    });
  });

  test.each([
    ['a paid one is refunded', { isPaid: true }, { refund: true, cashback: 0, promoId: null }],
    [
      'points and the promo’s use come back',
      { cashback: 5_000, promoId: 'p1' },
      { refund: false, cashback: 5_000, promoId: 'p1' },
    ],
    [
      'a cancelled one gives nothing a second time',
      { status: 'CANCELED' as const, isPaid: true, cashback: 5_000, promoId: 'p1' },
      { refund: false, cashback: 0, promoId: null },
    ],
  ])('D19 I22 %s', (_, change, effects) => {
    expect(cancelEffects(anOrder(change))).toEqual(effects);
  });

  test('I22 however often an order is cancelled, it gives back exactly one use', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.boolean(), (times, isPaid) => {
        let order = anOrder({ promoId: 'p1', isPaid });
        let [uses, refunds] = [0, 0];
        for (let i = 0; i < times; i += 1) {
          const effects = cancelEffects(order);
          if (effects.promoId) uses += 1;
          if (effects.refund) refunds += 1;
          order = { ...order, status: 'CANCELED' };
        }
        expect([uses, refunds]).toEqual([1, isPaid ? 1 : 0]);
      }),
      runs,
    );
  });
});

const ready: OrderFactsToCheck = {
  serviceType: 'DELIVERY',
  offeredServices: ['DELIVERY', 'PICK_UP'],
  lines: ['plov|'],
  refusedLines: [],
  branch: { isOpenThatDay: true, isOpenNow: true },
  address: { hasCoordinates: true, streetName: 'Amir Temur' },
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
};
const whole = { later: true, day: '2026-05-10', time: '13:30' };

describe('IMP-11 what keeps an order from being placed', () => {
  test.each([
    ['nothing', {}, []],
    ['an empty basket', { lines: [] }, ['order.empty']],
    ['a line that cannot be ordered', { refusedLines: ['plov|'] }, ['product.unavailable']],
    ['no service type', { serviceType: null }, ['serviceType.unavailable']],
    ['one that is not offered', { serviceType: 'DINE_IN' as const }, ['serviceType.unavailable']],
    ['no address', { address: null }, ['delivery.addressMissing']],
    [
      'an address without coordinates',
      { address: { hasCoordinates: false, streetName: 'x' } },
      ['delivery.addressMissing'],
    ],
    [
      'GEO-15 an address without a street',
      { address: { hasCoordinates: true, streetName: ' ' } },
      ['delivery.addressMissing'],
    ],
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
    ['IMP-09 a cheque with a phone', { sendCheque: true, sendChequePhone: '+998 90 123 45 67' }, []],
    [
      'IMP-09 a cheque without a phone',
      { sendCheque: true },
      [{ code: 'phone.invalid', field: 'sendChequePhone' }],
    ],
    [
      'IMP-09 a cheque with a phone that is none',
      { sendCheque: true, sendChequePhone: '12' },
      [{ code: 'phone.invalid', field: 'sendChequePhone' }],
    ],
    ['IMP-09 a broken phone without a cheque', { sendChequePhone: '12' }, []],
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
  ])('%s', (_, change, refusals) => {
    expect(checkOrder({ ...ready, ...change })).toEqual(refusals);
  });

  test('IMP-11 everything is said at once, with what a sentence needs', () => {
    expect(
      checkOrder({
        ...ready,
        refusedLines: ['plov|'],
        missingToMinimum: 7_000,
        address: null,
        payment: null,
        later: true,
      }),
    ).toEqual([
      { code: 'product.unavailable', lines: ['plov|'] },
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
      expect(isPickupValid(order)).toBe(valid);
      expect(checkPickup(order).length === 0).toBe(valid);
    },
  );
});

const kitchen = (settings: object) => ({ settings: { ...aBranch().settings, ...settings } });

describe('service types', () => {
  test.each([
    [
      'all that the merchant has on',
      ['DELIVERY', 'PICK_UP', 'DINE_IN'],
      null,
      ['DELIVERY', 'PICK_UP', 'DINE_IN'],
    ],
    [
      'less what the branch does not serve',
      ['DELIVERY', 'PICK_UP'],
      { deliveryEnabled: false, pickupEnabled: true },
      ['PICK_UP'],
    ],
    [
      'never what the merchant has off',
      ['PICK_UP'],
      { deliveryEnabled: true, pickupEnabled: true },
      ['PICK_UP'],
    ],
  ] as const)('SET-01 D75 offered: %s', (_, services, settings, offered) => {
    expect(offeredServices(services, settings && kitchen(settings))).toEqual(offered);
  });

  const settings = {
    botDefaultDeliveryType: 'PICK_UP',
    webDefaultDeliveryType: 'DINE_IN',
    appDefaultDeliveryType: null,
  } as const;
  test.each([
    ['the shell’s own', 'TG', ['DELIVERY', 'PICK_UP'], settings, 'PICK_UP'],
    ['the first where its own is not offered', 'WEB', ['DELIVERY', 'PICK_UP'], settings, 'DELIVERY'],
    ['the first where it has none', 'CLICK', ['PICK_UP'], settings, 'PICK_UP'],
    ['the first without settings', 'WEB', ['DELIVERY'], null, 'DELIVERY'],
    ['none where nothing is offered', 'WEB', [], settings, null],
  ] as const)('IMP-13 at the start: %s', (_, platform, offered, defaults, picked) => {
    expect(pickServiceType(platform, offered, defaults)).toBe(picked);
  });
});

describe('ST-07 after a successful order', () => {
  const draft = {
    ...anOrderRequest({
      cartItems: [{ productId: 'plov', count: 1, modifiers: [] }],
      comment: 'no onion',
      courierComment: 'call',
      promo: aPromo(),
      promoId: 'promo-1',
      promoCode: 'PALOV',
      cashback: 5_000,
      deliveryPrice: 15_000,
      receiver: { name: 'Ali', phone: '998901234567' },
      later: true,
      day: '2026-05-10',
      time: '13:30',
      serviceType: 'PICK_UP',
      paymentType: 'PAYME',
    }),
    office: '12',
    domophone: '34',
    entrance: '2',
    floor: '5',
  };

  test('ST-07 ST-08 I34 IMP-10 exactly the named fields are set back', () => {
    const after = clearAfterSuccess(draft);
    const touched = Object.keys(draft).filter(
      (name) => after[name as keyof typeof draft] !== draft[name as keyof typeof draft],
    );
    expect(touched.toSorted()).toEqual(Object.keys(CLEARED_AFTER_SUCCESS).toSorted());
    expect(after).toMatchObject(CLEARED_AFTER_SUCCESS);
    expect(after).toMatchObject({ serviceType: 'PICK_UP', paymentType: 'PAYME', courierComment: 'call' });
  });

  test('ST-07 what is spent goes back to nothing, what is typed to empty', () => {
    expect(CLEARED_AFTER_SUCCESS).toMatchObject({
      cashback: 0,
      deliveryPrice: 0,
      comment: null,
      office: '',
      floor: '',
    });
  });

  test('ST-08 D26 the later-flag goes back to now', () => {
    expect(LATER_AFTER_SUCCESS).toBe(false);
    expect(clearAfterSuccess(draft).later).toBe(false);
  });

  test('I34 a field the draft does not have is not put into it', () => {
    expect(clearAfterSuccess({ comment: 'x', note: 'y' })).toEqual({ comment: null, note: 'y' });
  });

  test('I34 clearing twice is clearing once', () => {
    expect(clearAfterSuccess(clearAfterSuccess(draft))).toEqual(clearAfterSuccess(draft));
  });
});
