import { endpoints, unwrap, type ErrorCode } from '@dasturxon/core/api';
import { beforeAll, expect, test } from 'vitest';

import { inBooksOf } from '../../testing/payments/in-books.ts';
import { attemptsIn } from '../../testing/payments/money.ts';
import { key } from '../../testing/order-bodies.ts';
import { PAPER_AMOUNT as AMOUNT } from '../../testing/payments/paper-books.ts';
import { aPayingBrand, PAYME_ACCOUNT } from '../../testing/payments/paying.ts';
import { aRunningApi, type Person, type Scene } from '../../testing/scene.ts';
import { aScriptedProvider } from '../../testing/payments/scripted-provider.ts';
import { checkMoney } from '../commands/check-money.ts';
import { carryOutRefund } from '../jobs/payment-jobs.ts';

let osh: Scene;
let guest: Person;
let staff: Person;
let shop: ReturnType<typeof inBooksOf>;
beforeAll(async () => {
  const payments = new Map([['PAYME', aScriptedProvider('PAYME', {})] as const]);
  const brand = aPayingBrand(['CASH', 'PAYME'], { PAYME: PAYME_ACCOUNT });
  osh = await aRunningApi({ brand, outside: { payments } });
  [guest, staff] = [await osh.person(), await osh.person({ role: 'MANAGER' })];
  shop = inBooksOf(osh, guest);
});

type Wish = { amount?: number; byHand?: boolean; reason?: string };
const ask = (orderId: string, body: Wish = {}) =>
  staff.api(endpoints.refundOrder, { params: { orderId }, body, idempotencyKey: key() });
const give = async (orderId: string, body: Wish = {}) => unwrap(await ask(orderId, body));
const refused = async (orderId: string, body: Wish, code: ErrorCode) =>
  expect((await ask(orderId, body)).error?.code).toBe(code);
/** The refunds of an order, in so'm, in the order in which they were asked for. */
const refunds = async (orderId: string) =>
  (await shop.refundsOf(orderId))
    .map(({ amount, state, note }) => [amount / 100, state, note] as const)
    .toSorted(([a], [b]) => a - b);
/** Leaves the refunds that are due to the staff, as a provider does that gives nothing back. */
async function leaveToStaff(orderId: string) {
  for (const { id } of await shop.refundsOf(orderId)) await carryOutRefund(osh.deps, osh.merchantId, id);
}

test('D83 F20 asked of the provider: the whole unless told how much, never more than is left, with the staff’s reason', async () => {
  const { id } = await shop.aPaidOrder();
  expect(await give(id, { amount: 5_000, reason: 'cold' })).toMatchObject({ refunding: 5_000, refunded: 0 });
  await refused(id, { amount: 100_001 }, 'payment.refundTooLarge');
  expect(await give(id)).toMatchObject({ isPaid: true, refunding: 105_000, refunded: 0 });
  await refused(id, {}, 'payment.refundTooLarge');
  expect(await refunds(id)).toEqual([
    [5_000, 'DUE', 'cold'],
    [100_000, 'DUE', null],
  ]);
  expect(await shop.jobs('payment.refund', (await shop.refundsOf(id))[0]!.id)).toHaveLength(1);
});

test('D83 by hand: what waits for a hand, all of it, is given and nothing more', async () => {
  const { id } = await shop.aPaidOrder();
  await give(id, { amount: 5_000 });
  await give(id, { amount: 7_000 });
  await leaveToStaff(id);
  expect(await give(id, { byHand: true })).toMatchObject({ isPaid: true, refunded: 12_000, refunding: 0 });
  expect(await give(id, { byHand: true })).toMatchObject({ isPaid: false, refunded: 105_000 });
});

test('D83 by hand: so much is so much, beside what waits', async () => {
  const { id } = await shop.aPaidOrder();
  await give(id, { amount: 5_000 });
  await leaveToStaff(id);
  await give(id, { amount: 10_000, byHand: true, reason: 'late' });
  expect(await refunds(id)).toEqual([
    [5_000, 'MANUAL', null],
    [10_000, 'DONE', 'late'],
  ]);
});

test('D83 by hand: not what the provider is giving back by itself', async () => {
  const { id } = await shop.aPaidOrder();
  await give(id);
  await refused(id, { byHand: true }, 'payment.refundTooLarge');
  expect(await refunds(id)).toEqual([[105_000, 'DUE', null]]);
});

test('F20 D83 money that is owed besides an order is the staff’s to give back, the next of it too', async () => {
  const { id } = await shop.anOrder();
  unwrap(await guest.api(endpoints.cancelOrder, { params: { id }, body: {} }));
  const come = () =>
    shop.inBooks(async (books) =>
      books.receive((await books.orderById(id))!, { providerId: crypto.randomUUID(), amount: AMOUNT }),
    );
  for (let nth = 1; nth <= 2; nth += 1) {
    await come();
    await leaveToStaff(id);
    await give(id, { byHand: true });
    const states = (await attemptsIn(osh, id)).map(({ state, isSurplus }) => [state, isSurplus]);
    expect(states).toEqual(Array.from({ length: nth }, () => ['REFUNDED', true]));
  }
  await refused(id, { byHand: true }, 'payment.notPaid');
});

test('D83 nothing of what was never paid, nor of what is only begun', async () => {
  const { id } = await shop.anOrder();
  await refused(id, {}, 'payment.notPaid');
  await shop.anAttemptFor(id, { state: 'PENDING', begunAt: osh.clock.now });
  await refused(id, { byHand: true }, 'payment.notPaid');
  expect(await refunds(id)).toEqual([]);
});

test('T34 after all of this the books agree', async () => {
  expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);
});
