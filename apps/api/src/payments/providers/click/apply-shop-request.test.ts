import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { aClickMerchant, FAILED, CLICK_AMOUNT } from '../../../testing/payments/click/click-merchant.ts';
import { TEST_AMOUNT } from '../../../testing/payments/test-ledger.ts';

test('T45 the stored data of a Prepare, and both answers', async () => {
  const merchant = aClickMerchant();
  expect(await merchant.prepare()).toEqual({
    click_trans_id: 13987654,
    merchant_trans_id: '1007',
    merchant_prepare_id: 5001,
    error: 0,
    error_note: 'Success',
  });
  expect(merchant.testLedger.attempts).toMatchObject([
    { providerId: '13987654', amount: TEST_AMOUNT, state: 'PENDING', providerPaymentId: '9876' },
  ]);
  expect(merchant.testLedger.attempts[0]!.providerTime).toBe(merchant.testLedger.world.now.getTime());
  expect(await merchant.complete()).toEqual({
    click_trans_id: 13987654,
    merchant_trans_id: '1007',
    merchant_confirm_id: 5001,
    error: 0,
    error_note: 'Success',
  });
});

test.each(['2', '-1', '', '00', '01', 'toString', '__proto__'])(
  'T44 action %j is unknown to Click: −3, and nothing is begun',
  async (action) => {
    const merchant = aClickMerchant();
    expect(await merchant.call({ action })).toMatchObject({ error: -3 });
    expect(merchant.testLedger.attempts).toEqual([]);
  },
);

test.each(['1008', '0', 'abc', '-1007', '10070'])('T44 order %s is unknown: −5', async (number) => {
  const merchant = aClickMerchant();
  expect(await merchant.prepare({ merchant_trans_id: number })).toMatchObject({ error: -5 });
  expect(await merchant.complete({ merchant_trans_id: number })).toMatchObject({ error: -5 });
});

describe('T47 amounts are texts of soʻm, exact to the tiyin', () => {
  const WRONG = [
    '104999.99',
    '105000.01',
    '10500000',
    '1050',
    '105000.001',
    '1.05e5',
    '１０５０００',
    ' 105000',
    '-105000',
    '0',
    '',
  ];
  test.each(WRONG)('T47 %j is not the order’s total', async (amount) => {
    const merchant = aClickMerchant();
    expect(await merchant.prepare({ amount })).toMatchObject({ error: -2 });
    expect(merchant.testLedger.attempts).toEqual([]);
    await merchant.prepare();
    expect(await merchant.prepare({ amount })).toMatchObject({ error: -2 });
    expect(await merchant.complete({ amount })).toMatchObject({ error: -2 });
    expect(merchant.testLedger.now(merchant.row).isPaid).toBe(false);
  });

  test.each(['105000', '105000.0', '105000.00'])('T47 %s is', async (amount) => {
    const merchant = aClickMerchant();
    expect(await merchant.prepare({ amount })).toMatchObject({ error: 0, merchant_prepare_id: 5001 });
    expect(await merchant.prepare({ amount })).toMatchObject({ error: 0, merchant_prepare_id: 5001 });
    expect(await merchant.complete({ amount })).toMatchObject({ error: 0, merchant_confirm_id: 5001 });
  });
});

describe('T46 a Complete names the Prepare that it follows', () => {
  test.each(['5002', '0', '-5001', '05001', '5001.0', '5e3', '', '1'.repeat(16), 'x5001', '5001x'])(
    'T46 number %j: −6',
    async (merchant_prepare_id) => {
      const merchant = aClickMerchant();
      await merchant.prepare();
      expect(await merchant.complete({ merchant_prepare_id })).toMatchObject({ error: -6 });
      expect(merchant.testLedger.attempts).toMatchObject([{ state: 'PENDING' }]);
    },
  );

  test('T46 another transaction than the one that was prepared: −6', async () => {
    const merchant = aClickMerchant();
    await merchant.prepare();
    expect(await merchant.complete({ click_trans_id: '999' })).toMatchObject({ error: -6 });
    expect(merchant.testLedger.now(merchant.row).isPaid).toBe(false);
  });

  test('T46 the same transaction for another order: −8 at Prepare, −6 at Complete', async () => {
    const merchant = aClickMerchant();
    const other = merchant.testLedger.order();
    await merchant.prepare();
    expect(await merchant.prepare({ merchant_trans_id: String(other.number) })).toMatchObject({ error: -8 });
    expect(await merchant.complete({ merchant_trans_id: String(other.number) })).toMatchObject({ error: -6 });
    expect(merchant.testLedger.attempts).toHaveLength(1);
  });
});

const aCall = fc.record({
  action: fc.constantFrom('0', '1'),
  click_trans_id: fc.constantFrom('1', '2', '3'),
  merchant_trans_id: fc.constantFrom('1007', '1008', '1009'),
  merchant_prepare_id: fc.constantFrom('5001', '5002', '5003', ''),
  amount: fc.constantFrom(CLICK_AMOUNT, CLICK_AMOUNT, '105000', '300', '1e5'),
  error: fc.constantFrom('0', '0', '0', FAILED),
});

test('T45 T46 for any sequence of Click’s calls an order is paid once, exactly, and by a Complete that got 0', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aCall, { maxLength: 12 }), async (calls) => {
      const merchant = aClickMerchant();
      const other = merchant.testLedger.order();
      const confirmed: string[] = [];
      for (const call of calls) {
        const { error } = await merchant.call(call);
        if (call.action === '1' && error === 0) confirmed.push(call.merchant_trans_id);
      }
      const paid = [merchant.row, other].filter((row) => merchant.testLedger.now(row).isPaid);
      expect(confirmed.toSorted()).toEqual(paid.map(({ number }) => String(number)));
      for (const row of paid) {
        const locked = merchant.testLedger.paidOf(row);
        expect(locked).toMatchObject([{ amount: TEST_AMOUNT, refunded: 0 }]);
      }
    }),
    { numRuns: Number(process.env['FC_RUNS'] ?? 1000) },
  );
});

test('T45 a repeated Prepare gets the same bytes while its attempt is open', async () => {
  const merchant = aClickMerchant();
  const first = await merchant.prepare();
  merchant.testLedger.wait(60_000);
  expect(await merchant.prepare()).toEqual(first);
  expect(merchant.testLedger.attempts).toHaveLength(1);
});
