import { describe, expect, test } from 'vitest';

import {
  aClickMerchant,
  FAILED,
  type ClickMerchant,
  type RequestFields,
} from '../../../testing/payments/click/click-merchant.ts';

/** The states of an order and of Click's transaction when a call comes. */
const STATES: Record<string, (merchant: ClickMerchant) => unknown> = {
  fresh: () => undefined,
  prepared: (merchant) => merchant.prepare(),
  paid: async (merchant) => {
    await merchant.prepare();
    await merchant.complete();
  },
  'given up by Click': async (merchant) => {
    await merchant.prepare();
    await merchant.complete({ error: FAILED });
  },
  'given back': async (merchant) => {
    await STATES['paid']!(merchant);
    const locked = await merchant.testLedger.ledger.attemptByNumber(5001);
    await merchant.testLedger.ledger.reverse(locked!, { reason: 'PROVIDER' });
  },
  'ended by us': async (merchant) => {
    await merchant.prepare();
    const locked = await merchant.testLedger.ledger.attemptByNumber(5001);
    await merchant.testLedger.ledger.cancel(locked!, { reason: 'SWITCHED' });
  },
  'prepared, and its order cancelled': async (merchant) => {
    await merchant.prepare();
    merchant.testLedger.changeOrder(merchant.row, { status: 'CANCELED' });
  },
  cancelled: (merchant) => merchant.testLedger.changeOrder(merchant.row, { status: 'CANCELED' }),
  'closed, unpaid': (merchant) => merchant.testLedger.changeOrder(merchant.row, { status: 'CLOSED' }),
  'paid otherwise': (merchant) => merchant.testLedger.changeOrder(merchant.row, { isPaid: true }),
  'being paid by another transaction': (merchant) => merchant.prepare({ click_trans_id: '111' }),
  'to be paid otherwise': (merchant) =>
    merchant.testLedger.changeOrder(merchant.row, { paymentType: 'CASH' }),
};

/** Error codes: Prepare, Prepare that failed at Click, Complete, Complete that failed; and the attempts after each. */
const TABLE: Record<keyof typeof STATES, readonly [number, number, number, number]> = {
  fresh: [0, -9, -6, -6],
  prepared: [0, -9, 0, -9],
  paid: [-4, -9, -4, -9],
  'given up by Click': [-9, -9, -9, -9],
  'given back': [-9, -9, -9, -9],
  'ended by us': [-9, -9, -9, -9],
  'prepared, and its order cancelled': [-9, -9, -9, -9],
  cancelled: [-9, -9, -6, -6],
  'closed, unpaid': [-9, -9, -6, -6],
  'paid otherwise': [-4, -9, -6, -6],
  'being paid by another transaction': [-9, -9, -6, -6],
  'to be paid otherwise': [-9, -9, -6, -6],
};
const CALLS: readonly (readonly [string, RequestFields])[] = [
  ['Prepare', { action: '0' }],
  ['Prepare that failed at Click', { action: '0', error: FAILED }],
  ['Complete', { action: '1', merchant_prepare_id: '5001' }],
  ['Complete that failed at Click', { action: '1', merchant_prepare_id: '5001', error: FAILED }],
];
const EVERY = Object.keys(STATES).flatMap((state) =>
  CALLS.map(([name, fields], i) => ({ state, name, fields, error: TABLE[state]![i]! })),
);

describe('T46 every call in every state', () => {
  test.each(EVERY)('T46 an order that is $state: $name gets $error', async ({ state, fields, error }) => {
    const merchant = aClickMerchant();
    await STATES[state]!(merchant);
    expect(await merchant.call(fields)).toMatchObject({ error });
  });

  test.each(EVERY.filter(({ name }) => name !== 'Complete' && name !== 'Prepare'))(
    'T46 money that has come stays, whatever fails afterwards: $state, $name',
    async ({ state, fields }) => {
      const merchant = aClickMerchant();
      await STATES[state]!(merchant);
      const wasPaid = merchant.testLedger.now(merchant.row).isPaid;
      await merchant.call(fields);
      expect(merchant.testLedger.now(merchant.row).isPaid).toBe(wasPaid);
    },
  );

  test('T46 a failure at Click frees the order, and its reason is kept', async () => {
    const merchant = aClickMerchant();
    await merchant.prepare();
    await merchant.prepare({ error: FAILED });
    expect(merchant.testLedger.attempts).toMatchObject([{ state: 'CANCELED', reason: 'DECLINED' }]);
    expect(await merchant.prepare({ click_trans_id: '2' })).toMatchObject({ error: 0 });
  });

  test('T48 a Complete for an order that was cancelled meanwhile ends its attempt', async () => {
    const merchant = aClickMerchant();
    await STATES['prepared, and its order cancelled']!(merchant);
    await merchant.complete();
    expect(merchant.testLedger.attempts).toMatchObject([{ state: 'CANCELED' }]);
  });
});
