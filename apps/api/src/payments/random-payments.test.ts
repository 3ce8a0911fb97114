import { endpoints } from '@dasturxon/core/api';
import type { PaymentType } from '@dasturxon/core/payment';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';

import { paymentRefunds } from '../db/schema/payments.ts';
import { key } from '../testing/order-bodies.ts';
import { attemptsIn } from '../testing/payments/money.ts';
import {
  aSandboxMerchant,
  atThePage,
  isPaid,
  sandboxContracts,
} from '../testing/payments/sandbox-payments.ts';
import type { Person, Scene } from '../testing/scene.ts';
import { checkMoney } from './commands/check-money.ts';
import { checkProviders } from './commands/check-providers.ts';
import { carryOutRefund, lookUpPayment } from './jobs/payment-jobs.ts';

const RUNS = Math.min(200, Math.ceil(Number(process.env['FC_RUNS'] ?? 1000) / 25));
const MINUTE = 60_000;

const whole = sandboxContracts();
const { checkout } = whole.UZUM as { checkout: object };

let osh: Scene;
let staff: Person;
beforeAll(async () => {
  osh = await aSandboxMerchant({ ...whole, UZUM: { checkout } });
  staff = await osh.person({ role: 'ADMIN' });
});

type Flow = { guest: Person; orderId: string; pages: string[] };

/** The look-ups and refunds that wait for an order. */
async function runJobs({ orderId }: Flow) {
  const { deps, merchantId } = osh;
  for (const { id } of await attemptsIn(osh, orderId)) await lookUpPayment(deps, merchantId, id);
  const refunds = await deps.db.inTenant(merchantId, (tx) =>
    tx.select().from(paymentRefunds).where(eq(paymentRefunds.orderId, orderId)),
  );
  for (const { id } of refunds) await carryOutRefund(deps, merchantId, id);
}

/** Presses a button on a page that the guest has open: the newest, or one that was left open. */
async function press({ pages }: Flow, deed: string, at = -1) {
  const page = pages.at(at);
  if (!page) return;
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await osh.request(page, { method: 'POST', body: String(new URLSearchParams({ deed })), headers });
}

async function open(flow: Flow) {
  const { data } = await flow.guest.api(endpoints.getCheckout, { params: { orderId: flow.orderId } });
  if (data?.kind !== 'PAGE') return;
  const { pathname, search } = new URL(data.url);
  flow.pages.push(`${pathname}${search}`);
}

/** Another way to pay, and its page. */
async function choose(flow: Flow, paymentType: PaymentType) {
  const params = { orderId: flow.orderId };
  await flow.guest.api(endpoints.choosePayment, { params, body: { paymentType } });
  await open(flow);
}
const refund = ({ orderId }: Flow, body: object) =>
  staff.api(endpoints.refundOrder, { params: { orderId }, body, idempotencyKey: key() });

const DEEDS: Record<string, (flow: Flow) => Promise<unknown>> = {
  'open the page': open,
  pay: (flow) => press(flow, 'pay'),
  'pay on an old page': (flow) => press(flow, 'pay', 0),
  'pay twice': (flow) => press(flow, 'twice'),
  decline: (flow) => press(flow, 'decline'),
  'lose the callback': (flow) => press(flow, 'lose'),
  'choose cash': (flow) => choose(flow, 'CASH'),
  'choose Click': (flow) => choose(flow, 'CLICK'),
  'choose Payme': (flow) => choose(flow, 'PAYME'),
  'choose Uzum': (flow) => choose(flow, 'UZUM'),
  'choose Paynet': (flow) => choose(flow, 'PAYNET'),
  'choose Rahmat': (flow) => choose(flow, 'RAHMAT'),
  'cancel the order': ({ guest, orderId }) =>
    guest.api(endpoints.cancelOrder, { params: { id: orderId }, body: {} }),
  'refund by the provider': (flow) => refund(flow, {}),
  'refund a part': (flow) => refund(flow, { amount: 5_000 }),
  'refund by hand': (flow) => refund(flow, { byHand: true }),
  'run the jobs': runJobs,
  'wait three minutes': async () => void (osh.clock.now = new Date(osh.clock.now.getTime() + 3 * MINUTE)),
  'wait until after midnight': async () =>
    void (osh.clock.now = new Date(osh.clock.now.getTime() + 20 * MINUTE)),
};

test('F20 T34 T45 for any actions of guest, staff and clock at five providers the ledger matches the providers', async () => {
  const aDeed = fc.constantFrom(...Object.keys(DEEDS));
  const aWay = fc.constantFrom<PaymentType>('PAYME', 'CLICK', 'UZUM', 'PAYNET', 'RAHMAT');
  await fc.assert(
    fc.asyncProperty(aWay, fc.array(aDeed, { minLength: 2, maxLength: 10 }), async (way, deeds) => {
      osh.clock.now = new Date('2026-05-13T18:50:00Z');
      const { guest, order, page } = await atThePage(osh, way);
      const flow = { guest, orderId: order.id, pages: [page] };
      for (const deed of deeds) await DEEDS[deed]!(flow);
      await runJobs(flow);
      expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);
      expect(await checkProviders(osh.deps, osh.merchantId)).toEqual([]);
      const live = (await attemptsIn(osh, order.id)).filter((one) => one.state === 'PAID' && !one.isSurplus);
      expect(await isPaid(guest, order.id)).toBe(live.length === 1);
    }),
    { numRuns: RUNS },
  );
});
