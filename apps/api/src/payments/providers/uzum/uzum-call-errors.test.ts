import { describe, expect, test } from 'vitest';

import { TEST_AMOUNT } from '../../../testing/payments/test-ledger.ts';
import { aUzumBank, OTHER, UZUM_STATES } from '../../../testing/payments/uzum-bank.ts';

const ORDER_UNKNOWN = '10007';
const WRONG_AMOUNT = '10011';

describe('T44 T47 what names no order, no service or no sum', () => {
  test.each<[string, object, string]>([
    ['no field', { params: {} }, '10005'],
    ['another field', { params: { number: 1007 } }, '10005'],
    ['another order', { params: { order_id: '1008' } }, ORDER_UNKNOWN],
    ['another service', { serviceId: 498_625 }, '10006'],
  ])('T44 %s', async (_, body, code) => {
    const bank = aUzumBank();
    expect(await bank.check(body)).toBe(code);
    expect(await bank.create(body)).toBe(code);
    expect(bank.testLedger.attempts).toEqual([]);
  });

  test.each(['confirm', 'reverse', 'status'] as const)('T44 %s for another service', async (operation) => {
    const bank = aUzumBank();
    await bank.create();
    expect(await bank[operation]({ serviceId: 1 })).toBe('10006');
    expect(bank.testLedger.attempts).toMatchObject([{ state: 'PENDING' }]);
  });

  test('T44 the number of a service may come as a text', async () => {
    const bank = aUzumBank();
    expect(await bank.create({ serviceId: '498624' })).toMatchObject({ status: 'CREATED' });
  });

  test.each([
    TEST_AMOUNT + 1,
    TEST_AMOUNT - 1,
    TEST_AMOUNT / 100,
    0,
    -1,
    TEST_AMOUNT + 0.5,
    String(TEST_AMOUNT),
    null,
  ])('T47 amount %j', async (amount) => {
    const bank = aUzumBank();
    expect(await bank.create({ amount })).toBe(WRONG_AMOUNT);
    expect(bank.testLedger.attempts).toEqual([]);
  });
});

test('T44 each situation has its own code in the merchant’s account, sent as the account writes it', async () => {
  const bank = aUzumBank({ codes: { transaction: '20014', confirmRepeated: 10_008 } });
  expect(await bank.status()).toBe('20014');
  await UZUM_STATES['confirmed']!(bank);
  expect(await bank.confirm()).toBe(10_008);
  expect(await bank.create({ transId: OTHER, params: {} })).toBe('10005');
});
