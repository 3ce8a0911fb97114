import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { PAYME_CHEQUE } from '../../testing/payme-cheque.ts';
import { paperBooks, PAPER_AMOUNT } from '../../testing/paper-books.ts';
import type { PaymeAccount } from './payme-account.ts';
import { PAYME_METHODS, type Answered } from './payme-methods.ts';

const ACCOUNT: PaymeAccount = {
  merchantId: '587f72c72cac0d162c722ae2',
  key: 'TEST_KEY',
  field: 'order_id',
  isTest: false,
  keepsCards: true,
  networks: [],
};
const ID = '6a1f0c0d2b3e4f5061728394';
const OTHER_ID = '6a1f0c0d2b3e4f5061728395';
const LIFE_MS = 43_200_000;

/** An order of Payme's on paper, and Payme: the result of a call, or the name of its error. */
function aDesk() {
  const paper = paperBooks('PAYME');
  const row = paper.order();
  const say = (method: string, params: Record<string, unknown>): Promise<Answered> =>
    PAYME_METHODS.get(method)!(paper.books, params, ACCOUNT);
  const ask = async (method: string, params: Record<string, unknown>) => {
    const answer = await say(method, params);
    return 'error' in answer ? answer.error : answer.result;
  };
  const about = { amount: PAPER_AMOUNT, account: { order_id: String(row.number) } };
  return {
    paper,
    row,
    about,
    say,
    ask,
    checkPerform: (change: object = {}) => ask('CheckPerformTransaction', { ...about, ...change }),
    create: (change: object = {}) =>
      ask('CreateTransaction', { id: ID, time: paper.desk.now.getTime(), ...about, ...change }),
    perform: (id = ID) => ask('PerformTransaction', { id }),
    cancel: (reason: unknown = 3, id = ID) => ask('CancelTransaction', { id, reason }),
    check: (id = ID) => ask('CheckTransaction', { id }),
  };
}
type Desk = ReturnType<typeof aDesk>;

/** How an order and Payme's transaction can stand when a call comes. */
const STATES: Record<string, (desk: Desk) => unknown> = {
  fresh: () => undefined,
  created: (desk) => desk.create(),
  'created, in its last millisecond': async (desk) => {
    await desk.create();
    desk.paper.wait(LIFE_MS);
  },
  'created, a millisecond too long ago': async (desk) => {
    await desk.create();
    desk.paper.wait(LIFE_MS + 1);
  },
  performed: async (desk) => {
    await desk.create();
    await desk.perform();
  },
  'performed, and eaten': async (desk) => {
    await STATES['performed']!(desk);
    desk.paper.changeOrder(desk.row, { status: 'DELIVERED' });
  },
  'cancelled before': async (desk) => {
    await desk.create();
    await desk.cancel(3);
  },
  'cancelled after': async (desk) => {
    await STATES['performed']!(desk);
    await desk.cancel(5);
  },
  'created by another id': (desk) => desk.create({ id: OTHER_ID }),
  'an order that was cancelled': (desk) => desk.paper.changeOrder(desk.row, { status: 'CANCELED' }),
  'an order that was closed': (desk) => desk.paper.changeOrder(desk.row, { status: 'CLOSED' }),
  'an order that was paid otherwise': (desk) => desk.paper.changeOrder(desk.row, { isPaid: true }),
  'an order to be paid in cash': (desk) => desk.paper.changeOrder(desk.row, { paymentType: 'CASH' }),
};

const NONE = ['NO_TRANSACTION', 'NO_TRANSACTION', null] as const;
/**
 * What CheckPerformTransaction, CreateTransaction, PerformTransaction and CancelTransaction get: `ok`, or the name of
 * Payme's error; and the state that CheckTransaction tells of.
 */
const TABLE: Record<keyof typeof STATES, readonly [string, string, string, string, number | null]> = {
  fresh: ['ok', 'ok', ...NONE],
  created: ['IMPOSSIBLE', 'ok', 'ok', 'ok', 1],
  'created, in its last millisecond': ['IMPOSSIBLE', 'ok', 'ok', 'ok', 1],
  'created, a millisecond too long ago': ['IMPOSSIBLE', 'IMPOSSIBLE', 'IMPOSSIBLE', 'ok', 1],
  performed: ['ORDER_PAID', 'IMPOSSIBLE', 'ok', 'ok', 2],
  'performed, and eaten': ['ORDER_PAID', 'IMPOSSIBLE', 'ok', 'DELIVERED', 2],
  'cancelled before': ['ok', 'IMPOSSIBLE', 'IMPOSSIBLE', 'ok', -1],
  'cancelled after': ['ok', 'IMPOSSIBLE', 'IMPOSSIBLE', 'ok', -2],
  'created by another id': ['IMPOSSIBLE', 'IMPOSSIBLE', ...NONE],
  'an order that was cancelled': ['ORDER_CLOSED', 'ORDER_CLOSED', ...NONE],
  'an order that was closed': ['ORDER_CLOSED', 'ORDER_CLOSED', ...NONE],
  'an order that was paid otherwise': ['ORDER_PAID', 'ORDER_PAID', ...NONE],
  'an order to be paid in cash': ['OTHER_METHOD', 'OTHER_METHOD', ...NONE],
};
const CALLS = ['checkPerform', 'create', 'perform', 'cancel'] as const;
const EVERY = Object.keys(STATES).flatMap((state) =>
  CALLS.map((call, i) => ({ state, call, expected: TABLE[state]![i]! })),
);
const nameOf = (answer: unknown) => (typeof answer === 'string' ? answer : 'ok');

describe('T46 every method in every state', () => {
  test.each(EVERY)('T46 $state: $call is $expected', async ({ state, call, expected }) => {
    const desk = aDesk();
    await STATES[state]!(desk);
    const first = await desk[call]();
    expect(nameOf(first)).toBe(expected);
    expect(await desk[call]()).toEqual(first);
  });

  test.each(Object.keys(STATES))(
    'T46 %s: CheckTransaction tells its state and changes nothing',
    async (state) => {
      const desk = aDesk();
      await STATES[state]!(desk);
      const before = structuredClone(desk.paper.attempts);
      const told = await desk.check();
      const expected = TABLE[state]![4];
      if (expected === null) expect(told).toBe('NO_TRANSACTION');
      else expect(told).toMatchObject({ state: expected, transaction: '5001' });
      expect(desk.paper.attempts).toEqual(before);
    },
  );
});

describe('T45 answers are made of stored moments', () => {
  test('T45 the times of a whole life', async () => {
    const desk = aDesk();
    const at = () => desk.paper.desk.now.getTime();
    const begun = at();
    expect(await desk.create()).toEqual({ create_time: begun, transaction: '5001', state: 1 });
    desk.paper.wait(5_000);
    const paid = at();
    expect(await desk.perform()).toEqual({ transaction: '5001', perform_time: paid, state: 2 });
    desk.paper.wait(5_000);
    const ended = at();
    expect(await desk.cancel(5)).toEqual({ transaction: '5001', cancel_time: ended, state: -2 });
    desk.paper.wait(5_000);
    expect(await desk.check()).toEqual({
      create_time: begun,
      perform_time: paid,
      cancel_time: ended,
      transaction: '5001',
      state: -2,
      reason: 5,
    });
    expect(desk.paper.now(desk.row).isPaid).toBe(false);
  });

  test.each([
    [4, 'TIMEOUT'],
    [3, 'PROVIDER'],
    [null, 'PROVIDER'],
    [undefined, 'PROVIDER'],
  ])('T46 cancelled with reason %s before it was performed', async (reason, ours) => {
    const desk = aDesk();
    await desk.create();
    expect(
      await desk.ask('CancelTransaction', { id: ID, ...(reason !== undefined && { reason }) }),
    ).toMatchObject({
      state: -1,
    });
    expect(desk.paper.attempts).toMatchObject([{ state: 'CANCELED', reason: ours }]);
    expect(await desk.check()).toMatchObject({ reason: reason ?? 10 });
  });

  test.each(['create', 'perform'] as const)(
    'F18 %s after twelve hours ends it with reason 4',
    async (call) => {
      const desk = aDesk();
      await STATES['created, a millisecond too long ago']!(desk);
      await desk[call]();
      expect(await desk.check()).toMatchObject({ state: -1, reason: 4 });
      expect(desk.paper.attempts).toMatchObject([{ reason: 'TIMEOUT' }]);
      expect(await desk.create({ id: OTHER_ID })).toMatchObject({ state: 1 });
    },
  );

  test('T46 a transaction that is over is not ended once more', async () => {
    const desk = aDesk();
    await STATES['cancelled before']!(desk);
    desk.paper.wait(LIFE_MS * 2);
    const before = structuredClone(desk.paper.attempts);
    expect(await desk.create()).toBe('IMPOSSIBLE');
    expect(await desk.perform()).toBe('IMPOSSIBLE');
    expect(desk.paper.attempts).toEqual(before);
  });
});

describe('T46 Payme’s own time', () => {
  test('T46 what it made twelve hours ago is begun, a millisecond more is not', async () => {
    const desk = aDesk();
    const now = desk.paper.desk.now.getTime();
    expect(await desk.create({ time: now - LIFE_MS - 1 })).toBe('IMPOSSIBLE');
    expect(desk.paper.attempts).toEqual([]);
    expect(await desk.create({ time: now - LIFE_MS })).toMatchObject({ state: 1 });
    expect(desk.paper.attempts).toMatchObject([{ providerTime: now - LIFE_MS, providerId: ID }]);
  });

  test('T46 a statement is by that time, both ends inside', async () => {
    const desk = aDesk();
    const time = desk.paper.desk.now.getTime();
    await desk.create({ time });
    const ids = async (from: number, to: number) => {
      const { transactions } = (await desk.ask('GetStatement', { from, to })) as { transactions: object[] };
      return transactions.length;
    };
    expect(await ids(time, time)).toBe(1);
    expect(await ids(time + 1, time + 9)).toBe(0);
    expect(await ids(time - 9, time - 1)).toBe(0);
    expect(await ids(0, time)).toBe(1);
    expect(await desk.ask('GetStatement', { from: time, to: time })).toEqual({
      transactions: [
        {
          id: ID,
          time,
          amount: PAPER_AMOUNT,
          account: { order_id: '1007' },
          create_time: time,
          perform_time: 0,
          cancel_time: 0,
          transaction: '5001',
          state: 1,
          reason: null,
        },
      ],
    });
  });
});

describe('T47 amounts are whole tiyin', () => {
  const WRONG = [
    PAPER_AMOUNT + 1,
    PAPER_AMOUNT - 1,
    PAPER_AMOUNT * 100,
    PAPER_AMOUNT / 100,
    0,
    -1,
    PAPER_AMOUNT + 0.5,
    String(PAPER_AMOUNT),
    null,
    undefined,
    Number.NaN,
  ];
  test.each(WRONG)('T47 %s is not what the order costs', async (amount) => {
    const desk = aDesk();
    expect(await desk.say('CheckPerformTransaction', { ...desk.about, amount })).toEqual({
      error: 'WRONG_AMOUNT',
    });
    expect(await desk.create({ amount })).toBe('WRONG_AMOUNT');
    expect(desk.paper.attempts).toEqual([]);
  });
});

test.each([
  { order_id: '1008' },
  { order_id: null },
  { other: '1007' },
  {},
  null,
  undefined,
  '1007',
  1007,
  [],
])('T44 account %j names no order: the field is told', async (account) => {
  const desk = aDesk();
  const told = { error: 'NO_ORDER', data: 'order_id' };
  expect(await desk.say('CheckPerformTransaction', { ...desk.about, account })).toEqual(told);
  const create = { id: ID, time: desk.paper.desk.now.getTime(), ...desk.about, account };
  expect(await desk.say('CreateTransaction', create)).toEqual(told);
});

test('T46 an error about the order names the field, one about the moment does not', async () => {
  const desk = aDesk();
  await desk.create();
  expect(await desk.say('CheckPerformTransaction', desk.about)).toEqual({ error: 'IMPOSSIBLE' });
  await desk.perform();
  expect(await desk.say('CheckPerformTransaction', desk.about)).toEqual({
    error: 'ORDER_PAID',
    data: 'order_id',
  });
});

test('T46 the PAYME_CHEQUE goes with the permission, where there is one', async () => {
  const desk = aDesk();
  expect(await desk.checkPerform()).toEqual({ allow: true });
  desk.paper.desk.fiscal = { receipt_type: 0, items: [] };
  expect(await desk.checkPerform()).toEqual({ allow: true, detail: { receipt_type: 0, items: [] } });
});

describe('T44 what is no call of Payme is refused before the books', () => {
  const BAD: Record<string, Record<string, unknown>[]> = {
    CreateTransaction: [
      { id: 5 },
      { id: '' },
      { id: 'x'.repeat(65) },
      { id: 'a b' },
      { time: -1 },
      { time: 1.5 },
      { time: '1' },
      { time: 2 ** 53 },
    ],
    PerformTransaction: [{ id: 5 }, { id: '' }],
    CancelTransaction: [{ id: '' }, { reason: 1.5 }, { reason: '3' }],
    CheckTransaction: [{ id: null }],
    GetStatement: [{ from: -1 }, { to: '9' }, { from: null }],
    ChangePassword: [{ password: '' }, { password: 'x'.repeat(257) }, { password: 7 }],
  };
  const GOOD = { id: ID, time: 1, reason: 3, from: 0, to: 1, password: 'another' };
  test.each(Object.entries(BAD).flatMap(([method, all]) => all.map((bad) => ({ method, bad }))))(
    'T44 $method with $bad',
    async ({ method, bad }) => {
      const desk = aDesk();
      expect(await desk.ask(method, { ...desk.about, ...GOOD, ...bad })).toBe('BAD_REQUEST');
      expect(desk.paper.attempts).toEqual([]);
      expect(desk.paper.account).toEqual({});
    },
  );

  test('T46 the least and the most that is one', async () => {
    const desk = aDesk();
    expect(await desk.ask('GetStatement', { from: 0, to: 0 })).toEqual({ transactions: [] });
    expect(await desk.check('a'.repeat(64))).toBe('NO_TRANSACTION');
    expect(await desk.check('a')).toBe('NO_TRANSACTION');
    expect(await desk.ask('ChangePassword', { password: 'y' })).toEqual({ success: true });
    expect(await desk.ask('ChangePassword', { password: 'y'.repeat(256) })).toEqual({ success: true });
  });
});

test('T44 the password changes once, and never to the one that is known', async () => {
  const desk = aDesk();
  expect(await desk.ask('ChangePassword', { password: 'TEST_KEY' })).toBe('UNAUTHORIZED');
  expect(desk.paper.account).toEqual({});
  expect(await desk.ask('ChangePassword', { password: 'NEW' })).toEqual({ success: true });
  expect(desk.paper.account).toEqual({ key: 'NEW' });
});

describe('SetFiscalData', () => {
  const set = (desk: Desk, change: object = {}) =>
    desk.ask('SetFiscalData', { id: ID, type: 'PERFORM', fiscal_data: PAYME_CHEQUE, ...change });

  test('T46 both cheques of a payment are kept beside each other', async () => {
    const desk = aDesk();
    await STATES['performed']!(desk);
    expect(await set(desk)).toEqual({ success: true });
    expect(await set(desk, { type: 'CANCEL' })).toEqual({ success: true });
    const { fiscal } = desk.paper.attempts[0]!.data as { fiscal: Record<string, object> };
    expect(Object.keys(fiscal)).toEqual(['PERFORM', 'CANCEL']);
    expect(fiscal['PERFORM']).toMatchObject({ qr_code_url: PAYME_CHEQUE.qr_code_url });
  });

  test('T44 of nothing that we know, or of no kind', async () => {
    const desk = aDesk();
    expect(await set(desk)).toBe('NO_FISCAL_RECEIPT');
    expect(await set(desk, { type: 'OTHER' })).toBe('BAD_PARAMS');
    expect(await set(desk, { fiscal_data: 7 })).toBe('BAD_PARAMS');
  });
});

const aCall = fc.record({
  call: fc.constantFrom(
    'CheckPerformTransaction',
    'CreateTransaction',
    'PerformTransaction',
    'CancelTransaction',
  ),
  id: fc.constantFrom(ID, OTHER_ID),
  order: fc.constantFrom('1007', '1008'),
  amount: fc.constantFrom(PAPER_AMOUNT, PAPER_AMOUNT, PAPER_AMOUNT + 1),
  wait: fc.constantFrom(0, 1_000, LIFE_MS + 1),
});

test('T45 T46 whatever Payme says in whatever order, an order is paid exactly when one transaction of it is', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aCall, { maxLength: 12 }), async (calls) => {
      const desk = aDesk();
      const other = desk.paper.order();
      for (const { call, id, order, amount, wait } of calls) {
        desk.paper.wait(wait);
        const time = desk.paper.desk.now.getTime();
        const params = { id, time, amount, reason: 3, account: { order_id: order } };
        const first = await desk.say(call, params);
        // A Create that ends an old transaction is told no, as its repeat is.
        if (call !== 'CheckPerformTransaction') expect(await desk.say(call, params)).toEqual(first);
      }
      for (const row of [desk.row, other]) {
        const paid = desk.paper.paidOf(row);
        expect(paid.length).toBe(desk.paper.now(row).isPaid ? 1 : 0);
        expect(paid.every(({ amount }) => amount === PAPER_AMOUNT)).toBe(true);
      }
    }),
    { numRuns: Number(process.env['FC_RUNS'] ?? 1000) },
  );
});
