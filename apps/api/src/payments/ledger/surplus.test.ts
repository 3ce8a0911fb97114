import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, describe, expect, test } from 'vitest';

import { inLedgerOf } from '../../testing/payments/in-ledger.ts';
import { aPayingBrand } from '../../testing/payments/paying.ts';
import { TEST_AMOUNT as AMOUNT } from '../../testing/payments/test-ledger.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';
import { insertAttempt } from '../attempts/attempts.ts';

let osh: Scene;
let guest: Person;
let merchant: ReturnType<typeof inLedgerOf>;
beforeAll(async () => {
  osh = await aRunningApi({ brand: aPayingBrand(['CASH', 'PAYME', 'CLICK']) });
  guest = await osh.person();
  merchant = inLedgerOf(osh, guest);
});

describe('T46 payable orders', () => {
  const come = (id: string, change: { providerId?: string; amount?: number } = {}) =>
    merchant.inLedger(async (ledger) => {
      const about = { providerId: `${id}-x`, amount: AMOUNT, ...change };
      return ledger.receive((await ledger.orderById(id))!, about);
    });
  const begun = (id: string) =>
    merchant.inLedger(async (ledger) => {
      const row = (await ledger.orderById(id))!;
      const answer = await ledger.begin(row, { providerId: `${id}-x`, amount: AMOUNT });
      return { row, attempt: answer.ok ? answer.value : null! };
    });

  test('T46 its own transaction that had begun is no rival of itself', async () => {
    const { id } = await merchant.anOrder();
    await begun(id);
    expect(await come(id)).toMatchObject({ state: 'PAID', isSurplus: false });
    expect((await merchant.orderRow(id)).isPaid).toBe(true);
  });

  test.each<[string, (id: string) => Promise<unknown>, { providerId?: string; amount?: number }]>([
    ['another sum', async () => undefined, { amount: AMOUNT - 1 }],
    ['a cancelled order', (id) => merchant.changeOrder(id, { status: 'CANCELED' }), {}],
    ['an order that is paid', (id) => merchant.changeOrder(id, { isPaid: true }), {}],
    ['an order that another transaction is at', begun, { providerId: 'another' }],
  ])('F20 T46 not %s: the money is owed', async (_, before, change) => {
    const { id } = await merchant.anOrder();
    await before(id);
    const named = change.providerId ? { ...change, providerId: `${id}-another` } : change;
    expect(await come(id, named)).toMatchObject({ state: 'PAID', isSurplus: true });
    expect(await merchant.refundsOf(id)).toMatchObject([{ state: 'DUE' }]);
    await merchant.changeOrder(id, { isPaid: false });
  });

  test('T46 an ended attempt is not settled, and a paid one does not end', async () => {
    const { id } = await merchant.anOrder();
    const locked = await begun(id);
    const ended = await merchant.inLedger(async (ledger) => {
      const canceled = await ledger.cancel(locked, { reason: 'DECLINED' });
      expect([...ledger.touched]).toEqual([id]);
      return canceled;
    });
    expect(ended).toMatchObject({ ok: true, value: { state: 'CANCELED' } });
    const late = await merchant.inLedger(async (ledger) =>
      ledger.settle((await ledger.attemptByProviderId(`${id}-x`))!),
    );
    expect(late).toEqual({ ok: false, code: 'payment.closed' });
    expect((await merchant.orderRow(id)).isPaid).toBe(false);
    await come(id);
    const again = await merchant.inLedger(async (ledger) =>
      ledger.cancel((await ledger.attemptByProviderId(`${id}-x`))!, { reason: 'DECLINED' }),
    );
    expect(again).toEqual({ ok: false, code: 'payment.alreadyPaid' });
  });
});

test('F20 money of an earlier chosen provider is reported under that provider', async () => {
  const { id } = await merchant.anOrder();
  const attempt = await osh.deps.db.inTenant(osh.merchantId, (tx) => {
    const made = { merchantId: osh.merchantId, id: `${id}-sent`, orderId: id, provider: 'PAYME' as const };
    return insertAttempt(tx, { ...made, state: 'CREATED', amount: AMOUNT, createdAt: osh.clock.now });
  });
  const params = { orderId: id };
  unwrap(await guest.api(endpoints.choosePayment, { params, body: { paymentType: 'CASH' } }));
  const payment = async () => unwrap(await guest.api(endpoints.getPayment, { params }));
  expect(await payment()).toMatchObject({ isPaid: false, paymentType: 'CASH' });
  await merchant.inLedger(async (ledger) => {
    const { row } = (await ledger.attemptByNumber(attempt.number))!;
    await ledger.receive(row, { providerId: `${id}-late`, amount: AMOUNT });
  });
  expect(await payment()).toMatchObject({ isPaid: true, paymentType: 'PAYME', state: 'PAID' });
  const { history } = unwrap(await guest.api(endpoints.getOrder, { params: { id } }));
  expect(history.findLast(({ type }) => type === 'PAID')).toMatchObject({ paymentType: 'PAYME' });
});
