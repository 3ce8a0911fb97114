import { endpoints, unwrap } from '@dasturxon/core/api';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';

import { attemptsIn, balancesOf } from '../../testing/payments/money.ts';
import { TEST_AMOUNT as AMOUNT } from '../../testing/payments/test-ledger.ts';
import { checkMoney } from '../commands/check-money.ts';
import { aRefundScene } from '../../testing/payments/refund-scene.ts';

const RUNS = Math.min(200, Math.ceil(Number(process.env['FC_RUNS'] ?? 1000) / 40));

let scene: Awaited<ReturnType<typeof aRefundScene>>;
beforeAll(async () => {
  scene = await aRefundScene();
});

const give = (orderId: string, body: Parameters<typeof scene.give>[1] = { byHand: true }) =>
  scene.give(orderId, body);
const listed = async (orderId: string) =>
  unwrap(await scene.staff.api(endpoints.listRefunds)).filter((one) => one.orderId === orderId);
const states = async (orderId: string) =>
  (await attemptsIn(scene.osh, orderId)).map(({ state, isSurplus, refunded }) => ({
    state,
    isSurplus,
    refunded: refunded / 100,
  }));
const receive = (orderId: string) =>
  scene.merchant.inLedger(async (ledger) =>
    ledger.receive((await ledger.orderById(orderId))!, { providerId: crypto.randomUUID(), amount: AMOUNT }),
  );

/** An order that is paid twice; the provider cannot return the second payment. */
async function paidTwice() {
  const { id } = await scene.merchant.aPaidOrder();
  await receive(id);
  await scene.leaveToStaff(id);
  return id;
}
const LIVE = { state: 'PAID', isSurplus: false, refunded: 0 };
const SURPLUS = { state: 'REFUNDED', isSurplus: true, refunded: 105_000 };

test('D83 F20 a refund by hand of a doubly paid order returns the surplus that the list names, and the order stays paid', async () => {
  const id = await paidTwice();
  expect(await listed(id)).toMatchObject([{ amount: 105_000 }]);
  expect(await give(id)).toMatchObject({ isPaid: true, state: 'PAID', refunding: 0 });
  expect(await states(id)).toEqual([LIVE, SURPLUS]);
  expect(await listed(id)).toEqual([]);
});

test('D83 F20 the whole surplus may be named as an amount', async () => {
  const id = await paidTwice();
  expect(await give(id, { byHand: true, amount: 105_000 })).toMatchObject({ isPaid: true, refunding: 0 });
  expect(await states(id)).toEqual([LIVE, SURPLUS]);
});

test('D83 F20 a part of the surplus leaves the rest on the list; more than the surplus is refused', async () => {
  const id = await paidTwice();
  await scene.refused(id, { byHand: true, amount: 105_001 }, 'payment.refundTooLarge');
  expect(await give(id, { byHand: true, amount: 5_000 })).toMatchObject({ isPaid: true, refunding: 100_000 });
  expect(await states(id)).toEqual([LIVE, { state: 'PAID', isSurplus: true, refunded: 5_000 }]);
  expect(await listed(id)).toMatchObject([{ amount: 100_000 }]);
  await give(id);
  expect(await states(id)).toEqual([LIVE, SURPLUS]);
});

test('D83 F20 after the surplus the next refund by hand returns the money of the order', async () => {
  const id = await paidTwice();
  await give(id);
  expect(await give(id)).toMatchObject({ isPaid: false, state: 'REFUNDED' });
});

test('D83 a named refund of the list is the one that is done; one that does not wait is refused', async () => {
  const id = await paidTwice();
  await give(id, { amount: 7_000 });
  await scene.leaveToStaff(id);
  const [surplus, part] = (await listed(id)).toSorted((one, other) => other.amount - one.amount);
  expect([surplus?.amount, part?.amount]).toEqual([105_000, 7_000]);
  await give(id, { refundId: part!.id });
  expect(await states(id)).toMatchObject([{ refunded: 7_000 }, { refunded: 0 }]);
  await scene.refused(id, { refundId: part!.id }, 'payment.notPaid');
  await give(id, { refundId: surplus!.id });
  expect(await states(id)).toMatchObject([{ refunded: 7_000 }, SURPLUS]);
});

const aStep = fc.oneof(
  fc.constant('receive' as const),
  fc.record({
    byHand: fc.constant(true),
    amount: fc.option(fc.constantFrom(1_000, 40_000, 105_000), { nil: undefined }),
  }),
);

test('D83 F20 while surplus money waits for the staff, no refund by hand takes the money of the order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 2, maxLength: 6 }), async (steps) => {
      const { id } = await scene.merchant.aPaidOrder();
      for (const step of steps) {
        const before = await attemptsIn(scene.osh, id);
        const isOwed = before.some(({ isSurplus, state }) => isSurplus && state === 'PAID');
        if (step === 'receive') {
          // Money for an order that is unpaid again pays it; only what comes too much is asked here.
          if (before.some(({ isSurplus, state }) => !isSurplus && state === 'PAID')) await receive(id);
          await scene.leaveToStaff(id);
          continue;
        }
        const { amount } = step;
        const { error } = await scene.ask(id, { byHand: true, ...(amount !== undefined && { amount }) });
        const live = (await attemptsIn(scene.osh, id))[0]!;
        if (isOwed) expect(live.refunded).toBe(before[0]!.refunded);
        else if (!error) expect(live.refunded).toBeGreaterThan(before[0]!.refunded);
      }
    }),
    { numRuns: RUNS },
  );
});

test('T34 after all of this the ledger agree, and hold what was not given back', async () => {
  expect(await checkMoney(scene.osh.deps, scene.osh.merchantId)).toEqual([]);
  const balances = await balancesOf(scene.osh);
  expect(Object.values(balances).reduce((sum, amount) => sum + amount, 0)).toBe(0);
});
