import { endpoints, unwrap } from '@dasturxon/core/api';
import type { PaymentType } from '@dasturxon/core/payment';
import { aProduct } from '@dasturxon/core/testing';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';

import { paymentMethods } from '../db/schema/content.ts';
import { paymentAttempts, paymentRefunds } from '../db/schema/payments.ts';
import { clickCardTokens } from '../gateways/click/card-tokens.ts';
import { mountSandbox } from '../sandbox/mount-sandbox.ts';
import { DEMO_MXIK, demoFiscal } from '../seed/fiscal.ts';
import { sandboxAccounts } from '../seed/sandbox-accounts.ts';
import { delivery, here, key, place } from '../testing/order-bodies.ts';
import { orderOf } from '../testing/payme-caller.ts';
import { aPayingBrand } from '../testing/paying.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';
import { makeCheque } from './make-cheque.ts';
import { carryOutRefund, lookUpPayment } from './payment-jobs.ts';

const { paymentAccounts: whole } = sandboxAccounts();
const uzum = whole.UZUM as { bank: object; checkout: object };
const TYPES = ['CASH', 'PAYME', 'CLICK', 'UZUM', 'PAYNET', 'RAHMAT'] as const;

/** A merchant with contracts at every provider of the sandbox, which stands beside it. */
async function aDemo(accounts = whole): Promise<Scene> {
  const products = [aProduct({ productBranch: here, mxicCode: DEMO_MXIK })];
  const brand = { ...aPayingBrand(TYPES, accounts as Record<string, never>), fiscal: demoFiscal, products };
  const scene = await aRunningApi({ brand, env: { SANDBOX: '1' } });
  const fetch: typeof globalThis.fetch = async (input, init) => scene.app.request(String(input), init);
  (await mountSandbox(scene.deps, fetch))(scene.app, scene.deps);
  return scene;
}

let osh: Scene;
let byBank: Scene;
beforeAll(async () => {
  osh = await aDemo({ ...whole, UZUM: { checkout: uzum.checkout } });
  byBank = await aDemo({ ...sandboxAccounts().paymentAccounts, UZUM: { bank: uzum.bank } });
});

type Case = [name: string, type: PaymentType, scene: () => Scene];
const CASES: Case[] = [
  ['Payme', 'PAYME', () => osh],
  ['Click', 'CLICK', () => osh],
  ['Uzum Checkout', 'UZUM', () => osh],
  ['Uzum Bank', 'UZUM', () => byBank],
  ['Paynet', 'PAYNET', () => osh],
  ['Rahmat', 'RAHMAT', () => osh],
];

/** An order of a guest's, and the page that its button opens. */
async function atThePage(scene: Scene, paymentType: PaymentType) {
  const guest = await scene.person();
  const order = unwrap(await place(guest, delivery({ paymentType })));
  const { url } = unwrap(await guest.api(endpoints.getCheckout, { params: { orderId: order.id } }));
  const { pathname, search } = new URL(url);
  const page = `${pathname}${search}`;
  const press = (deed: string) =>
    scene.request(page, {
      method: 'POST',
      body: new URLSearchParams({ deed }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  return { guest, order, page, press };
}

const isPaid = async (who: Person, id: string) => (await orderOf(who, id)).isPaid;
const attemptOf = async (scene: Scene, orderId: string) => {
  const rows = await scene.deps.db.inTenant(scene.merchantId, (tx) =>
    tx.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId)),
  );
  return rows.at(-1)!;
};

describe.each(CASES)('%s, from the button to the books', (name, type, sceneOf) => {
  test('ENUM-09 the page names brand, order and sum, and says that it is a sandbox', async () => {
    const { order, page } = await atThePage(sceneOf(), type);
    const answer = await sceneOf().request(page);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const text = await answer.text();
    expect(text).toContain('no real money moves');
    expect(text).toContain('data-sum="10500000"');
    expect(text).toContain(String(order.number));
    expect(text).toContain('<p class="who">');
  });

  test('ST-03 paid: the guest is led back, the order is paid once', async () => {
    const { guest, order, press } = await atThePage(sceneOf(), type);
    const answer = await press('pay');
    expect([answer.status, answer.headers.get('location') ?? '']).toEqual([
      type === 'PAYNET' ? expect.any(Number) : 303,
      expect.stringContaining(type === 'PAYNET' ? '' : order.id),
    ]);
    const paid = await orderOf(guest, order.id);
    expect(paid.isPaid).toBe(true);
    expect(paid.history.filter((event) => event.type === 'PAID')).toHaveLength(1);
  });

  test('ST-03 declined: not paid, and it can be tried again', async () => {
    const { guest, order, press } = await atThePage(sceneOf(), type);
    await press('decline');
    expect(await isPaid(guest, order.id)).toBe(false);
    const again = unwrap(await guest.api(endpoints.getCheckout, { params: { orderId: order.id } }));
    expect(again.url).toMatch(/\/sandbox\//);
  });

  test('T45 paid twice: paid once', async () => {
    const { guest, order, press } = await atThePage(sceneOf(), type);
    await press('twice');
    expect(await isPaid(guest, order.id)).toBe(true);
    expect(await attemptOf(sceneOf(), order.id)).toMatchObject({ state: 'PAID', refunded: 0 });
  });
});

describe.each(CASES.filter(([name]) => !['Uzum Bank', 'Paynet'].includes(name)))(
  '%s, which can be asked',
  (_, type, sceneOf) => {
    test('T49 a lost callback is found out by asking', async () => {
      const { guest, order, press } = await atThePage(sceneOf(), type);
      await press('lose');
      expect(await isPaid(guest, order.id)).toBe(false);
      const { deps, merchantId } = sceneOf();
      await lookUpPayment(deps, merchantId, (await attemptOf(sceneOf(), order.id)).id);
      expect(await isPaid(guest, order.id)).toBe(true);
    });

    test('T48 a refund goes back by the provider', async () => {
      const scene = sceneOf();
      const { guest, order, press } = await atThePage(scene, type);
      await press('pay');
      const staff = await scene.person({ role: 'ADMIN' });
      const asked = { params: { orderId: order.id }, body: {}, idempotencyKey: key() };
      unwrap(await staff.api(endpoints.refundOrder, asked));
      const [due] = await scene.deps.db.inTenant(scene.merchantId, (tx) =>
        tx.select().from(paymentRefunds).where(eq(paymentRefunds.orderId, order.id)),
      );
      await carryOutRefund(scene.deps, scene.merchantId, due!.id);
      expect(await attemptOf(scene, order.id)).toMatchObject({ state: 'REFUNDED' });
      expect(await isPaid(guest, order.id)).toBe(false);
    });
  },
);

test.each(CASES.filter(([name]) => ['Uzum Bank', 'Paynet'].includes(name)))(
  'T49 F19 a lost callback of %s, which nobody can ask, is made again by itself',
  async (_, type, sceneOf) => {
    const { guest, order, press } = await atThePage(sceneOf(), type);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await press('lose');
    expect(await isPaid(guest, order.id)).toBe(false);
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
    await expect.poll(() => isPaid(guest, order.id)).toBe(true);
  },
);

test('T48 a part of it goes back by Rahmat and Uzum; Click knows only the whole, so that staff has to, and sees it', async () => {
  const staff = await osh.person({ role: 'ADMIN' });
  for (const [type, state] of [
    ['RAHMAT', 'DONE'],
    ['UZUM', 'DONE'],
    ['CLICK', 'MANUAL'],
  ] as const) {
    const { order, press } = await atThePage(osh, type);
    await press('pay');
    const asked = { params: { orderId: order.id }, body: { amount: 15_000 }, idempotencyKey: key() };
    unwrap(await staff.api(endpoints.refundOrder, asked));
    const mine = eq(paymentRefunds.orderId, order.id);
    const read = () =>
      osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(paymentRefunds).where(mine));
    const [due] = await read();
    await carryOutRefund(osh.deps, osh.merchantId, due!.id);
    expect((await read())[0]).toMatchObject({ state });
  }
  const [toDo, ...more] = unwrap(await staff.api(endpoints.listRefunds));
  expect(more).toEqual([]);
  expect(toDo).toMatchObject({ paymentType: 'CLICK', amount: 15_000, orderNumber: expect.any(Number) });
  const done = { params: { orderId: toDo!.orderId }, body: { byHand: true }, idempotencyKey: key() };
  expect(unwrap(await staff.api(endpoints.refundOrder, done))).toMatchObject({
    isPaid: true,
    refunded: 15_000,
  });
  expect(unwrap(await staff.api(endpoints.listRefunds))).toEqual([]);
  const guest = await osh.person();
  expect((await guest.api(endpoints.listRefunds)).error?.status).toBe(403);
});

test('ST-03 Click makes the cheque of what was sold, and the order’s page has its address', async () => {
  const { guest, order, press } = await atThePage(osh, 'CLICK');
  await press('pay');
  const attempt = await attemptOf(osh, order.id);
  await makeCheque(osh.deps, osh.merchantId, attempt.id);
  const asked = { params: { orderId: order.id } };
  const { receipts } = unwrap(await guest.api(endpoints.getPayment, asked));
  expect(receipts).toMatchObject([
    { type: 'PERFORM', qrCodeUrl: expect.stringMatching(/^https:\/\/ofd\.soliq\.uz\/check\?t=/) },
  ]);
  await makeCheque(osh.deps, osh.merchantId, attempt.id);
  expect(unwrap(await guest.api(endpoints.getPayment, asked)).receipts).toEqual(receipts);
});

test('ENT-44 a card that Click knows by token pays by the same two calls', async () => {
  const { guest, order } = await atThePage(osh, 'CLICK');
  const account = whole.CLICK as { serviceId: string; merchantUserId: string; secretKey: string };
  const fetch: typeof globalThis.fetch = async (input, init) => osh.app.request(String(input), init);
  const cards = clickCardTokens({ baseUrl: () => 'http://127.0.0.1/sandbox/click/merchant', fetch });
  const call = { account, now: osh.clock.now };
  const payment = { cardToken: 'T', amount: 10_500_000, transactionParam: String(order.number) };
  expect(await cards.pay(call, payment)).toMatchObject({ status: 2 });
  expect(await isPaid(guest, order.id)).toBe(true);
  await cards.remove(call, 'T');
  const stranger = { ...account, secretKey: 'another' };
  await expect(cards.remove({ ...call, account: stranger }, 'T')).rejects.toThrow('Authorization failed');
});

test('D77 inside Click a merchant may ask in the app instead of opening a page', async () => {
  const accounts = { ...sandboxAccounts().paymentAccounts };
  const CLICK = { ...accounts.CLICK, miniAppMode: 'invoice' };
  const scene = await aDemo({ ...accounts, CLICK } as typeof whole);
  await scene.deps.db.inTenant(scene.merchantId, (tx) =>
    tx.insert(paymentMethods).values({
      merchantId: scene.merchantId,
      id: 'mini',
      type: 'CLICK_MINI_APP',
      data: { name: 'Click' },
    }),
  );
  const guest = await scene.person();
  const body = delivery({ paymentType: 'CLICK_MINI_APP', source: 'CLICK_MINI_APP' });
  const order = unwrap(await place(guest, body));
  const page = unwrap(await guest.api(endpoints.getCheckout, { params: { orderId: order.id } }));
  expect(page).toMatchObject({
    kind: 'AWAIT',
    url: expect.stringContaining(`/click/profile/orders/${order.id}`),
  });
});

const callRahmat = (body: object) =>
  osh.request(`/callbacks/multicard/${osh.merchantId}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

test('T44 a forged callback of Rahmat or Uzum Checkout pays nothing, whatever it says', async () => {
  const { guest, order } = await atThePage(osh, 'RAHMAT');
  const attempt = await attemptOf(osh, order.id);
  const account = whole.RAHMAT as { storeId: string };
  const forged = {
    store_id: account.storeId,
    invoice_id: `${order.number}-${attempt.number}`,
    amount: 10_500_000,
    uuid: attempt.providerId,
    sign: 'f'.repeat(32),
  };
  for (const change of [{}, { sign: '' }, { amount: '10500000' }, { store_id: 1 }, { uuid: '../..' }])
    expect((await callRahmat({ ...forged, ...change })).status).toBe(400);
  expect(await isPaid(guest, order.id)).toBe(false);

  const other = await atThePage(osh, 'UZUM');
  const { providerId } = await attemptOf(osh, other.order.id);
  const answer = await osh.request(`/callbacks/uzum/${osh.merchantId}/checkout`, {
    method: 'POST',
    body: JSON.stringify({ orderId: providerId, operationState: 'SUCCESS', operationType: 'COMPLETE' }),
    headers: { 'content-type': 'application/json' },
  });
  expect(answer.status).toBe(200);
  expect(await isPaid(other.guest, other.order.id)).toBe(false);
});

test('F19 an order of another guest has no page to open', async () => {
  const { order } = await atThePage(osh, 'CLICK');
  const stranger = await osh.person();
  const answer = await stranger.api(endpoints.getCheckout, { params: { orderId: order.id } });
  expect(answer.error?.code).toBe('order.notFound');
});
