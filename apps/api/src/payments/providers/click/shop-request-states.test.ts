import { describe, expect, test } from 'vitest';

import { aShop, FAILED, type Shop, type ShopFields } from '../../../testing/payments/click/click-shop.ts';

/** How an order and Click's transaction can stand when a call comes. */
const STATES: Record<string, (shop: Shop) => unknown> = {
  fresh: () => undefined,
  prepared: (shop) => shop.prepare(),
  paid: async (shop) => {
    await shop.prepare();
    await shop.complete();
  },
  'given up by Click': async (shop) => {
    await shop.prepare();
    await shop.complete({ error: FAILED });
  },
  'given back': async (shop) => {
    await STATES['paid']!(shop);
    const locked = await shop.testLedger.ledger.attemptByNumber(5001);
    await shop.testLedger.ledger.reverse(locked!, { reason: 'PROVIDER' });
  },
  'ended by us': async (shop) => {
    await shop.prepare();
    const locked = await shop.testLedger.ledger.attemptByNumber(5001);
    await shop.testLedger.ledger.cancel(locked!, { reason: 'SWITCHED' });
  },
  'prepared, and its order cancelled': async (shop) => {
    await shop.prepare();
    shop.testLedger.changeOrder(shop.row, { status: 'CANCELED' });
  },
  cancelled: (shop) => shop.testLedger.changeOrder(shop.row, { status: 'CANCELED' }),
  'closed, unpaid': (shop) => shop.testLedger.changeOrder(shop.row, { status: 'CLOSED' }),
  'paid otherwise': (shop) => shop.testLedger.changeOrder(shop.row, { isPaid: true }),
  'being paid by another transaction': (shop) => shop.prepare({ click_trans_id: '111' }),
  'to be paid otherwise': (shop) => shop.testLedger.changeOrder(shop.row, { paymentType: 'CASH' }),
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
const CALLS: readonly (readonly [string, ShopFields])[] = [
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
    const shop = aShop();
    await STATES[state]!(shop);
    expect(await shop.say(fields)).toMatchObject({ error });
  });

  test.each(EVERY.filter(({ name }) => name !== 'Complete' && name !== 'Prepare'))(
    'T46 money that has come stays, whatever fails afterwards: $state, $name',
    async ({ state, fields }) => {
      const shop = aShop();
      await STATES[state]!(shop);
      const wasPaid = shop.testLedger.now(shop.row).isPaid;
      await shop.say(fields);
      expect(shop.testLedger.now(shop.row).isPaid).toBe(wasPaid);
    },
  );

  test('T46 a failure at Click frees the order, and its reason is kept', async () => {
    const shop = aShop();
    await shop.prepare();
    await shop.prepare({ error: FAILED });
    expect(shop.testLedger.attempts).toMatchObject([{ state: 'CANCELED', reason: 'DECLINED' }]);
    expect(await shop.prepare({ click_trans_id: '2' })).toMatchObject({ error: 0 });
  });

  test('T48 a Complete for an order that was cancelled meanwhile ends its attempt', async () => {
    const shop = aShop();
    await STATES['prepared, and its order cancelled']!(shop);
    await shop.complete();
    expect(shop.testLedger.attempts).toMatchObject([{ state: 'CANCELED' }]);
  });
});
