import { describe, expect, test } from 'vitest';

import { ACCOUNT, aStore, no, paid, UUID } from '../../../testing/payments/multicard-store.ts';
import { createTestLedger, TEST_AMOUNT } from '../../../testing/payments/test-ledger.ts';
import { aCall } from '../../../testing/payments/test-payable.ts';
import { signMulticard } from './multicard-sign.ts';

const signed = { storeId: '6', uuid: UUID, invoiceId: '1007-5001', amount: TEST_AMOUNT };
function aCallback(change: object = {}, style: 'md5' | 'sha1' = 'md5') {
  const sign = signMulticard(style, signed, ACCOUNT.secret);
  const body = { store_id: 6, invoice_id: '1007-5001', amount: TEST_AMOUNT, uuid: UUID, sign, ...change };
  return aCall({ body: JSON.stringify(body) });
}

/** A ledger with the order that the callback is about, sent to Multicard. */
function ledger() {
  const testLedger = createTestLedger('RAHMAT');
  const row = testLedger.order();
  testLedger.open(row, { providerId: UUID });
  return { testLedger, row };
}

describe('a callback', () => {
  test.each(['md5', 'sha1'] as const)(
    'T44 T49 signed by %s, about a confirmed payment, is the money',
    async (style) => {
      const { testLedger, row } = ledger();
      const verified = await aStore(paid(), { callbackStyle: style }).at.verify(aCallback({}, style));
      const answer = verified.ok && (await verified.apply(testLedger.ledger));
      expect(answer).toEqual({
        status: 200,
        body: '{"success":true}',
        headers: { 'Content-Type': 'application/json' },
      });
      expect(testLedger.now(row).isPaid).toBe(true);
      expect(testLedger.attempts).toMatchObject([
        { state: 'PAID', providerId: UUID, amount: TEST_AMOUNT, providerPaymentId: UUID },
      ]);
    },
  );

  test('T44 a signature by the other method proves nothing', async () => {
    expect(await aStore(paid()).at.verify(aCallback({}, 'sha1'))).toMatchObject({ ok: false });
  });

  test.each<[string, object]>([
    ['no signature', { sign: '' }],
    ['a long one', { sign: 'a'.repeat(201) }],
    ['another sum', { amount: TEST_AMOUNT - 1 }],
    ['a sum of nothing', { amount: 0 }],
    ['a sum that is text', { amount: String(TEST_AMOUNT) }],
    ['a part of a tiyin', { amount: TEST_AMOUNT + 0.5 }],
    ['another store', { store_id: 7 }],
    ['an invoice that is none', { invoice_id: '1007' }],
    ['an invoice with a nought', { invoice_id: '1007-05001' }],
    ['a uuid that is none', { uuid: '../x' }],
    ['a uuid too long', { uuid: 'x'.repeat(65) }],
  ])('T44 T47 with %s is refused before Multicard is asked', async (_, change) => {
    const store = aStore(paid());
    expect(await store.at.verify(aCallback(change))).toMatchObject({
      ok: false,
      answer: { status: 400, body: '{"success":false}' },
    });
    expect(store.calls()).toEqual([]);
  });

  test('T44 a store may call itself by a number or a text; the sign of another store is refused', async () => {
    expect(await aStore(paid()).at.verify(aCallback({ store_id: '6' }))).toMatchObject({ ok: true });
    const sign = signMulticard('md5', { ...signed, storeId: '7' }, ACCOUNT.secret);
    expect(await aStore(paid()).at.verify(aCallback({ store_id: 7, sign }))).toMatchObject({ ok: false });
  });

  test.each(['', '{', 'null', '[]'])('T44 a callback of %j is ignored', async (body) => {
    expect(await aStore(paid()).at.verify(aCall({ body }))).toMatchObject({ ok: false });
  });

  test('T44 a callback without POST is ignored', async () => {
    expect(await aStore(paid()).at.verify({ ...aCallback(), method: 'GET' })).toMatchObject({ ok: false });
  });

  test.each(['draft', 'progress', 'billing', 'hold', 'error', 'revert'])(
    'T50 of a payment that Multicard calls %s',
    async (status) => {
      const verified = await aStore(paid({ status })).at.verify(aCallback());
      expect(verified).toMatchObject({ ok: false, reason: 'not paid at Multicard' });
    },
  );

  test('T50 a callback about an unknown invoice; during an outage of Multicard it gets a retryable error', async () => {
    expect(await aStore({ [`GET /payment/${UUID}`]: no }).at.verify(aCallback())).toMatchObject({
      ok: false,
    });
    await expect(aStore({ [`GET /payment/${UUID}`]: 502 }).at.verify(aCallback())).rejects.toThrow('502');
    await expect(aStore().at.verify(aCallback())).rejects.toThrow('odd, status 404');
    const silent = aStore({ [`GET /payment/${UUID}`]: new Error('cut') });
    await expect(silent.at.verify(aCallback())).rejects.toThrow('no answer');
  });

  test.each<[string, number | null]>([
    ['another order', 1008],
    ['an order that is not there', null],
  ])('T46 of %s: nothing is booked', async (_, number) => {
    const testLedger = createTestLedger('RAHMAT');
    if (number) testLedger.open(testLedger.order({ number }), { providerId: UUID });
    const verified = await aStore(paid()).at.verify(aCallback());
    expect(verified.ok && (await verified.apply(testLedger.ledger))).toMatchObject({ status: 400 });
    expect(testLedger.attempts.filter(({ state }) => state === 'PAID')).toEqual([]);
  });

  test.each([null, '', '1008-5002', '1007-5002', '1007', 7])(
    'T44 T50 a paid payment of invoice %j does not pay the invoice of the callback',
    async (invoice_id) => {
      const testLedger = createTestLedger('RAHMAT');
      testLedger.open(testLedger.order(), { providerId: 'the-invoice-of-this-order' });
      testLedger.open(testLedger.order(), { providerId: UUID });
      const verified = await aStore(paid({ invoice_id })).at.verify(aCallback());
      const answer = verified.ok ? await verified.apply(testLedger.ledger) : verified.answer;
      expect(answer).toMatchObject({ status: 400, body: '{"success":false}' });
      expect(testLedger.attempts.map(({ state }) => state)).toEqual(['CREATED', 'CREATED']);
    },
  );

  test('T50 a payment that names no invoice is proven by the uuid of our invoice', async () => {
    const { testLedger, row } = ledger();
    const verified = await aStore(paid({ invoice_id: null })).at.verify(aCallback());
    expect(verified.ok && (await verified.apply(testLedger.ledger))).toMatchObject({ status: 200 });
    expect(testLedger.now(row).isPaid).toBe(true);
  });

  test('T47 Multicard’s reported sum counts, else the signed one', async () => {
    for (const [amount, isSurplus] of [
      [TEST_AMOUNT - 100, true],
      [null, false],
    ] as const) {
      const { testLedger } = ledger();
      const verified = await aStore(paid({ amount })).at.verify(aCallback());
      if (verified.ok) await verified.apply(testLedger.ledger);
      expect(testLedger.attempts).toMatchObject([
        { state: 'PAID', amount: amount ?? TEST_AMOUNT, isSurplus },
      ]);
    }
  });

  test('T46 an attempt without its invoice’s name takes the callback’s', async () => {
    const testLedger = createTestLedger('RAHMAT');
    testLedger.open(testLedger.order(), {});
    const verified = await aStore(paid()).at.verify(aCallback());
    if (verified.ok) await verified.apply(testLedger.ledger);
    expect(testLedger.attempts.find(({ state }) => state === 'PAID')).toMatchObject({ providerId: UUID });
  });
});

test('T44 an incomplete account is refused; an unauthenticated call is answered like a wrong signature, and an internal error by a 500', () => {
  const { provider } = aStore();
  for (const name of Object.keys(ACCOUNT)) expect(provider.at({ ...ACCOUNT, [name]: '' })).toBeNull();
  expect(provider.at({})).toBeNull();
  expect(provider.unauthenticated(aCall())).toMatchObject({ status: 400, body: '{"success":false}' });
  expect(provider.failed(aCall())).toMatchObject({ status: 500, body: '{"success":false}' });
});
