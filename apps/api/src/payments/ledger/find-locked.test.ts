import type { PaymentType } from '@dasturxon/core/payment';
import { beforeAll, describe, expect, test } from 'vitest';

import { inLedgerOf } from '../../testing/payments/in-ledger.ts';
import { attemptsIn } from '../../testing/payments/money.ts';
import { TEST_AMOUNT as AMOUNT } from '../../testing/payments/test-ledger.ts';
import { aPayingBrand } from '../../testing/payments/paying.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';

let osh: Scene;
let merchant: ReturnType<typeof inLedgerOf>;
beforeAll(async () => {
  osh = await aRunningApi({ brand: aPayingBrand(['CASH', 'PAYME', 'CLICK']) });
  merchant = inLedgerOf(osh, await osh.person());
});

describe('lookups', () => {
  test.each(['0', '-1', '1.5', '1e3', ' 1', '', '1'.repeat(16), null, undefined, {}, 1.5, Number.NaN])(
    'T44 %j is the number of no order',
    async (number) => {
      expect(await merchant.inLedger((ledger) => ledger.orderByNumber(number))).toBeNull();
    },
  );

  test('T44 an order is found by its number as text or number; an attempt by its number and its provider', async () => {
    const { id } = await merchant.aPaidOrder();
    const { number } = await merchant.orderRow(id);
    for (const asked of [number, String(number)])
      expect(await merchant.inLedger((ledger) => ledger.orderByNumber(asked))).toMatchObject({ id });
    const [attempt] = await attemptsIn(osh, id);
    const byNumber = (provider: PaymentType) =>
      merchant.inLedger((ledger) => ledger.attemptByNumber(attempt!.number), provider);
    expect(await byNumber('PAYME')).toMatchObject({ row: { id }, attempt: { id: attempt!.id } });
    expect(await byNumber('CLICK')).toBeNull();
    const byName = (provider: PaymentType) =>
      merchant.inLedger((ledger) => ledger.attemptByProviderId(attempt!.providerId!), provider);
    expect(await byName('PAYME')).toMatchObject({ row: { id } });
    expect(await byName('CLICK')).toBeNull();
  });

  test('T44 an unknown id or a part of an id finds no attempt', async () => {
    const { id } = await merchant.anOrder();
    const { number } = await merchant.orderRow(id);
    const found = await merchant.inLedger(async (ledger) => [
      await ledger.orderByNumber([number]),
      await ledger.orderByNumber({ toString: () => String(number) }),
      await ledger.orderByNumber(999_999_999),
      await ledger.orderById('unknown'),
      await ledger.attemptByNumber(999_999_999),
      await ledger.attemptByProviderId('unknown'),
      await ledger.lastAttempt((await ledger.orderById(id))!),
    ]);
    expect(found).toEqual(Array.from(found, () => null));
  });

  test('ENT-26 the last attempt is this provider’s, and no fiscal receipt is made without codes', async () => {
    const { id } = await merchant.anOrder();
    const first = await merchant.anAttemptFor(id, { state: 'CANCELED' });
    await merchant.anAttemptFor(id, { provider: 'CLICK' });
    await merchant.inLedger(async (ledger) => {
      const row = (await ledger.orderById(id))!;
      expect(await ledger.lastAttempt(row)).toEqual(first);
      expect(await ledger.fiscalDetail(row)).toBeNull();
      expect([ledger.isOver(row), ledger.isOver({ ...row, status: 'CLOSED' })]).toEqual([false, true]);
    });
  });

  test('T45 a statement has both ends in it, the oldest first, and one provider’s', async () => {
    const ids = [];
    for (const providerTime of [900, 800, 850]) {
      const { id } = await merchant.anOrder();
      ids.push(id);
      await merchant.inLedger(async (ledger) => {
        const row = (await ledger.orderById(id))!;
        await ledger.begin(row, { providerId: `${id}-t`, amount: AMOUNT, providerTime });
      });
    }
    const between = (from: number, to: number, provider: PaymentType = 'PAYME') =>
      merchant.inLedger(
        async (ledger) => (await ledger.statement(from, to)).map(({ attempt }) => attempt.providerTime),
        provider,
      );
    expect(await between(800, 900)).toEqual([800, 850, 900]);
    expect(await between(801, 899)).toEqual([850]);
    expect(await between(800, 900, 'CLICK')).toEqual([]);
  });
});
