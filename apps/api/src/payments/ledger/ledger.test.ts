import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { orderHistory } from '../../db/schema/orders.ts';
import { inLedgerOf } from '../../testing/payments/in-ledger.ts';
import { attemptsIn, balancesOf } from '../../testing/payments/money.ts';
import { TEST_AMOUNT as AMOUNT } from '../../testing/payments/test-ledger.ts';
import { aPayingBrand } from '../../testing/payments/paying.ts';
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

describe('incoming money', () => {
  test('T46 F19 a transaction that has begun is asked after in two minutes, and freezes its order', async () => {
    const { id } = await merchant.anOrder();
    const touched = await merchant.inLedger(async (ledger) => {
      const row = (await ledger.orderById(id))!;
      const data = { note: '1' };
      const about = { providerId: `${id}-x`, amount: AMOUNT, providerTime: 5, data };
      expect(await ledger.begin(row, about)).toMatchObject({
        ok: true,
        value: { state: 'PENDING', providerTime: 5, data, begunAt: osh.clock.now, amount: AMOUNT },
      });
      expect(await ledger.check(row, AMOUNT)).toMatchObject({ ok: false, code: 'payment.inProgress' });
      return ledger.touched;
    });
    expect([...touched]).toEqual([id]);
    const [attempt] = await attemptsIn(osh, id);
    const asked = await merchant.jobs('payment.look-up', attempt!.id);
    expect(asked.map(({ startAfter }) => startAfter?.getTime())).toEqual([osh.clock.now.getTime() + 120_000]);
  });

  test('F20 T45 of two transactions of one payment the one that holds the money is credited, and once', async () => {
    const { id } = await merchant.anOrder('CLICK');
    const [first, second] = await merchant.inLedger(async (ledger) => {
      const row = (await ledger.orderById(id))!;
      const tryOnce = async (providerId: string) => {
        const begun = await ledger.begin(row, { providerId, providerPaymentId: `${id}-pay`, amount: AMOUNT });
        return begun.ok ? begun.value : null;
      };
      const declined = (await tryOnce(`${id}-1`))!;
      await ledger.cancel({ row, attempt: declined }, { reason: 'DECLINED' });
      return [declined, (await tryOnce(`${id}-2`))!];
    }, 'CLICK');
    const answer = { providerId: first!.providerId!, providerPaymentId: `${id}-pay`, amount: AMOUNT };
    for (const _ of [1, 2]) {
      const receive = merchant.inLedger(
        async (ledger) => ledger.receive((await ledger.orderById(id))!, answer),
        'CLICK',
      );
      expect(await receive).toMatchObject({ id: second!.id, state: 'PAID', isSurplus: false });
    }
    expect(await attemptsIn(osh, id)).toMatchObject([{ state: 'CANCELED' }, { state: 'PAID' }]);
  });

  test('F20 the answer of a look-up opens an attempt of its own and never one that is paid already', async () => {
    const { id } = await merchant.anOrder();
    await merchant.inLedger(async (ledger) => {
      const answer = { state: 'PAID', providerId: `${id}-found`, amount: AMOUNT } as const;
      const row = (await ledger.orderById(id))!;
      expect(await ledger.receive(row, answer)).toMatchObject({ state: 'PAID', paidAt: osh.clock.now });
    });
    expect((await balancesOf(osh))['at.PAYME']).toBeGreaterThanOrEqual(AMOUNT);
    expect((await merchant.orderRow(id)).isPaid).toBe(true);
  });

  test('F20 T46 the database credits a payment of a provider to one attempt', async () => {
    const paid = async () => {
      const { id } = await merchant.anOrder('CLICK');
      const payment = { providerId: crypto.randomUUID(), providerPaymentId: 'one-payment', amount: AMOUNT };
      return merchant.inLedger(
        async (ledger) => ledger.receive((await ledger.orderById(id))!, payment),
        'CLICK',
      );
    };
    await paid();
    await expect(paid()).rejects.toMatchObject({ cause: { code: '23505' } });
  });

  test('T46 an opened page belongs only to the transaction that arrives for it', async () => {
    const { id } = await merchant.anOrder();
    await merchant.inLedger(async (ledger) => {
      const row = (await ledger.orderById(id))!;
      const made = await ledger.begin(row, { providerId: `${id}-a`, amount: AMOUNT });
      if (made.ok) await ledger.cancel({ row, attempt: made.value }, { reason: 'DECLINED' });
    });
    await osh.deps.db.inTenant(osh.merchantId, async (tx) => {
      const made = { merchantId: osh.merchantId, orderId: id, state: 'CREATED' as const, amount: AMOUNT };
      await insertAttempt(tx, { ...made, id: `${id}-click`, provider: 'CLICK', createdAt: osh.clock.now });
      await insertAttempt(tx, { ...made, id: `${id}-sent`, provider: 'PAYME', createdAt: osh.clock.now });
      const named = { ...made, id: `${id}-named`, provider: 'PAYME' as const, providerId: `${id}-n` };
      await insertAttempt(tx, { ...named, createdAt: osh.clock.now });
    });
    await merchant.inLedger(async (ledger) => {
      const row = (await ledger.orderById(id))!;
      const begun = await ledger.begin(row, { providerId: `${id}-b`, amount: AMOUNT });
      expect(begun).toMatchObject({ ok: true, value: { id: `${id}-sent` } });
      expect(await ledger.lastAttempt(row)).toMatchObject({ id: `${id}-named` });
      if (begun.ok) await ledger.settle({ row, attempt: begun.value }, { note: 'paid' });
    });
    expect(await attemptsIn(osh, id)).toMatchObject([
      { state: 'CANCELED', reason: 'DECLINED' },
      { id: `${id}-click`, state: 'CANCELED', reason: 'SWITCHED', canceledAt: osh.clock.now },
      { id: `${id}-sent`, state: 'PAID', reason: null, paidAt: osh.clock.now, data: { note: 'paid' } },
      { id: `${id}-named`, state: 'CANCELED', reason: 'SWITCHED' },
    ]);
  });

  test('T45 settled twice it is booked once, and its history has one line', async () => {
    const before = await balancesOf(osh);
    const { id } = await merchant.anOrder();
    const twice = await merchant.inLedger(async (ledger) => {
      const row = (await ledger.orderById(id))!;
      const begun = await ledger.begin(row, { providerId: `${id}-x`, amount: AMOUNT });
      const locked = { row, attempt: begun.ok ? begun.value : null! };
      const first = await ledger.settle(locked);
      ledger.touched.clear();
      const again = await ledger.settle((await ledger.attemptByProviderId(`${id}-x`))!, { late: true });
      return { first, again, touched: ledger.touched.size };
    });
    expect(twice.again).toEqual(twice.first);
    expect(twice.touched).toBe(0);
    const after = await balancesOf(osh);
    expect(after['at.PAYME']! - (before['at.PAYME'] ?? 0)).toBe(AMOUNT);
    expect(after['orders']! - (before['orders'] ?? 0)).toBe(-AMOUNT);
    const history = await osh.deps.db.inTenant(osh.merchantId, (tx) =>
      tx.select().from(orderHistory).where(eq(orderHistory.orderId, id)),
    );
    expect(history.filter(({ event }) => event === 'PAID')).toMatchObject([
      { actorId: null, data: { paymentType: 'PAYME', courierStatus: null }, at: osh.clock.now },
    ]);
  });

  test('ENT-26 a fiscal receipt is requested if the provider does not make it itself', async () => {
    for (const [type, count] of [
      ['CLICK', 1],
      ['PAYME', 0],
    ] as const) {
      const { id } = await merchant.anOrder(type);
      await merchant.inLedger(
        async (ledger) =>
          ledger.receive((await ledger.orderById(id))!, { providerId: `${id}-x`, amount: AMOUNT }),
        type,
      );
      const [attempt] = await attemptsIn(osh, id);
      expect(await merchant.jobs('payment.cheque', attempt!.id)).toHaveLength(count);
    }
  });

  test('F20 money that the order cannot take is owed, and a job refunds it', async () => {
    const before = await balancesOf(osh);
    const { id } = await merchant.aPaidOrder();
    const late = await merchant.inLedger(async (ledger) => {
      const row = (await ledger.orderById(id))!;
      return ledger.receive(row, { providerId: `${id}-late`, amount: AMOUNT, data: { from: 'late' } });
    });
    expect(late).toMatchObject({ state: 'PAID', isSurplus: true, data: { from: 'late' } });
    expect((await balancesOf(osh))['owed']! - (before['owed'] ?? 0)).toBe(-AMOUNT);
    const refunds = await merchant.refundsOf(id);
    expect(refunds).toMatchObject([
      { amount: AMOUNT, state: 'DUE', reason: 'ORDER_CANCELED', attemptId: late.id, note: null },
    ]);
    expect(await merchant.jobs('payment.refund', refunds[0]!.id)).toHaveLength(1);
    expect((await merchant.orderRow(id)).isPaid).toBe(true);
    const again = await merchant.inLedger(async (ledger) =>
      ledger.receive((await ledger.orderById(id))!, { providerId: `${id}-late`, amount: AMOUNT }),
    );
    expect(again).toEqual(late);
    expect(await merchant.refundsOf(id)).toHaveLength(1);
  });
});
