import fc from 'fast-check';
import { expect, test } from 'vitest';

import { TEST_AMOUNT } from '../../../testing/payments/test-ledger.ts';
import { aUzumBank, OTHER, TIMESTAMP, TRANS, UZUM_STATES } from '../../../testing/payments/uzum-bank.ts';

const ORDER_PAID = '10008';
const ORDER_CANCELED = '10009';
const CREATED_BEFORE = '10010';
const UNKNOWN = '10014';
const CONFIRM_CANCELED = '10015';
const CONFIRMED_BEFORE = '10016';
const DELIVERED = '10017';
const REVERSED_BEFORE = '10018';
const DATA = '99999';
const OPERATIONS = ['check', 'create', 'confirm', 'reverse', 'status'] as const;
type Answers = readonly [string, string, string, string, string];
const NONE = [UNKNOWN, UNKNOWN, UNKNOWN] as const;
/** The status that each operation is answered, or the code of its error. */
const TABLE: Record<keyof typeof UZUM_STATES, Answers> = {
  fresh: ['OK', 'CREATED', ...NONE],
  created: [DATA, CREATED_BEFORE, 'CONFIRMED', 'REVERSED', 'CREATED'],
  confirmed: [ORDER_PAID, CREATED_BEFORE, CONFIRMED_BEFORE, 'REVERSED', 'CONFIRMED'],
  'confirmed, and eaten': [ORDER_PAID, CREATED_BEFORE, CONFIRMED_BEFORE, DELIVERED, 'CONFIRMED'],
  'reversed before': ['OK', CREATED_BEFORE, CONFIRM_CANCELED, REVERSED_BEFORE, 'REVERSED'],
  'reversed after': ['OK', CREATED_BEFORE, CONFIRM_CANCELED, REVERSED_BEFORE, 'REVERSED'],
  'created, and its order cancelled': [
    ORDER_CANCELED,
    CREATED_BEFORE,
    CONFIRM_CANCELED,
    'REVERSED',
    'CREATED',
  ],
  'sent there, and not begun': ['OK', CREATED_BEFORE, UNKNOWN, 'REVERSED', 'CREATED'],
  'created by another transaction': [DATA, DATA, ...NONE],
  'an order that was cancelled': [ORDER_CANCELED, ORDER_CANCELED, ...NONE],
  'an order that was paid otherwise': [ORDER_PAID, ORDER_PAID, ...NONE],
  'an order to be paid in cash': [DATA, DATA, ...NONE],
};
const EVERY = Object.keys(UZUM_STATES).flatMap((state) =>
  OPERATIONS.map((operation, i) => ({ state, operation, expected: TABLE[state]![i]! })),
);

test.each(EVERY)('T46 $state: $operation is $expected', async ({ state, operation, expected }) => {
  const bank = aUzumBank();
  await UZUM_STATES[state]!(bank);
  const answer = await bank[operation]();
  expect(typeof answer === 'string' ? answer : (answer as { status: string }).status).toBe(expected);
});

test.each(EVERY.filter(({ operation }) => operation === 'status' || operation === 'check'))(
  'T45 $state: $operation changes nothing and repeats the answer',
  async ({ state, operation }) => {
    const bank = aUzumBank();
    await UZUM_STATES[state]!(bank);
    const before = structuredClone(bank.testLedger.attempts);
    const first = await bank[operation]();
    bank.testLedger.wait(60_000);
    expect(await bank[operation]()).toEqual(first);
    expect(bank.testLedger.attempts).toEqual(before);
  },
);

test('T45 the answers of a whole life have the times that belong to them', async () => {
  const bank = aUzumBank();
  const at = () => bank.testLedger.world.now.getTime();
  const always = {
    serviceId: 498_624,
    transId: TRANS,
    data: { order_id: { value: '1007' } },
    amount: TEST_AMOUNT,
  };
  expect(await bank.check()).toEqual({
    serviceId: 498_624,
    timestamp: TIMESTAMP,
    status: 'OK',
    data: always.data,
  });
  const transTime = at();
  expect(await bank.create()).toEqual({ ...always, status: 'CREATED', transTime });
  expect(bank.testLedger.attempts).toMatchObject([{ providerTime: TIMESTAMP, state: 'PENDING' }]);
  expect(await bank.status()).toEqual({
    ...always,
    status: 'CREATED',
    transTime,
    confirmTime: null,
    reverseTime: null,
  });
  bank.testLedger.wait(5_000);
  const confirmTime = at();
  expect(await bank.confirm()).toEqual({ ...always, status: 'CONFIRMED', confirmTime });
  expect(bank.testLedger.now(bank.row).isPaid).toBe(true);
  bank.testLedger.wait(5_000);
  const reverseTime = at();
  expect(await bank.reverse()).toEqual({ ...always, status: 'REVERSED', reverseTime });
  bank.testLedger.wait(5_000);
  expect(await bank.reverse()).toBe(REVERSED_BEFORE);
  expect(await bank.status()).toEqual({
    ...always,
    status: 'REVERSED',
    transTime,
    confirmTime,
    reverseTime,
  });
  expect(bank.testLedger.now(bank.row).isPaid).toBe(false);
  expect(bank.testLedger.attempts).toMatchObject([{ state: 'REFUNDED', reason: 'PROVIDER' }]);
});

test('T46 a call without a time is written at ours', async () => {
  const bank = aUzumBank();
  await bank.create({ timestamp: null });
  expect(bank.testLedger.attempts[0]!.providerTime).toBe(bank.testLedger.world.now.getTime());
});

const aCall = fc.record({
  operation: fc.constantFrom('create', 'confirm', 'reverse', 'status'),
  transId: fc.constantFrom(TRANS, OTHER),
  amount: fc.constantFrom(TEST_AMOUNT, TEST_AMOUNT, TEST_AMOUNT + 1),
  order: fc.constantFrom('1007', '1008'),
});

test('T45 T46 for any sequence of the bank’s calls an order is paid exactly when one transaction of it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aCall, { maxLength: 10 }), async (calls) => {
      const bank = aUzumBank();
      const other = bank.testLedger.order();
      for (const { operation, order, ...body } of calls)
        await bank.ask(operation, { ...body, params: { order_id: order } });
      for (const row of [bank.row, other]) {
        const paid = bank.testLedger.paidOf(row);
        expect(paid.map(({ amount }) => amount)).toEqual(
          bank.testLedger.now(row).isPaid ? [TEST_AMOUNT] : [],
        );
      }
    }),
    { numRuns: Number(process.env['FC_RUNS'] ?? 1000) },
  );
});
