import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createTestLedger, TEST_AMOUNT } from '../../../testing/payments/test-ledger.ts';
import { applyUzumCall } from './apply-uzum-call.ts';
import type { UzumBankAccount } from './uzum-account.ts';
import { readUzumCall } from './uzum-bank-request.ts';

const ACCOUNT: UzumBankAccount = {
  serviceId: 498_624,
  username: 'uzum',
  password: 'TEST_PASSWORD',
  accountField: 'order_id',
  linkTemplate: '',
  codes: {},
};
const TRANS = '4f0c2f0e-7a8b-11f0-8a55-0242ac120002';
const OTHER = '4f0c2f0e-7a8b-11f0-8a55-0242ac120003';
const TIMESTAMP = 1_772_350_496_000;

/** An order of Uzum's on testLedger, and the bank: what a call is answered, or the code of its error. */
function aBank(change: Partial<UzumBankAccount> = {}) {
  const testLedger = createTestLedger('UZUM');
  const row = testLedger.order();
  const account = { ...ACCOUNT, ...change };
  const ask = async (operation: string, body: object): Promise<unknown> => {
    const whole = { serviceId: ACCOUNT.serviceId, timestamp: TIMESTAMP, transId: TRANS, ...body };
    const read = readUzumCall(operation, JSON.stringify(whole));
    if (!read.ok) throw new Error(`not a call: ${read.wrong}`);
    const answer = await applyUzumCall({ ledger: testLedger.ledger, account }, read);
    const said = JSON.parse(answer.body) as { status: string; errorCode?: string };
    expect(answer.status).toBe(said.status === 'FAILED' ? 400 : 200);
    return said.errorCode ?? said;
  };
  const params = { order_id: String(row.number) };
  return {
    testLedger,
    row,
    ask,
    check: (body: object = {}) => ask('check', { params, ...body }),
    create: (body: object = {}) => ask('create', { params, amount: TEST_AMOUNT, ...body }),
    confirm: (body: object = {}) => ask('confirm', { paymentSource: 'CARD', ...body }),
    reverse: (body: object = {}) => ask('reverse', body),
    status: (body: object = {}) => ask('status', body),
  };
}
type Bank = ReturnType<typeof aBank>;

const STATES: Record<string, (bank: Bank) => unknown> = {
  fresh: () => undefined,
  created: (bank) => bank.create(),
  confirmed: async (bank) => {
    await bank.create();
    await bank.confirm();
  },
  'confirmed, and eaten': async (bank) => {
    await STATES['confirmed']!(bank);
    bank.testLedger.changeOrder(bank.row, { status: 'CLOSED' });
  },
  'reversed before': async (bank) => {
    await bank.create();
    await bank.reverse();
  },
  'reversed after': async (bank) => {
    await STATES['confirmed']!(bank);
    await bank.reverse();
  },
  'created, and its order cancelled': async (bank) => {
    await bank.create();
    bank.testLedger.changeOrder(bank.row, { status: 'CANCELED' });
  },
  'sent there, and not begun': (bank) => void bank.testLedger.open(bank.row, { providerId: TRANS }),
  'created by another transaction': (bank) => bank.create({ transId: OTHER }),
  'an order that was cancelled': ({ testLedger, row }) => testLedger.changeOrder(row, { status: 'CANCELED' }),
  'an order that was paid otherwise': ({ testLedger, row }) => testLedger.changeOrder(row, { isPaid: true }),
  'an order to be paid in cash': ({ testLedger, row }) =>
    testLedger.changeOrder(row, { paymentType: 'CASH' }),
};

const ORDER_UNKNOWN = '10007';
const ORDER_PAID = '10008';
const ORDER_CANCELED = '10009';
const CREATED_BEFORE = '10010';
const WRONG_AMOUNT = '10011';
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
const TABLE: Record<keyof typeof STATES, Answers> = {
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
const EVERY = Object.keys(STATES).flatMap((state) =>
  OPERATIONS.map((operation, i) => ({ state, operation, expected: TABLE[state]![i]! })),
);

test.each(EVERY)('T46 $state: $operation is $expected', async ({ state, operation, expected }) => {
  const bank = aBank();
  await STATES[state]!(bank);
  const said = await bank[operation]();
  expect(typeof said === 'string' ? said : (said as { status: string }).status).toBe(expected);
});

test.each(EVERY.filter(({ operation }) => operation === 'status' || operation === 'check'))(
  'T45 $state: $operation changes nothing and says the same again',
  async ({ state, operation }) => {
    const bank = aBank();
    await STATES[state]!(bank);
    const before = structuredClone(bank.testLedger.attempts);
    const first = await bank[operation]();
    bank.testLedger.wait(60_000);
    expect(await bank[operation]()).toEqual(first);
    expect(bank.testLedger.attempts).toEqual(before);
  },
);

test('T45 the answers of a whole life have the times that belong to them', async () => {
  const bank = aBank();
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
  const bank = aBank();
  await bank.create({ timestamp: null });
  expect(bank.testLedger.attempts[0]!.providerTime).toBe(bank.testLedger.world.now.getTime());
});

describe('T44 T47 what names no order, no service or no sum', () => {
  test.each<[string, object, string]>([
    ['no field', { params: {} }, '10005'],
    ['another field', { params: { number: 1007 } }, '10005'],
    ['another order', { params: { order_id: '1008' } }, ORDER_UNKNOWN],
    ['another service', { serviceId: 498_625 }, '10006'],
  ])('T44 %s', async (_, body, code) => {
    const bank = aBank();
    expect(await bank.check(body)).toBe(code);
    expect(await bank.create(body)).toBe(code);
    expect(bank.testLedger.attempts).toEqual([]);
  });

  test.each(['confirm', 'reverse', 'status'] as const)('T44 %s for another service', async (operation) => {
    const bank = aBank();
    await bank.create();
    expect(await bank[operation]({ serviceId: 1 })).toBe('10006');
    expect(bank.testLedger.attempts).toMatchObject([{ state: 'PENDING' }]);
  });

  test('T44 the number of a service may come as a text', async () => {
    const bank = aBank();
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
    const bank = aBank();
    expect(await bank.create({ amount })).toBe(WRONG_AMOUNT);
    expect(bank.testLedger.attempts).toEqual([]);
  });
});

test('T44 each situation has its own code in the merchant’s account, sent as the account writes it', async () => {
  const bank = aBank({ codes: { transaction: '20014', confirmRepeated: 10_008 } });
  expect(await bank.status()).toBe('20014');
  await STATES['confirmed']!(bank);
  expect(await bank.confirm()).toBe(10_008);
  expect(await bank.create({ transId: OTHER, params: {} })).toBe('10005');
});

const aCall = fc.record({
  operation: fc.constantFrom('create', 'confirm', 'reverse', 'status'),
  transId: fc.constantFrom(TRANS, OTHER),
  amount: fc.constantFrom(TEST_AMOUNT, TEST_AMOUNT, TEST_AMOUNT + 1),
  order: fc.constantFrom('1007', '1008'),
});

test('T45 T46 whatever the bank says in whatever order, an order is paid exactly when one transaction of it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aCall, { maxLength: 10 }), async (calls) => {
      const bank = aBank();
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
