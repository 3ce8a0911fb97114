import { beforeAll, expect, test, vi } from 'vitest';

import { inLedgerOf } from '../../testing/payments/in-ledger.ts';
import { attemptsIn } from '../../testing/payments/money.ts';
import { TEST_AMOUNT as AMOUNT } from '../../testing/payments/test-ledger.ts';
import { aPayingBrand, PAYME_ACCOUNT } from '../../testing/payments/paying.ts';
import { aRunningApi, type Scene } from '../../testing/scene.ts';
import { aScriptedProvider } from '../../testing/payments/scripted-provider.ts';
import { checkMoney } from '../commands/check-money.ts';
import { dueRefund } from '../attempts/due-refund.ts';
import { carryOutRefund } from '../jobs/payment-jobs.ts';
import type { ProviderAtMerchant, RefundOutcome } from '../protocol/provider.ts';
import { completeRefund } from '../ledger/settle-order.ts';

let osh: Scene;
let merchant: ReturnType<typeof inLedgerOf>;
beforeAll(async () => {
  osh = await aRunningApi({ brand: aPayingBrand(['CASH', 'PAYME', 'CLICK'], { PAYME: PAYME_ACCOUNT }) });
  merchant = inLedgerOf(osh, await osh.person());
});

/** A refund that is promised of a paid order. */
async function promised(amount = AMOUNT, provider: 'PAYME' | 'CLICK' = 'PAYME') {
  const { id: orderId, attempt } = await merchant.aPaidOrder(provider);
  const due = { attempt, amount, reason: 'STAFF' } as const;
  const refund = (await merchant.inTenant((tx) => dueRefund(osh.deps, tx, due)))!;
  const states = async () => [
    (await merchant.refundsOf(orderId))[0]!.state,
    (await attemptsIn(osh, orderId))[0]!.refunded,
  ];
  return { orderId, attempt, refund, states };
}
const announce = vi.fn();
function carryOut(parts: Partial<ProviderAtMerchant>, refundId: string) {
  announce.mockClear();
  const orderEvents = { ...osh.deps.orderEvents, announce };
  const payments = new Map(
    (['PAYME', 'CLICK'] as const).map((type) => [type, aScriptedProvider(type, parts)]),
  );
  return carryOutRefund({ ...osh.deps, orderEvents, payments }, osh.merchantId, refundId);
}
const answering = (outcome: RefundOutcome) => vi.fn(async () => outcome);

test.each([
  [AMOUNT, true],
  [AMOUNT - 1, false],
])('F20 the provider gets the refunded sum: %i tiyin is all of it: %s', async (amount, isWhole) => {
  const { refund, attempt, orderId, states } = await promised(amount);
  const refundBy = vi.fn(async () => 'DONE' as const);
  await carryOut({ refund: refundBy }, refund.id);
  expect(refundBy.mock.calls).toEqual([[{ id: refund.id, attempt, amount, isWhole, now: osh.clock.now }]]);
  expect(await states()).toEqual(['DONE', amount]);
  expect(announce.mock.calls).toEqual([[osh.merchantId, orderId]]);
});

test('F20 D83 a refund that the provider cannot make is left to the staff, and the order’s page is updated', async () => {
  const { refund, orderId, states } = await promised();
  await carryOut({ refund: answering('IMPOSSIBLE') }, refund.id);
  expect(await states()).toEqual(['MANUAL', 0]);
  expect(announce.mock.calls).toEqual([[osh.merchantId, orderId]]);
});

test('F20 D83 a refund is left to the staff also for a provider without refund calls, or with removed keys', async () => {
  const silent = await promised();
  await carryOut({}, silent.refund.id);
  expect(await silent.states()).toEqual(['MANUAL', 0]);
  const keyless = await promised(AMOUNT, 'CLICK');
  await carryOut({ refund: answering('DONE') }, keyless.refund.id);
  expect(await keyless.states()).toEqual(['MANUAL', 0]);
});

test('F20 during an outage of the provider it stays due, and the job is retried', async () => {
  const { refund, states } = await promised();
  await expect(carryOut({ refund: () => Promise.reject(new Error('down')) }, refund.id)).rejects.toThrow(
    'down',
  );
  expect(await states()).toEqual(['DUE', 0]);
});

test('T45 F20 no request is sent for a refund that is done, left to the staff, or unknown', async () => {
  const refund = answering('DONE');
  const done = await promised(1_000);
  await carryOut({ refund }, done.refund.id);
  const byHand = await promised();
  await carryOut({}, byHand.refund.id);
  refund.mockClear();
  for (const id of [done.refund.id, byHand.refund.id, 'unknown']) await carryOut({ refund }, id);
  expect(refund).not.toHaveBeenCalled();
  expect(announce).not.toHaveBeenCalled();
  expect([await done.states(), await byHand.states()]).toEqual([
    ['DONE', 1_000],
    ['MANUAL', 0],
  ]);
});

test.each<RefundOutcome>(['DONE', 'IMPOSSIBLE'])(
  'T45 F20 a refund by staff during the provider’s call, which answers %s: it is refunded once',
  async (outcome) => {
    const { refund, attempt, orderId, states } = await promised(1_000);
    const meanwhile = async () => {
      const row = await merchant.orderRow(orderId);
      await merchant.inTenant((tx) => completeRefund(osh.deps, tx, { row, attempt, refund }));
      return outcome;
    };
    await carryOut({ refund: meanwhile }, refund.id);
    expect(await states()).toEqual(['DONE', 1_000]);
  },
);

test('T34 after all of this the ledger agree', async () => {
  expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);
});
