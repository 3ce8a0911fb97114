import { describe, expect, test } from 'vitest';

import { aPaymentSetting } from '../testing/index.ts';
import { DEFAULT_PAYMENT, offeredPayments, PAYMENT_PLATFORMS } from './offered-payments.ts';
import { PAYMENT_TYPES, paymentIcon, type PaymentType } from './payment.schema.ts';

const setting = (type: PaymentType, change = {}) => aPaymentSetting({ type, ...change });
const everything = PAYMENT_TYPES.map((type) => setting(type));
const allOn = ['cash', 'terminal', 'payme', 'click', 'uzum', 'card'] as const;

describe('SET-25 D22 which ways to pay are offered', () => {
  test.each(['WEB', 'TG', 'QR'] as const)('D22 %s: everything but the Click mini-app’s own', (platform) => {
    const answer = offeredPayments(everything, { switches: allOn, platform });
    expect(answer).toMatchObject({
      value: { types: PAYMENT_TYPES.filter((type) => type !== 'CLICK_MINI_APP') },
    });
  });

  test('D22 ENUM-09 CLICK_MINI_APP inside Click alone', () => {
    const answer = offeredPayments(everything, { switches: allOn, platform: 'CLICK' });
    expect(answer).toMatchObject({ value: { types: PAYMENT_TYPES } });
  });

  test.each([
    ['CASH', 'cash'],
    ['TERMINAL', 'terminal'],
    ['PAYME', 'payme'],
    ['CLICK', 'click'],
    ['CLICK_MINI_APP', 'click'],
    ['UZUM', 'uzum'],
  ] as const)('SET-25 %s needs the switch %s', (type, name) => {
    const others = allOn.filter((other) => other !== name);
    expect(offeredPayments([setting(type)], { switches: [name], platform: 'CLICK' }).ok).toBe(true);
    expect(offeredPayments([setting(type)], { switches: others, platform: 'CLICK' })).toEqual({
      ok: false,
      code: 'payment.unavailable',
    });
  });

  test.each(['PAYNET', 'RAHMAT', 'OTHER'] as const)(
    'D22 %s has no switch and goes by its setting',
    (type) => {
      expect(offeredPayments([setting(type)], { switches: [], platform: 'WEB' }).ok).toBe(true);
      expect(
        offeredPayments([setting(type, { isActive: false })], { switches: [], platform: 'WEB' }).ok,
      ).toBe(false);
    },
  );

  test.each([
    ['WEB', 'webEnabled'],
    ['TG', 'botEnabled'],
    ['CLICK', 'appEnabled'],
    ['QR', 'qrEnabled'],
  ] as const)('D22 D71 %s reads %s and no other flag', (platform, flag) => {
    const none = {
      webEnabled: false,
      botEnabled: false,
      appEnabled: false,
      qrEnabled: false,
      operatorEnabled: false,
    };
    for (const where of PAYMENT_PLATFORMS) {
      const answer = offeredPayments([setting('CASH', { ...none, [flag]: true })], {
        switches: allOn,
        platform: where,
      });
      expect(answer.ok).toBe(where === platform);
    }
  });

  test('D22 an inactive setting, or none at all, closes ordering', () => {
    const where = { switches: allOn, platform: 'WEB' } as const;
    expect(offeredPayments([setting('CASH', { isActive: false })], where)).toEqual({
      ok: false,
      code: 'payment.unavailable',
    });
    expect(offeredPayments([], where)).toEqual({ ok: false, code: 'payment.unavailable' });
  });

  test('D22 a type that is set up twice is offered once', () => {
    const answer = offeredPayments([setting('CASH'), setting('CASH')], { switches: allOn, platform: 'WEB' });
    expect(answer).toMatchObject({ value: { types: ['CASH'] } });
  });
});

describe('the default', () => {
  test.each([
    ['cash wherever it stands', ['PAYME', 'CASH'], 'CASH'],
    ['else the first', ['UZUM', 'PAYME'], 'UZUM'],
  ] as const)('PRICE-07 K-31 %s', (_, types, first) => {
    const answer = offeredPayments(
      types.map((type) => setting(type)),
      { switches: allOn, platform: 'WEB' },
    );
    expect(answer).toMatchObject({ value: { default: first } });
  });

  test('K-31 cash', () => {
    expect(DEFAULT_PAYMENT).toBe('CASH');
  });
});

test('ENUM-20 each way to pay has one of the eight icons', () => {
  expect(PAYMENT_TYPES.map(paymentIcon)).toEqual([
    'cash',
    'click',
    'paynet',
    'terminal',
    'payme',
    'uzum',
    'other',
    'rahmat',
    'click',
  ]);
});
