import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, expect, test } from 'vitest';

import { attemptsIn } from '../../testing/payments/money.ts';
import { TEST_AMOUNT as AMOUNT } from '../../testing/payments/test-ledger.ts';
import { checkMoney } from '../commands/check-money.ts';
import { aRefundScene } from '../../testing/payments/refund-scene.ts';

let scene: Awaited<ReturnType<typeof aRefundScene>>;
beforeAll(async () => {
  scene = await aRefundScene();
});

const give = (orderId: string, body: Parameters<typeof scene.give>[1] = {}) => scene.give(orderId, body);
/** The refunds of an order, in so'm, in the order in which they were asked for. */
const refunds = async (orderId: string) =>
  (await scene.merchant.refundsOf(orderId))
    .map(({ amount, state, note }) => [amount / 100, state, note] as const)
    .toSorted(([a], [b]) => a - b);
test('D83 F20 through the provider: the whole sum by default, never more than is left, with the staff’s reason', async () => {
  const { id } = await scene.merchant.aPaidOrder();
  expect(await give(id, { amount: 5_000, reason: 'cold' })).toMatchObject({ refunding: 5_000, refunded: 0 });
  await scene.refused(id, { amount: 100_001 }, 'payment.refundTooLarge');
  expect(await give(id)).toMatchObject({ isPaid: true, refunding: 105_000, refunded: 0 });
  await scene.refused(id, {}, 'payment.refundTooLarge');
  expect(await refunds(id)).toEqual([
    [5_000, 'DUE', 'cold'],
    [100_000, 'DUE', null],
  ]);
  expect(
    await scene.merchant.jobs('payment.refund', (await scene.merchant.refundsOf(id))[0]!.id),
  ).toHaveLength(1);
});

test('D83 by hand: all waiting refunds are made and no more', async () => {
  const { id } = await scene.merchant.aPaidOrder();
  await give(id, { amount: 5_000 });
  await give(id, { amount: 7_000 });
  await scene.leaveToStaff(id);
  expect(await give(id, { byHand: true })).toMatchObject({ isPaid: true, refunded: 12_000, refunding: 0 });
  expect(await give(id, { byHand: true })).toMatchObject({ isPaid: false, refunded: 105_000 });
});

test('D83 by hand: a named amount is refunded beside the waiting refunds', async () => {
  const { id } = await scene.merchant.aPaidOrder();
  await give(id, { amount: 5_000 });
  await scene.leaveToStaff(id);
  await give(id, { amount: 10_000, byHand: true, reason: 'late' });
  expect(await refunds(id)).toEqual([
    [5_000, 'MANUAL', null],
    [10_000, 'DONE', 'late'],
  ]);
});

test('D83 by hand: not a refund that the provider is making', async () => {
  const { id } = await scene.merchant.aPaidOrder();
  await give(id);
  await scene.refused(id, { byHand: true }, 'payment.refundTooLarge');
  expect(await refunds(id)).toEqual([[105_000, 'DUE', null]]);
});

test('F20 D83 surplus money is refunded by the staff, the next surplus too', async () => {
  const { id } = await scene.merchant.anOrder();
  unwrap(await scene.guest.api(endpoints.cancelOrder, { params: { id }, body: {} }));
  const come = () =>
    scene.merchant.inLedger(async (ledger) =>
      ledger.receive((await ledger.orderById(id))!, { providerId: crypto.randomUUID(), amount: AMOUNT }),
    );
  for (let nth = 1; nth <= 2; nth += 1) {
    await come();
    await scene.leaveToStaff(id);
    await give(id, { byHand: true });
    const states = (await attemptsIn(scene.osh, id)).map(({ state, isSurplus }) => [state, isSurplus]);
    expect(states).toEqual(Array.from({ length: nth }, () => ['REFUNDED', true]));
  }
  await scene.refused(id, { byHand: true }, 'payment.notPaid');
});

test('D83 no refund of an unpaid or merely begun attempt', async () => {
  const { id } = await scene.merchant.anOrder();
  await scene.refused(id, {}, 'payment.notPaid');
  await scene.merchant.anAttemptFor(id, { state: 'PENDING', begunAt: scene.osh.clock.now });
  await scene.refused(id, { byHand: true }, 'payment.notPaid');
  expect(await refunds(id)).toEqual([]);
});

test('T34 after all of this the ledger agree', async () => {
  expect(await checkMoney(scene.osh.deps, scene.osh.merchantId)).toEqual([]);
});
