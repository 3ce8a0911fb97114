import { expect } from 'vitest';

import { applyUzumCall } from '../../payments/providers/uzum/apply-uzum-call.ts';
import type { UzumBankAccount } from '../../payments/providers/uzum/uzum-account.ts';
import { readUzumCall } from '../../payments/providers/uzum/uzum-bank-request.ts';
import { createTestLedger, TEST_AMOUNT } from './test-ledger.ts';

const ACCOUNT: UzumBankAccount = {
  serviceId: 498_624,
  username: 'uzum',
  password: 'TEST_PASSWORD',
  accountField: 'order_id',
  linkTemplate: '',
  codes: {},
};

/** A transaction of the bank, and another one. */
export const TRANS = '4f0c2f0e-7a8b-11f0-8a55-0242ac120002';
export const OTHER = '4f0c2f0e-7a8b-11f0-8a55-0242ac120003';
/** When the bank sends its calls, in milliseconds. */
export const TIMESTAMP = 1_772_350_496_000;

/** An order paid by Uzum on a test ledger, and the bank's calls. Each resolves with the answer, or the code of its error. */
export function aUzumBank(change: Partial<UzumBankAccount> = {}) {
  const testLedger = createTestLedger('UZUM');
  const row = testLedger.order();
  const account = { ...ACCOUNT, ...change };
  const ask = async (operation: string, body: object): Promise<unknown> => {
    const whole = { serviceId: ACCOUNT.serviceId, timestamp: TIMESTAMP, transId: TRANS, ...body };
    const read = readUzumCall(operation, JSON.stringify(whole));
    if (!read.ok) throw new Error(`not a call: ${read.wrong}`);
    const answer = await applyUzumCall({ ledger: testLedger.ledger, account }, read);
    const parsed = JSON.parse(answer.body) as { status: string; errorCode?: string };
    expect(answer.status).toBe(parsed.status === 'FAILED' ? 400 : 200);
    return parsed.errorCode ?? parsed;
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
type Bank = ReturnType<typeof aUzumBank>;

/** Brings the order of a bank into a state. */
export const UZUM_STATES: Record<string, (bank: Bank) => unknown> = {
  fresh: () => undefined,
  created: (bank) => bank.create(),
  confirmed: async (bank) => {
    await bank.create();
    await bank.confirm();
  },
  'confirmed, and eaten': async (bank) => {
    await UZUM_STATES['confirmed']!(bank);
    bank.testLedger.changeOrder(bank.row, { status: 'CLOSED' });
  },
  'reversed before': async (bank) => {
    await bank.create();
    await bank.reverse();
  },
  'reversed after': async (bank) => {
    await UZUM_STATES['confirmed']!(bank);
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
