import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { orderHistory } from '../../db/schema/orders.ts';
import { inLedgerOf } from '../../testing/payments/in-ledger.ts';
import { attemptsIn, balancesOf } from '../../testing/payments/money.ts';
import { TEST_AMOUNT as AMOUNT } from '../../testing/payments/test-ledger.ts';
import { aPayingBrand } from '../../testing/payments/paying.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';
import { dueRefund, refundsUnderway } from '../attempts/due-refund.ts';

let osh: Scene;
let merchant: ReturnType<typeof inLedgerOf>;
beforeAll(async () => {
  osh = await aRunningApi({ brand: aPayingBrand(['CASH', 'PAYME', 'CLICK']) });
  merchant = inLedgerOf(osh, await osh.person());
});

describe('refunds', () => {
  const reverse = (providerId: string, data = {}) =>
    merchant.inLedger(async (ledger) =>
      ledger.reverse((await ledger.attemptByProviderId(providerId))!, { reason: 'PROVIDER', data }),
    );

  test('F20 by the provider itself: the ledger, the order and its history follow, once', async () => {
    const before = await balancesOf(osh);
    const { id, providerId } = await merchant.aPaidOrder();
    const first = await reverse(providerId, { paymeReason: 5 });
    expect(first).toMatchObject({
      ok: true,
      value: { state: 'REFUNDED', refunded: AMOUNT, reason: 'PROVIDER', data: { paymeReason: 5 } },
    });
    expect(await reverse(providerId)).toEqual(first);
    expect(await merchant.refundsOf(id)).toMatchObject([
      { state: 'DONE', amount: AMOUNT, doneAt: osh.clock.now },
    ]);
    expect((await merchant.orderRow(id)).isPaid).toBe(false);
    expect(await balancesOf(osh)).toEqual(before);
    const history = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.select().from(orderHistory).where(eq(orderHistory.orderId, id)),
    );
    expect(history.filter(({ event }) => event === 'UPDATE')).toMatchObject([
      { data: { reason: 'REFUND', refunded: AMOUNT } },
    ]);
  });

  test.each(['DELIVERED', 'CLOSED'])('T46 not once the guest has the food: %s', async (status) => {
    const { id, providerId } = await merchant.aPaidOrder();
    await merchant.changeOrder(id, { status });
    expect(await reverse(providerId)).toEqual({ ok: false, code: 'payment.alreadyPaid' });
    expect((await merchant.orderRow(id)).isPaid).toBe(true);
    await merchant.changeOrder(id, { status: 'CREATED' });
  });

  test('T46 but a promised refund is made then too, the promised part and the rest', async () => {
    const { id, providerId } = await merchant.aPaidOrder();
    const promise = async (amount?: number) => {
      const [attempt] = await attemptsIn(osh, id);
      return osh.deps.db.inTenant(osh.merchantId, async (tx) => {
        const due = { attempt: attempt!, reason: 'STAFF' as const, note: 'cold' };
        const row = await dueRefund(osh.deps, tx, { ...due, ...(amount !== undefined && { amount }) });
        return row && { amount: row.amount, note: row.note, underway: await refundsUnderway(tx, attempt!) };
      });
    };
    expect(await promise(0)).toBeNull();
    expect(await promise(-1)).toBeNull();
    expect(await promise(AMOUNT + 1)).toBeNull();
    expect(await promise(1)).toEqual({ amount: 1, note: 'cold', underway: 1 });
    expect(await promise(AMOUNT)).toBeNull();
    expect(await promise(AMOUNT - 2)).toMatchObject({ underway: AMOUNT - 1 });
    await merchant.changeOrder(id, { status: 'CLOSED' });
    expect(await reverse(providerId)).toMatchObject({ ok: true, value: { state: 'REFUNDED' } });
    const amounts = (await merchant.refundsOf(id)).map(({ amount, state }) => [amount, state]);
    expect(amounts.toSorted((a, b) => Number(a[0]) - Number(b[0]))).toEqual([
      [1, 'DONE'],
      [1, 'DONE'],
      [AMOUNT - 2, 'DONE'],
    ]);
    expect(await promise()).toBeNull();
  });

  test('T46 all promised refunds are made, and no other', async () => {
    const { id, providerId } = await merchant.aPaidOrder();
    const [attempt] = await attemptsIn(osh, id);
    await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      dueRefund(osh.deps, tx, { attempt: attempt!, reason: 'STAFF' }),
    );
    expect(await reverse(providerId)).toMatchObject({ ok: true, value: { state: 'REFUNDED' } });
    expect(await merchant.refundsOf(id)).toMatchObject([{ state: 'DONE', amount: AMOUNT, reason: 'STAFF' }]);
  });

  test('T46 an unpaid attempt is not refunded', async () => {
    const { id } = await merchant.anOrder();
    const answer = await merchant.inLedger(async (ledger) => {
      const row = (await ledger.orderById(id))!;
      const begun = await ledger.begin(row, { providerId: `${id}-x`, amount: AMOUNT });
      return ledger.reverse({ row, attempt: begun.ok ? begun.value : null! }, { reason: 'PROVIDER' });
    });
    expect(answer).toEqual({ ok: false, code: 'payment.notPaid' });
  });

  test('F20 cash is refunded by hand: no job is made', async () => {
    const { id } = await merchant.aPaidOrder();
    const [attempt] = await attemptsIn(osh, id);
    const due = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      dueRefund(osh.deps, tx, { attempt: { ...attempt!, provider: 'CASH' }, reason: 'STAFF' }),
    );
    expect(due).toMatchObject({ state: 'MANUAL', amount: AMOUNT });
    expect(await merchant.jobs('payment.refund', due!.id)).toHaveLength(0);
  });
});
