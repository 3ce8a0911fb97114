import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createTestLedger, TEST_AMOUNT } from '../../../testing/payments/test-ledger.ts';
import { applyPaynetCall } from './apply-paynet-call.ts';
import type { PaynetAccount } from './paynet-account.ts';
import { readPaynetCall } from './paynet-request.ts';

const ACCOUNT: PaynetAccount = {
  serviceId: 71,
  username: 'paynet',
  password: 'TEST_PASSWORD',
  merchantId: 'm1',
  accountField: 'order_id',
  linkTemplate: '',
  networks: [],
};

/** An order of Paynet's on testLedger, and Paynet: the result of a call, or the code of its error. */
function aTerminal() {
  const testLedger = createTestLedger('PAYNET');
  const row = testLedger.order();
  const ask = async (method: string, params: object): Promise<unknown> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 7, method, params: { serviceId: 71, ...params } });
    const read = readPaynetCall(body);
    if (!read.ok) throw new Error(`not a call: ${read.code}`);
    const answer = await applyPaynetCall(testLedger.ledger, ACCOUNT, read.call);
    const { id, result, error } = JSON.parse(answer.body) as {
      id: number;
      result?: unknown;
      error?: { code: number };
    };
    expect({ status: answer.status, id }).toEqual({ status: 200, id: 7 });
    return error?.code ?? result;
  };
  const fields = { order_id: String(row.number) };
  return {
    testLedger,
    row,
    ask,
    info: (change: object = {}) => ask('GetInformation', { fields, ...change }),
    perform: (change: object = {}) =>
      ask('PerformTransaction', { transactionId: 900, amount: TEST_AMOUNT, fields, ...change }),
    check: (transactionId = 900) => ask('CheckTransaction', { transactionId }),
    cancel: (transactionId = 900) => ask('CancelTransaction', { transactionId }),
  };
}
type Terminal = ReturnType<typeof aTerminal>;

/** 12:34:56 in Tashkent, when a test ledger are opened. */
const NOW = '2026-03-01 12:34:56';
const LATER = '2026-03-01 12:35:06';

const STATES: Record<string, (terminal: Terminal) => unknown> = {
  fresh: () => undefined,
  paid: (terminal) => terminal.perform(),
  eaten: async (terminal) => {
    await terminal.perform();
    terminal.testLedger.changeOrder(terminal.row, { status: 'DELIVERED' });
  },
  'given back': async (terminal) => {
    await terminal.perform();
    await terminal.cancel();
  },
  cancelled: ({ testLedger, row }) => testLedger.changeOrder(row, { status: 'CANCELED' }),
  closed: ({ testLedger, row }) => testLedger.changeOrder(row, { status: 'CLOSED' }),
  'paid otherwise': ({ testLedger, row }) => testLedger.changeOrder(row, { isPaid: true }),
  'to be paid otherwise': ({ testLedger, row }) => testLedger.changeOrder(row, { paymentType: 'CASH' }),
  'begun and ended': async ({ testLedger, row }) => {
    const attempt = testLedger.open(row, { providerId: '900', state: 'PENDING' });
    await testLedger.ledger.cancel({ row, attempt }, { reason: 'SWITCHED' });
  },
};

type Expected = { info: number | 'ok'; perform: number | 'ok'; check: 1 | 2 | 3; cancel: number | 'ok' };
const NONE = { check: 3, cancel: 203 } as const;
const TABLE: Record<keyof typeof STATES, Expected> = {
  fresh: { info: 'ok', perform: 'ok', ...NONE },
  paid: { info: 501, perform: 201, check: 1, cancel: 'ok' },
  eaten: { info: 501, perform: 201, check: 1, cancel: 77 },
  'given back': { info: 'ok', perform: 201, check: 2, cancel: 'ok' },
  cancelled: { info: 501, perform: 501, ...NONE },
  closed: { info: 501, perform: 501, ...NONE },
  'paid otherwise': { info: 501, perform: 501, ...NONE },
  'to be paid otherwise': { info: 501, perform: 501, ...NONE },
  'begun and ended': { info: 'ok', perform: 201, check: 2, cancel: 'ok' },
};
const codeOf = (answer: unknown) => (typeof answer === 'number' ? answer : 'ok');

describe.each(Object.keys(STATES))('Paynet, an order that is %s', (state) => {
  const inState = async () => {
    const terminal = aTerminal();
    await STATES[state]!(terminal);
    return terminal;
  };
  test.each(['info', 'perform', 'cancel'] as const)('T46 %s', async (call) => {
    const terminal = await inState();
    expect(codeOf(await terminal[call]())).toBe(TABLE[state]![call]);
  });

  test('T45 T46 CheckTransaction returns its state and changes nothing', async () => {
    const terminal = await inState();
    const before = structuredClone(terminal.testLedger.attempts);
    expect(await terminal.check()).toMatchObject({ transactionState: TABLE[state]!.check });
    expect(terminal.testLedger.attempts).toEqual(before);
  });
});

test('T47 what Paynet shows to its payer is in soʻm, what it takes is tiyin', async () => {
  const terminal = aTerminal();
  expect(await terminal.info()).toEqual({
    status: '0',
    timestamp: NOW,
    fields: { name: '№ 1007', amount: 105_000 },
  });
  expect(await terminal.perform()).toEqual({
    timestamp: NOW,
    providerTrnId: 5001,
    fields: { order: '1007', amount: 105_000 },
  });
  expect(terminal.testLedger.attempts).toMatchObject([
    { providerId: '900', state: 'PAID', amount: TEST_AMOUNT },
  ]);
  expect(terminal.testLedger.attempts[0]!.providerTime).toBe(terminal.testLedger.world.now.getTime());
  expect(terminal.testLedger.now(terminal.row).isPaid).toBe(true);
});

test('T45 every later answer has the stored time, not the current one', async () => {
  const terminal = aTerminal();
  await terminal.perform();
  terminal.testLedger.wait(10_000);
  const paid = { transactionState: 1, timestamp: NOW, providerTrnId: 5001 };
  expect(await terminal.check()).toEqual(paid);
  const gone = { transactionState: 2, timestamp: LATER, providerTrnId: 5001 };
  expect(await terminal.cancel()).toEqual(gone);
  terminal.testLedger.wait(10_000);
  expect(await terminal.cancel()).toEqual(gone);
  expect(await terminal.check()).toEqual(gone);
  expect(await terminal.check(901)).toEqual({
    transactionState: 3,
    timestamp: '2026-03-01 12:35:16',
    providerTrnId: 0,
  });
  expect(terminal.testLedger.attempts).toMatchObject([{ state: 'REFUNDED', reason: 'PROVIDER' }]);
  expect(terminal.testLedger.now(terminal.row).isPaid).toBe(false);
});

describe('T44 T47 what names no order, no service or no sum', () => {
  test.each<[string, object, number]>([
    ['no field', { fields: {} }, 411],
    ['another field', { fields: { number: '1007' } }, 411],
    ['another order', { fields: { order_id: '1008' } }, 302],
    ['another service', { serviceId: 72 }, 305],
  ])('T44 %s', async (_, change, code) => {
    const terminal = aTerminal();
    expect(await terminal.info(change)).toBe(code);
    expect(await terminal.perform(change)).toBe(code);
    expect(terminal.testLedger.attempts).toEqual([]);
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
    const terminal = aTerminal();
    expect(await terminal.perform({ amount })).toBe(413);
    expect(terminal.testLedger.attempts).toEqual([]);
  });

  test('T44 another service asks for nothing, changes nothing and cancels nothing', async () => {
    const terminal = aTerminal();
    await terminal.perform();
    const elsewhere = { serviceId: 72, transactionId: 900 };
    expect(await terminal.ask('CheckTransaction', elsewhere)).toBe(305);
    expect(await terminal.ask('CancelTransaction', elsewhere)).toBe(305);
    expect(terminal.testLedger.now(terminal.row).isPaid).toBe(true);
  });
});

describe('the daily statement', () => {
  const between = (terminal: Terminal, dateFrom: string, dateTo: string) =>
    terminal.ask('GetStatement', { dateFrom, dateTo });

  test('T45 contains confirmed payments, with numbers for ids', async () => {
    const terminal = aTerminal();
    await terminal.perform();
    const other = terminal.testLedger.order();
    await terminal.perform({ transactionId: 901, fields: { order_id: String(other.number) } });
    await terminal.cancel(901);
    const statements = [{ amount: TEST_AMOUNT, providerTrnId: 5001, transactionId: 900, timestamp: NOW }];
    expect(await between(terminal, NOW, NOW)).toEqual({ statements });
    expect(await between(terminal, '01.03.2026 00:00:00', '01.03.2026 23:59:59')).toEqual({ statements });
    expect(await between(terminal, '2026-03-01 12:34:57', '2026-03-02 00:00:00')).toEqual({ statements: [] });
    expect(await between(terminal, '2026-02-28 00:00:00', '2026-03-01 12:34:55')).toEqual({ statements: [] });
  });

  test.each([
    ['2026-02-30 00:00:00', NOW],
    [NOW, 'yesterday'],
    ['', ''],
  ])('T44 from %j to %j is no time: 414', async (from, to) => {
    expect(await between(aTerminal(), from, to)).toBe(414);
  });
});

test('T44 a new password is kept, whatever the service', async () => {
  const terminal = aTerminal();
  expect(await terminal.ask('ChangePassword', { newPassword: 'NEW_PASSWORD', serviceId: 72 })).toBe(
    'success',
  );
  expect(terminal.testLedger.account).toEqual({ password: 'NEW_PASSWORD' });
});

const aCall = fc.record({
  method: fc.constantFrom('PerformTransaction', 'CancelTransaction', 'CheckTransaction'),
  transactionId: fc.constantFrom(900, 901, 902),
  amount: fc.constantFrom(TEST_AMOUNT, TEST_AMOUNT, TEST_AMOUNT - 1),
  order: fc.constantFrom('1007', '1008'),
});

test('T45 T46 for any sequence of Paynet’s calls an order is paid once by its total', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aCall, { maxLength: 10 }), async (calls) => {
      const terminal = aTerminal();
      const other = terminal.testLedger.order();
      for (const { method, order, ...params } of calls)
        await terminal.ask(method, { ...params, fields: { order_id: order } });
      for (const row of [terminal.row, other]) {
        const paid = terminal.testLedger.paidOf(row);
        expect(paid.map(({ amount }) => amount)).toEqual(
          terminal.testLedger.now(row).isPaid ? [TEST_AMOUNT] : [],
        );
      }
    }),
    { numRuns: Number(process.env['FC_RUNS'] ?? 1000) },
  );
});
