import { createHash } from 'node:crypto';

import { endpoints, unwrap } from '@dasturxon/core/api';
import type { PaymentType } from '@dasturxon/core/payment';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';

import { paymentRefunds } from '../../../db/schema/payments.ts';
import { key } from '../../../testing/order-bodies.ts';
import { attemptsIn } from '../../../testing/payments/money.ts';
import {
  aSandboxMerchant,
  atThePage,
  isPaid,
  sandboxContracts,
} from '../../../testing/payments/sandbox-payments.ts';
import type { Person, Scene } from '../../../testing/scene.ts';
import { checkMoney } from '../../commands/check-money.ts';
import { checkProviders } from '../../commands/check-providers.ts';
import { carryOutRefund, lookUpPayment } from '../../jobs/payment-jobs.ts';

const RUNS = Math.min(200, Math.ceil(Number(process.env['FC_RUNS'] ?? 1000) / 40));
const MINUTE = 60_000;
const AMOUNT = 10_500_000;

const contracts = sandboxContracts();
const account = contracts.CLICK as { serviceId: string; merchantUserId: string; secretKey: string };

let osh: Scene;
let staff: Person;
beforeAll(async () => {
  osh = await aSandboxMerchant(contracts);
  staff = await osh.person({ role: 'ADMIN' });
});

const wait = (minutes: number) => void (osh.clock.now = new Date(osh.clock.now.getTime() + minutes * MINUTE));
const attempts = (id: string) => attemptsIn(osh, id);
const refundsOf = async (id: string) =>
  (await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(paymentRefunds))).filter(
    ({ orderId }) => orderId === id,
  );

/** What Click itself holds for an order: its payments that it calls paid. */
async function atClick(id: string): Promise<number> {
  const digest = createHash('sha1').update(`1${account.secretKey}`).digest('hex');
  const headers = { auth: `${account.merchantUserId}:${digest}:1` };
  const paydocs = new Set((await attempts(id)).flatMap(({ providerPaymentId }) => providerPaymentId ?? []));
  let locked = 0;
  for (const paydoc of paydocs) {
    const path = `/sandbox/click/merchant/payment/status/${account.serviceId}/${paydoc}`;
    const { payment_status: status } = (await (await osh.request(path, { headers })).json()) as {
      payment_status?: number;
    };
    if (status === 2) locked += AMOUNT;
  }
  return locked;
}
/** The ledger's sum held by Click for an order. */
const inLedger = async (id: string) =>
  (await attempts(id))
    .filter(({ state, provider }) => provider === 'CLICK' && state === 'PAID')
    .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);

/** Every job that the order has brought about: look-ups first, then the refunds that they made. */
async function runJobs(id: string) {
  const { deps, merchantId } = osh;
  for (const one of await attempts(id)) await lookUpPayment(deps, merchantId, one.id);
  for (const one of await refundsOf(id)) await carryOutRefund(deps, merchantId, one.id);
}
const open = (guest: Person, orderId: string) => guest.api(endpoints.getCheckout, { params: { orderId } });
const choose = (guest: Person, orderId: string, paymentType: PaymentType) =>
  guest.api(endpoints.choosePayment, { params: { orderId }, body: { paymentType } });
const giveBack = (orderId: string, body: { byHand?: boolean } = {}) =>
  staff.api(endpoints.refundOrder, { params: { orderId }, body, idempotencyKey: key() });

test('F20 T45 a declined attempt never receives the payment of another attempt', async () => {
  const { guest, order, press } = await atThePage(osh, 'CLICK');
  await press('decline');
  unwrap(await open(guest, order.id));
  await press('pay');
  await runJobs(order.id);
  expect(await attempts(order.id)).toMatchObject([
    { state: 'CANCELED', reason: 'DECLINED' },
    { state: 'PAID', isSurplus: false, refunded: 0 },
  ]);
  expect(await refundsOf(order.id)).toEqual([]);
  expect([await isPaid(guest, order.id), await atClick(order.id)]).toEqual([true, AMOUNT]);
});

test('F20 T45 a page that was left for cash and opened again pays once, and the payment stays', async () => {
  const { guest, order, press } = await atThePage(osh, 'CLICK');
  unwrap(await choose(guest, order.id, 'CASH'));
  unwrap(await choose(guest, order.id, 'CLICK'));
  unwrap(await open(guest, order.id));
  await press('pay');
  await runJobs(order.id);
  expect(await attempts(order.id)).toMatchObject([
    { state: 'CANCELED', reason: 'SWITCHED' },
    { state: 'PAID', isSurplus: false, refunded: 0 },
  ]);
  expect(await refundsOf(order.id)).toEqual([]);
  expect([await isPaid(guest, order.id), await atClick(order.id)]).toEqual([true, AMOUNT]);
});

test.each([{ byHand: false }, { byHand: true }])(
  'F20 D83 a refunded payment that is found again does not pay the order: %j',
  async (body) => {
    const { guest, order, press } = await atThePage(osh, 'CLICK');
    await press('pay');
    unwrap(await giveBack(order.id, body));
    await runJobs(order.id);
    expect(await isPaid(guest, order.id)).toBe(false);
    unwrap(await open(guest, order.id));
    await runJobs(order.id);
    expect(await isPaid(guest, order.id)).toBe(false);
    expect((await attempts(order.id)).map(({ state }) => state)).toEqual(['REFUNDED', 'CREATED']);
  },
);

test('T49 a payment after midnight is found, of a page that was opened before it', async () => {
  osh.clock.now = new Date('2026-05-13T18:58:00Z');
  const { guest, order, press } = await atThePage(osh, 'CLICK');
  wait(7);
  await press('lose');
  wait(2);
  await runJobs(order.id);
  expect(await isPaid(guest, order.id)).toBe(true);
});

type Flow = Awaited<ReturnType<typeof atThePage>> & { byHand: number };
const DEEDS: Record<string, (flow: Flow) => Promise<unknown>> = {
  'open the page': ({ guest, order }) => open(guest, order.id),
  decline: ({ press }) => press('decline'),
  pay: ({ press }) => press('pay'),
  'pay twice': ({ press }) => press('twice'),
  'lose the callback': ({ press }) => press('lose'),
  'choose cash': ({ guest, order }) => choose(guest, order.id, 'CASH'),
  'choose Click': ({ guest, order }) => choose(guest, order.id, 'CLICK'),
  'cancel the order': ({ guest, order }) =>
    guest.api(endpoints.cancelOrder, { params: { id: order.id }, body: {} }),
  'refund by Click': ({ order }) => giveBack(order.id),
  'refund by hand': async (flow) => {
    const before = await inLedger(flow.order.id);
    await giveBack(flow.order.id, { byHand: true });
    flow.byHand += before - (await inLedger(flow.order.id));
  },
  'ask Click': ({ order }) => runJobs(order.id),
  'wait five minutes': async () => wait(5),
  'wait until after midnight': async () => wait(20),
};

test('F20 T45 T49 for any actions of guest, staff and clock the ledger matches Click, less manual refunds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...Object.keys(DEEDS)), { maxLength: 10 }), async (deeds) => {
      osh.clock.now = new Date('2026-05-13T18:50:00Z');
      const flow = { ...(await atThePage(osh, 'CLICK')), byHand: 0 };
      for (const deed of deeds) await DEEDS[deed]!(flow);
      await runJobs(flow.order.id);
      expect(await atClick(flow.order.id)).toBe((await inLedger(flow.order.id)) + flow.byHand);
      const live = (await attempts(flow.order.id)).filter(
        ({ state, isSurplus }) => state === 'PAID' && !isSurplus,
      );
      expect(await isPaid(flow.guest, flow.order.id)).toBe(live.length === 1);
    }),
    { numRuns: RUNS },
  );
});

test('T34 after all of this the ledger agree with themselves and with Click', async () => {
  expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);
  expect(await checkProviders(osh.deps, osh.merchantId)).toEqual([]);
});
