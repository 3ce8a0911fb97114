import { describe, expect, test } from 'vitest';

import { aClickService, refused, said } from '../../testing/payments/click-service.ts';
import { PAPER_AMOUNT, PAPER_START } from '../../testing/payments/paper-books.ts';
import { anAttempt, aPayable } from '../../testing/payments/paper-payable.ts';

const STATUS = 'GET payment/status_by_mti/12345/1007/2026-03-01';
const REVERSAL = 'DELETE payment/reversal/12345/9876';
const BY_ID = 'GET payment/status/12345/9876';

describe('what became of an attempt', () => {
  const ask = (answer: unknown, attempt = anAttempt(), account: object = {}) => {
    const service = aClickService({ [STATUS]: answer }, account);
    const order = { ...aPayable().order, number: 1007 };
    return service.at.lookUp!({ order, attempt, now: PAPER_START });
  };
  const payment = (status: number | null, id: unknown = 9876) =>
    said({ payment_id: id, payment_status: status });

  test('T49 a paid one, by the name that is known, else by Click’s', async () => {
    const paid = { state: 'PAID', amount: PAPER_AMOUNT, data: { orderNumber: 1007 } };
    expect(await ask(payment(2))).toEqual({ ...paid, providerId: '9876' });
    expect(await ask(payment(2), anAttempt({ providerId: '55' }))).toEqual({ ...paid, providerId: '55' });
    expect(await ask(payment(2, null))).toEqual({ state: 'OPEN' });
  });

  test.each([
    [-1, 'CANCELED'],
    [-99, 'CANCELED'],
    [0, 'OPEN'],
    [1, 'OPEN'],
    [3, 'OPEN'],
    [null, 'OPEN'],
  ])('T49 status %s is %s', async (status, state) => {
    expect(await ask(payment(status))).toEqual({ state });
  });

  test('T49 one that Click knows nothing of is open; without an answer it is asked again; without a login never', async () => {
    expect(await ask(refused)).toEqual({ state: 'OPEN' });
    await expect(ask(500)).rejects.toThrow('500');
    await expect(ask(new Error('cut'))).rejects.toThrow('no answer');
    expect(await ask(payment(2), anAttempt(), { merchantUserId: '' })).toBeNull();
  });

  test('T49 the day that Click is asked about is Tashkent’s', async () => {
    const service = aClickService({ 'GET payment/status_by_mti/12345/1007/2026-03-02': payment(2) });
    const attempt = anAttempt({ createdAt: new Date('2026-03-01T19:00:00Z') });
    expect(await service.at.lookUp!({ order: aPayable().order, attempt, now: PAPER_START })).toMatchObject({
      state: 'PAID',
    });
  });
});

describe('money that goes back', () => {
  const paid = anAttempt({ state: 'PAID', providerId: '55', data: { paydocId: '9876' } });
  const back = (answers: Record<string, unknown>, change: object = {}, account: object = {}) =>
    aClickService(answers, account).at.refund!({
      id: 'r1',
      attempt: paid,
      amount: PAPER_AMOUNT,
      isWhole: true,
      now: PAPER_START,
      ...change,
    });
  const status = (value: number | null) => ({
    [REVERSAL]: refused,
    [BY_ID]: said({ payment_id: 9876, payment_status: value }),
  });

  test('F20 whole, by the document that Prepare named, else by Click’s transaction', async () => {
    expect(await back({ [REVERSAL]: said({}) })).toBe('DONE');
    const own = { 'DELETE payment/reversal/12345/55': said({}) };
    for (const data of [{}, { paydocId: '' }, { paydocId: 7 }])
      expect(await back(own, { attempt: { ...paid, data } })).toBe('DONE');
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
    const whole = { [REVERSAL]: said({}) };
    expect(await back(whole, { isWhole: false })).toBe('IMPOSSIBLE');
    expect(await back(whole, { attempt: anAttempt() })).toBe('IMPOSSIBLE');
    expect(await back(whole, {}, { merchantUserId: '' })).toBe('IMPOSSIBLE');
    await expect(back({ [REVERSAL]: 502 })).rejects.toThrow('502');
  });
});
