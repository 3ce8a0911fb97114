import { endpoints, unwrap } from '@dasturxon/core/api';
import type { PaymentType } from '@dasturxon/core/payment';
import { beforeAll, describe, expect, test } from 'vitest';

import { PAYNET_ACCOUNT, paynetCaller, UZUM_BANK, uzumCaller } from '../testing/payments/bank-callers.ts';
import { attemptsIn } from '../testing/payments/money.ts';
import { delivery, place } from '../testing/order-bodies.ts';
import { AMOUNT, orderOf } from '../testing/payments/payme/payme-caller.ts';
import { aPayingBrand } from '../testing/payments/paying.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';
import { checkMoney } from './commands/check-money.ts';

let osh: Scene;
let guest: Person;
let staff: Person;
let uzum: ReturnType<typeof uzumCaller>;
let paynet: ReturnType<typeof paynetCaller>;
beforeAll(async () => {
  const accounts = { UZUM: { bank: UZUM_BANK }, PAYNET: PAYNET_ACCOUNT };
  osh = await aRunningApi({ brand: aPayingBrand(['CASH', 'UZUM', 'PAYNET'], accounts) });
  [guest, staff] = [await osh.person(), await osh.person({ role: 'MANAGER' })];
  [uzum, paynet] = [uzumCaller(osh), paynetCaller(osh)];
});

const anOrder = async (paymentType: PaymentType) => unwrap(await place(guest, delivery({ paymentType })));
/** Two minutes later, when an order that a provider holds is free again. */
async function later(deed: () => Promise<unknown>) {
  const before = osh.clock.now;
  osh.clock.now = new Date(before.getTime() + 121_000);
  await deed();
  osh.clock.now = before;
}
const cancel = (id: string) =>
  later(async () => unwrap(await guest.api(endpoints.cancelOrder, { params: { id }, body: {} })));
async function bring(id: string) {
  for (const to of ['ACCEPTED', 'DONE', 'ON_WAY', 'DELIVERED', 'CLOSED'] as const)
    unwrap(await staff.api(endpoints.moveOrder, { params: { id }, body: { to } }));
}
const paidSum = async (orderId: string) =>
  (await attemptsIn(osh, orderId)).reduce(
    (sum, one) => sum + (one.state === 'PAID' ? one.amount - one.refunded : 0),
    0,
  );

type Cell = number | string;
type UzumOrder = { orderId: string; transId: string; account: object };

const UZUM_STATES = {
  new: async () => undefined,
  created: async (one: UzumOrder) => void (await UZUM_CALLS.create(one)),
  confirmed: async (one: UzumOrder) => {
    await UZUM_STATES.created(one);
    await UZUM_CALLS.confirm(one);
  },
  reversed: async (one: UzumOrder) => {
    await UZUM_STATES.created(one);
    await UZUM_CALLS.reverse(one);
  },
  refunded: async (one: UzumOrder) => {
    await UZUM_STATES.confirmed(one);
    await UZUM_CALLS.reverse(one);
  },
  canceled: async (one: UzumOrder) => {
    await UZUM_STATES.created(one);
    await cancel(one.orderId);
  },
  eaten: async (one: UzumOrder) => {
    await UZUM_STATES.confirmed(one);
    await bring(one.orderId);
  },
};
const UZUM_CALLS = {
  check: ({ account }: UzumOrder) => uzum.ask('check', account),
  create: ({ account, transId }: UzumOrder) => uzum.ask('create', { ...account, transId, amount: AMOUNT }),
  another: ({ account }: UzumOrder) =>
    uzum.ask('create', { ...account, transId: crypto.randomUUID(), amount: AMOUNT }),
  confirm: ({ transId }: UzumOrder) => uzum.ask('confirm', { transId }),
  reverse: ({ transId }: UzumOrder) => uzum.ask('reverse', { transId }),
  status: ({ transId }: UzumOrder) => uzum.ask('status', { transId }),
};
type UzumCallName = keyof typeof UZUM_CALLS;

const PAID = '10008';
const OVER = '10009';
const CREATED_BEFORE = '10010';
const UNKNOWN = '10014';
const CONFIRM_CANCELED = '10015';
const CONFIRMED_BEFORE = '10016';
const DELIVERED = '10017';
const REVERSED_BEFORE = '10018';
const NO = '99999';
const UZUM_TABLE: Record<keyof typeof UZUM_STATES, Record<UzumCallName, Cell>> = {
  new: {
    check: 'OK',
    create: 'CREATED',
    another: 'CREATED',
    confirm: UNKNOWN,
    reverse: UNKNOWN,
    status: UNKNOWN,
  },
  created: {
    check: NO,
    create: CREATED_BEFORE,
    another: NO,
    confirm: 'CONFIRMED',
    reverse: 'REVERSED',
    status: 'CREATED',
  },
  confirmed: {
    check: PAID,
    create: CREATED_BEFORE,
    another: PAID,
    confirm: CONFIRMED_BEFORE,
    reverse: 'REVERSED',
    status: 'CONFIRMED',
  },
  reversed: {
    check: 'OK',
    create: CREATED_BEFORE,
    another: 'CREATED',
    confirm: CONFIRM_CANCELED,
    reverse: REVERSED_BEFORE,
    status: 'REVERSED',
  },
  refunded: {
    check: 'OK',
    create: CREATED_BEFORE,
    another: 'CREATED',
    confirm: CONFIRM_CANCELED,
    reverse: REVERSED_BEFORE,
    status: 'REVERSED',
  },
  canceled: {
    check: OVER,
    create: CREATED_BEFORE,
    another: OVER,
    confirm: CONFIRM_CANCELED,
    reverse: REVERSED_BEFORE,
    status: 'REVERSED',
  },
  eaten: {
    check: PAID,
    create: CREATED_BEFORE,
    another: PAID,
    confirm: CONFIRMED_BEFORE,
    reverse: DELIVERED,
    status: 'CONFIRMED',
  },
};
const PAID_AFTER: Record<string, boolean> = {
  'created confirm': true,
  'confirmed reverse': false,
};

describe.each(Object.entries(UZUM_TABLE))('Uzum Bank, %s', (state, row) => {
  test.each(Object.entries(row))('T45 T46 %s: %s', async (call, expected) => {
    const { id: orderId, number } = await anOrder('UZUM');
    const account = { params: { order_id: String(number) } };
    const one = { orderId, transId: crypto.randomUUID(), account };
    await UZUM_STATES[state as keyof typeof UZUM_STATES](one);
    const answer = (await UZUM_CALLS[call as UzumCallName](one)) as Record<string, unknown>;
    expect([answer['errorCode'] ?? answer['status'], answer['http']]).toEqual([
      expected,
      'errorCode' in answer ? 400 : 200,
    ]);
    const isPaid = PAID_AFTER[`${state} ${call}`] ?? (state === 'confirmed' || state === 'eaten');
    expect((await orderOf(guest, orderId)).isPaid).toBe(isPaid);
    expect(await paidSum(orderId)).toBe(isPaid ? AMOUNT : 0);
  });
});

type PaynetOrder = { orderId: string; transactionId: number; fields: object };
let last = 0;

const PAYNET_STATES = {
  new: async () => undefined,
  paid: async (one: PaynetOrder) => void (await PAYNET_CALLS.perform(one)),
  given: async (one: PaynetOrder) => {
    await PAYNET_STATES.paid(one);
    await PAYNET_CALLS.cancel(one);
  },
  canceled: async (one: PaynetOrder) => {
    await PAYNET_STATES.paid(one);
    await cancel(one.orderId);
  },
  eaten: async (one: PaynetOrder) => {
    await PAYNET_STATES.paid(one);
    await bring(one.orderId);
  },
};
const PAYNET_CALLS = {
  information: ({ fields }: PaynetOrder) => paynet.ask('GetInformation', { fields }),
  perform: ({ fields, transactionId }: PaynetOrder) =>
    paynet.ask('PerformTransaction', { fields, transactionId, amount: AMOUNT }),
  another: ({ fields }: PaynetOrder) =>
    paynet.ask('PerformTransaction', { fields, transactionId: (last += 1), amount: AMOUNT }),
  check: ({ transactionId }: PaynetOrder) => paynet.ask('CheckTransaction', { transactionId }),
  cancel: ({ transactionId }: PaynetOrder) => paynet.ask('CancelTransaction', { transactionId }),
};
type PaynetCallName = keyof typeof PAYNET_CALLS;

/** A number is an error's code; a text is the answer's name and state. */
const PAYNET_TABLE: Record<keyof typeof PAYNET_STATES, Record<PaynetCallName, Cell>> = {
  new: { information: 'answered', perform: 'answered', another: 'answered', check: 'state 3', cancel: 203 },
  paid: { information: 501, perform: 201, another: 501, check: 'state 1', cancel: 'state 2' },
  given: { information: 'answered', perform: 201, another: 'answered', check: 'state 2', cancel: 'state 2' },
  canceled: { information: 501, perform: 201, another: 501, check: 'state 1', cancel: 'state 2' },
  eaten: { information: 501, perform: 201, another: 501, check: 'state 1', cancel: 77 },
};
const HOLDS = { new: 0, paid: AMOUNT, given: 0, canceled: AMOUNT, eaten: AMOUNT };

describe.each(Object.entries(PAYNET_TABLE))('Paynet, %s', (state, row) => {
  test.each(Object.entries(row))('T45 T46 %s: %s', async (call, expected) => {
    const { id: orderId, number } = await anOrder('PAYNET');
    const one = { orderId, transactionId: (last += 1), fields: { order_id: String(number) } };
    const at = state as keyof typeof PAYNET_STATES;
    await PAYNET_STATES[at](one);
    const answer = await PAYNET_CALLS[call as PaynetCallName](one);
    const body = answer as { transactionState?: number };
    const seen =
      typeof answer === 'number'
        ? answer
        : body.transactionState === undefined
          ? 'answered'
          : `state ${body.transactionState}`;
    expect(seen).toBe(expected);
    const isTaken = expected === 'answered' && call !== 'information';
    const isGiven = expected === 'state 2';
    expect(await paidSum(orderId)).toBe(isTaken ? AMOUNT : isGiven ? 0 : HOLDS[at]);
  });
});

test('T34 after all of this the ledger agree', async () => {
  expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);
});
