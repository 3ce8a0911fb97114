import { endpoints, unwrap } from '@dasturxon/core/api';
import { toTiyin } from '@dasturxon/core/payment';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';

import { anEditScene, linesOf } from '../testing/edits/edit-scene.ts';
import { attemptsIn } from '../testing/payments/money.ts';
import { fiscalOfPayment } from './attempts/fiscal-of-payment.ts';
import { checkMoney } from './commands/check-money.ts';
import type { Ledger } from './ledger/ledger.ts';

let scene: Awaited<ReturnType<typeof anEditScene>>;
beforeAll(async () => {
  scene = await anEditScene();
});

const agrees = async () => expect(await checkMoney(scene.osh.deps, scene.osh.merchantId)).toEqual([]);
const later = () => void (scene.osh.clock.now = new Date(scene.osh.clock.now.getTime() + 180_000));
const payment = async (id: string) =>
  unwrap(await scene.guest.api(endpoints.getPayment, { params: { orderId: id } }));
const checkout = (id: string) => scene.guest.api(endpoints.getCheckout, { params: { orderId: id } });
const inLedger = <T>(
  id: string,
  act: (ledger: Ledger, row: NonNullable<Awaited<ReturnType<Ledger['orderById']>>>) => Promise<T>,
) => scene.merchant.inLedger(async (ledger) => act(ledger, (await ledger.orderById(id))!));
const begin = (id: string, amount: number, providerId: string = crypto.randomUUID()) =>
  inLedger(id, (ledger, row) => ledger.begin(row, { providerId, amount: toTiyin(amount) }));
const receive = (id: string, amount: number, providerId: string = crypto.randomUUID()) =>
  inLedger(id, (ledger, row) => ledger.receive(row, { providerId, amount: toTiyin(amount) }));
const settle = (providerId: string) =>
  scene.merchant.inLedger(async (ledger) => ledger.settle((await ledger.attemptByProviderId(providerId))!));
const refunds = async (id: string) =>
  (await scene.merchant.refundsOf(id))
    .map(({ amount, reason }) => [amount / 100, reason] as const)
    .toSorted(([one], [other]) => one - other);

/** A paid order of 87 500 with a salad of 22 000 added afterwards. */
async function dearer() {
  const id = await scene.accepted({ manti: 1, kabob: 1 });
  later();
  unwrap(await scene.edit(id, { cartItems: linesOf({ manti: 1, kabob: 1, salad: 1 }) }));
  return id;
}

describe('BO-120 C.7 the difference of an edit is paid online', () => {
  test('the guest pays exactly the difference, once, and nothing is left to collect', async () => {
    const id = await dearer();
    expect(await payment(id)).toMatchObject({ isPaid: true, due: 22_000, amount: 109_500, canPay: true });
    expect(unwrap(await checkout(id)).url).toEqual(expect.any(String));
    const open = (await attemptsIn(scene.osh, id)).at(-1)!;
    expect(open).toMatchObject({ isExtra: true, state: 'CREATED', amount: 2_200_000 });
    const providerId = crypto.randomUUID();
    for (const amount of [87_500, 109_500, 21_999])
      expect(await begin(id, amount)).toMatchObject({ ok: false, code: 'payment.wrongAmount' });
    expect(await begin(id, 22_000, providerId)).toMatchObject({ ok: true });
    expect(await begin(id, 22_000)).toMatchObject({ ok: false, code: 'payment.inProgress' });
    expect((await settle(providerId)).ok).toBe(true);
    expect((await settle(providerId)).ok).toBe(true);
    expect(await payment(id)).toMatchObject({ due: 0, canPay: false });
    expect(await scene.cardOf(id)).toMatchObject({ due: 0, totalPrice: 109_500, isPaid: true });
    expect(await begin(id, 22_000)).toMatchObject({ ok: false, code: 'payment.alreadyPaid' });
    await agrees();
    await scene.move(id, 'DONE');
    await scene.move(id, 'CLOSED');
    expect((await attemptsIn(scene.osh, id)).map(({ amount, provider }) => [amount, provider])).toEqual([
      [8_750_000, 'PAYME'],
      [2_200_000, 'PAYME'],
    ]);
    await agrees();
  });

  test('the receipt of the difference has the added dish alone', async () => {
    const id = await dearer();
    await checkout(id);
    const lines = async () => {
      const row = await scene.merchant.orderRow(id);
      const attempt = (await attemptsIn(scene.osh, id)).at(-1)!;
      const now = scene.osh.clock.now;
      const read = await scene.merchant.inTenant((tx) => fiscalOfPayment(tx, { row, attempt, now }));
      return read!.lines.map(({ title, count, price, discount }) => [
        title,
        (price * count - discount) / 100,
      ]);
    };
    expect(await lines()).toEqual([[expect.any(String), 22_000]]);
    await receive(id, 22_000);
    expect(await lines()).toEqual([[expect.any(String), 22_000]]);
  });

  test('a payment that is given up leaves the order paid, and staff collect the difference', async () => {
    const id = await dearer();
    const providerId = crypto.randomUUID();
    await begin(id, 22_000, providerId);
    await scene.merchant.inLedger(async (ledger) =>
      ledger.cancel((await ledger.attemptByProviderId(providerId))!, { reason: 'TIMEOUT' }),
    );
    expect(await scene.cardOf(id)).toMatchObject({ status: 'ACCEPTED', isPaid: true, due: 22_000 });
    expect(await payment(id)).toMatchObject({ due: 22_000, canPay: true });
    await scene.move(id, 'DONE');
    await scene.move(id, 'CLOSED');
    // Too late: the cash is booked.
    expect((await receive(id, 22_000, providerId)).isSurplus).toBe(true);
    expect(await refunds(id)).toEqual([[22_000, 'ORDER_CANCELED']]);
    await agrees();
  });

  test('another edit ends the open payment, and its late money goes back', async () => {
    const id = await dearer();
    await checkout(id);
    const providerId = crypto.randomUUID();
    await begin(id, 22_000, providerId);
    unwrap(await scene.quote(id, linesOf({ manti: 1, kabob: 1 })));
    expect((await scene.edit(id, { cartItems: linesOf({ manti: 1, kabob: 1 }) })).error?.code).toBe(
      'payment.inProgress',
    );
    later();
    unwrap(await scene.edit(id, { cartItems: linesOf({ manti: 1, kabob: 1, lagman: 1 }) }));
    expect(await payment(id)).toMatchObject({ due: 35_000 });
    expect(await settle(providerId)).toMatchObject({ ok: false, code: 'payment.closed' });
    expect((await receive(id, 22_000, providerId)).isSurplus).toBe(true);
    expect(await refunds(id)).toEqual([[22_000, 'ORDER_CANCELED']]);
    expect(await payment(id)).toMatchObject({ due: 35_000 });
    await agrees();
  });

  test('late money for the total never pays a difference of the same sum', async () => {
    const body = { kabob: 1 } as const;
    const id = await scene.accepted(body);
    const [first] = await attemptsIn(scene.osh, id);
    later();
    unwrap(await scene.edit(id, { cartItems: linesOf({ kabob: 2 }) }));
    expect(await payment(id)).toMatchObject({ due: 30_000 });
    // The same payment again is one payment.
    expect((await receive(id, 30_000, first!.providerId!)).id).toBe(first!.id);
    expect(await payment(id)).toMatchObject({ due: 30_000 });
    await agrees();
  });

  test('a cancellation refunds both payments, each once', async () => {
    const id = await dearer();
    await receive(id, 22_000);
    await scene.move(id, 'CANCELED');
    expect(await refunds(id)).toEqual([
      [22_000, 'ORDER_CANCELED'],
      [87_500, 'ORDER_CANCELED'],
    ]);
    await agrees();
  });

  test('a later edit refunds the last payment first', async () => {
    const id = await dearer();
    await receive(id, 22_000);
    later();
    unwrap(await scene.edit(id, { cartItems: linesOf({ manti: 1 }) }));
    expect(await refunds(id)).toEqual([
      [22_000, 'EDITED'],
      [30_000, 'EDITED'],
    ]);
    await agrees();
  });

  test('a difference that the provider takes back is due again', async () => {
    const id = await dearer();
    const providerId = crypto.randomUUID();
    await receive(id, 22_000, providerId);
    await scene.merchant.inLedger(async (ledger) =>
      ledger.reverse((await ledger.attemptByProviderId(providerId))!, { reason: 'PROVIDER' }),
    );
    expect(await scene.cardOf(id)).toMatchObject({ isPaid: true, due: 22_000 });
    await agrees();
  });

  test('random edits, payments and late money keep paid − refunded + due = total', async () => {
    const counts = fc
      .record({ manti: fc.nat(2), kabob: fc.nat(2), salad: fc.nat(2) })
      .filter((dishes) => Object.values(dishes).some((count) => count > 0));
    const step = fc.oneof(
      fc.record({ kind: fc.constant('edit' as const), counts }),
      fc.constant({ kind: 'pay' as const }),
      fc.constant({ kind: 'late' as const }),
    );
    await fc.assert(
      fc.asyncProperty(counts, fc.array(step, { minLength: 2, maxLength: 6 }), async (first, steps) => {
        const id = await scene.accepted(first);
        for (const one of steps) {
          later();
          if (one.kind === 'edit') await scene.edit(id, { cartItems: linesOf(one.counts) });
          const { due } = await payment(id);
          if (one.kind === 'pay' && due > 0) expect((await receive(id, due)).isSurplus).toBe(false);
          if (one.kind === 'late') expect((await receive(id, due + 1_000)).isSurplus).toBe(true);
        }
        const own = (await attemptsIn(scene.osh, id)).filter((one) => one.state === 'PAID' && !one.isSurplus);
        const edited = (await refunds(id)).flatMap(([sum, reason]) => (reason === 'EDITED' ? [sum] : []));
        const paid = own.reduce((sum, { amount }) => sum + amount / 100, 0);
        const { totalPrice, due } = await scene.cardOf(id);
        expect(paid - edited.reduce((sum, one) => sum + one, 0) + due!).toBe(totalPrice);
        await agrees();
        await scene.move(id, 'DONE');
        await scene.move(id, 'CLOSED');
        await agrees();
      }),
      { numRuns: 12 },
    );
  });
});
