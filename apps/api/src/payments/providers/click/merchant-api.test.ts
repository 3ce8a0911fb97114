import { describe, expect, test } from 'vitest';

import { aClickService, refused, answered } from '../../../testing/payments/click/click-service.ts';
import { TEST_AMOUNT, TEST_START } from '../../../testing/payments/test-ledger.ts';
import { anAttempt, aPayable } from '../../../testing/payments/test-payable.ts';

const BY_ORDER = 'GET payment/status_by_mti/12345/1007/2026-03-01';
const NEXT_DAY = 'GET payment/status_by_mti/12345/1007/2026-03-02';
const REVERSAL = 'DELETE payment/reversal/12345/9876';
const BY_ID = 'GET payment/status/12345/9876';

describe('look-ups of an attempt', () => {
  const begun = anAttempt({ providerId: '55', providerPaymentId: '9876' });
  const unnamed = anAttempt({ providerId: '55' });
  const PAID = { state: 'PAID', amount: TEST_AMOUNT, providerId: '55', providerPaymentId: '9876' };
  const asking = (answers: Record<string, unknown>, account: object = {}) => {
    const service = aClickService(answers, account);
    const order = { ...aPayable().order, number: 1007 };
    const ask = (attempt = begun, now = TEST_START) => service.at.lookUp!({ order, attempt, now });
    return { ask, calls: service.calls };
  };
  const payment = (status: number | null, id: unknown = 9876) =>
    answered({ payment_id: id, payment_status: status });

  test('T49 the payment is asked for by the id of its document, and keeps the id of its transaction', async () => {
    const { ask, calls } = asking({ [BY_ID]: payment(2) });
    expect(await ask()).toEqual(PAID);
    expect(calls()).toEqual([BY_ID]);
    expect(await asking({ [BY_ID]: payment(2, null) }).ask()).toEqual(PAID);
  });

  test.each([
    [-1, 'CANCELED'],
    [-99, 'CANCELED'],
    [0, 'OPEN'],
    [1, 'OPEN'],
    [3, 'OPEN'],
    [null, 'OPEN'],
  ])('T49 status %s is %s', async (status, state) => {
    expect(await asking({ [BY_ID]: payment(status) }).ask()).toEqual({ state });
  });

  test('T49 an attempt that Click has not begun is open, and Click is not asked', async () => {
    const { ask, calls } = asking({ [BY_ORDER]: payment(2) });
    expect(await ask(anAttempt())).toEqual({ state: 'OPEN' });
    expect(calls()).toEqual([]);
  });

  test('T49 a payment unknown to Click is open; without an answer it is looked up again; without a login never', async () => {
    expect(await asking({ [BY_ID]: refused, [BY_ORDER]: refused }).ask()).toEqual({ state: 'OPEN' });
    await expect(asking({ [BY_ID]: 500 }).ask()).rejects.toThrow('500');
    await expect(asking({ [BY_ID]: new Error('cut') }).ask()).rejects.toThrow('no answer');
    expect(await asking({ [BY_ID]: payment(2) }, { merchantUserId: '' }).ask()).toBeNull();
  });

  test('F20 T49 another payment of the same order does not affect this attempt', async () => {
    const other = { [BY_ID]: refused, [BY_ORDER]: payment(2, 9877) };
    expect(await asking(other).ask()).toEqual({ state: 'OPEN' });
    expect(await asking({ [BY_ID]: refused, [BY_ORDER]: payment(2) }).ask()).toEqual(PAID);
  });

  test('F20 T49 an ended attempt counts as paid only by the id of its payment', async () => {
    const ended = { state: 'CANCELED' } as const;
    const { ask, calls } = asking({ [BY_ORDER]: payment(2) });
    expect(await ask({ ...unnamed, ...ended })).toEqual({ state: 'OPEN' });
    expect(calls()).toEqual([]);
    expect(await asking({ [BY_ID]: payment(2) }).ask({ ...begun, ...ended })).toEqual(PAID);
  });

  test('T49 without an id the order is asked for, on the day of its Prepare and the day after, in Tashkent', async () => {
    const begunAt = new Date('2026-03-01T18:59:00Z');
    const late = { ...unnamed, createdAt: new Date('2026-02-28T12:00:00Z'), begunAt };
    const one = asking({ [BY_ORDER]: payment(2) });
    expect(await one.ask(late, begunAt)).toEqual(PAID);
    expect(one.calls()).toEqual([BY_ORDER]);
    const two = asking({ [BY_ORDER]: refused, [NEXT_DAY]: payment(2) });
    expect(await two.ask(late, new Date('2026-03-01T19:01:00Z'))).toEqual(PAID);
    const three = asking({ [BY_ORDER]: refused, [NEXT_DAY]: refused });
    expect(await three.ask(late, new Date('2026-03-09T19:01:00Z'))).toEqual({ state: 'OPEN' });
    expect(three.calls()).toEqual([BY_ORDER, NEXT_DAY]);
    const notBegun = asking({ [BY_ORDER]: payment(2) });
    expect(await notBegun.ask({ ...unnamed, begunAt: null })).toEqual(PAID);
  });
});

describe('refunds', () => {
  const paid = anAttempt({ state: 'PAID', providerId: '55', providerPaymentId: '9876' });
  const back = (answers: Record<string, unknown>, change: object = {}, account: object = {}) =>
    aClickService(answers, account).at.refund!({
      id: 'r1',
      attempt: paid,
      amount: TEST_AMOUNT,
      isWhole: true,
      now: TEST_START,
      ...change,
    });
  const status = (value: number | null) => ({
    [REVERSAL]: refused,
    [BY_ID]: answered({ payment_id: 9876, payment_status: value }),
  });

  test('F20 whole, by the id of the payment; the id of a transaction may name the payment of another customer', async () => {
    expect(await back({ [REVERSAL]: answered({}) })).toBe('DONE');
    const own = { 'DELETE payment/reversal/12345/55': answered({}) };
    expect(await back(own, { attempt: { ...paid, providerPaymentId: null } })).toBe('IMPOSSIBLE');
  });

  test.each([
    [-1, 'DONE'],
    [0, 'IMPOSSIBLE'],
    [2, 'IMPOSSIBLE'],
    [null, 'IMPOSSIBLE'],
  ])('F20 refused, and its status is %s: %s', async (value, outcome) => {
    expect(await back(status(value))).toBe(outcome);
  });

  test('F20 a part, a payment without a name and a contract without a login are the staff’s', async () => {
    const whole = { [REVERSAL]: answered({}) };
    expect(await back(whole, { isWhole: false })).toBe('IMPOSSIBLE');
    expect(await back(whole, { attempt: anAttempt() })).toBe('IMPOSSIBLE');
    expect(await back(whole, {}, { merchantUserId: '' })).toBe('IMPOSSIBLE');
    await expect(back({ [REVERSAL]: 502 })).rejects.toThrow('502');
  });
});
