import { endpoints, unwrap } from '@dasturxon/core/api';
import { beforeAll, expect, test } from 'vitest';

import { outbox } from '../../db/schema/merchants.ts';
import {
  aSandboxMerchant,
  atThePage,
  isPaid,
  sandboxContracts,
} from '../../testing/payments/sandbox-payments.ts';
import { key } from '../../testing/order-bodies.ts';
import { attemptsIn } from '../../testing/payments/money.ts';
import type { Person, Scene } from '../../testing/scene.ts';
import { checkMoney } from '../commands/check-money.ts';
import { checkProviders } from '../commands/check-providers.ts';

let osh: Scene;
beforeAll(async () => {
  osh = await aSandboxMerchant(sandboxContracts());
});

const open = (guest: Person, orderId: string) => guest.api(endpoints.getCheckout, { params: { orderId } });
const payAt = async (url: string) => {
  const { pathname, search } = new URL(url);
  const body = new URLSearchParams({ deed: 'pay' }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return (await osh.request(`${pathname}${search}`, { method: 'POST', body, headers })).status;
};

const setFault = async (service: string, mode: string) => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ service, mode });
  expect((await osh.request('/sandbox/api/faults', { method: 'POST', body, headers })).status).toBe(200);
};
/** The jobs that will ask about an order's attempts. */
const lookUps = async (orderId: string) => {
  const ids = (await attemptsIn(osh, orderId)).map(({ id }) => id);
  const rows = await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(outbox));
  return rows.filter(
    ({ queue, payload }) =>
      queue === 'payment.look-up' && ids.includes((payload as { attemptId: string }).attemptId),
  );
};

test.each(['PAYME', 'CLICK', 'UZUM', 'PAYNET', 'RAHMAT'] as const)(
  'F20 T49 %s: after a declined payment the next page takes the money, without a wait',
  async (type) => {
    const { guest, order, press } = await atThePage(osh, type);
    await press('decline');
    const { url } = unwrap(await open(guest, order.id));
    expect(await payAt(url)).toBe(303);
    expect(await isPaid(guest, order.id)).toBe(true);
    expect((await attemptsIn(osh, order.id)).filter(({ state }) => state === 'PAID')).toMatchObject([
      { isSurplus: false, refunded: 0 },
    ]);
  },
);

test.each(['CLICK', 'UZUM', 'RAHMAT'] as const)(
  'T49 %s: a payment whose callback was lost is found when its page is to be opened again',
  async (type) => {
    const { guest, order, press } = await atThePage(osh, type);
    await press('lose');
    expect(await isPaid(guest, order.id)).toBe(false);
    expect((await open(guest, order.id)).error?.code).toBe('payment.alreadyPaid');
    expect(await isPaid(guest, order.id)).toBe(true);
  },
);

test.each(
  (['CLICK', 'UZUM', 'RAHMAT'] as const).flatMap((type) =>
    (['CASH', 'PAYME'] as const).map((other) => [type, other] as const),
  ),
)(
  'F20 T49 %s: a payment whose callback was lost is found before the guest pays by %s',
  async (type, paymentType) => {
    const { guest, order, press } = await atThePage(osh, type);
    await press('lose');
    const chosen = await guest.api(endpoints.choosePayment, {
      params: { orderId: order.id },
      body: { paymentType },
    });
    expect(chosen.error?.code).toBe('payment.alreadyPaid');
    expect(await isPaid(guest, order.id)).toBe(true);
    expect(await attemptsIn(osh, order.id)).toMatchObject([{ state: 'PAID', isSurplus: false }]);
  },
);

/** A verified card of the guest, by the browser's own calls of Payme. */
async function aCardOf(guest: Person): Promise<string> {
  const { form } = unwrap(await guest.api(endpoints.getCardForm));
  const ask = async (method: string, params: object) => {
    const headers = { 'content-type': 'application/json', 'X-Auth': form!.merchantId };
    const body = JSON.stringify({ id: 1, method, params });
    const response = await osh.request(new URL(form!.url).pathname, { method: 'POST', headers, body });
    return ((await response.json()) as { result: { card: { token: string } } }).result.card;
  };
  const { token } = await ask('cards.create', {
    card: { number: '8600495473316478', expire: '0399' },
    save: true,
  });
  const verified = await ask('cards.verify', { token, code: '666666' });
  const body = { token: verified.token, name: null };
  return unwrap(await guest.api(endpoints.saveCard, { body, idempotencyKey: key() })).id;
}

test('F20 T49 a payment whose callback was lost is found before a saved card is charged', async () => {
  const { guest, order, press } = await atThePage(osh, 'RAHMAT');
  const cardId = await aCardOf(guest);
  await press('lose');
  const charged = await guest.api(endpoints.payByCard, { params: { orderId: order.id }, body: { cardId } });
  expect(charged.error?.code).toBe('payment.alreadyPaid');
  expect(await attemptsIn(osh, order.id)).toMatchObject([{ provider: 'RAHMAT', state: 'PAID' }]);
});

test('T04 T49 the order of another guest is not asked about', async () => {
  const { order, press } = await atThePage(osh, 'RAHMAT');
  await press('lose');
  const params = { orderId: order.id };
  const other = await osh.person();
  const chosen = await other.api(endpoints.choosePayment, { params, body: { paymentType: 'CASH' } });
  expect(chosen.error?.code).toBe('order.notFound');
  expect(await attemptsIn(osh, order.id)).toMatchObject([{ state: 'CREATED' }]);
});

test.each(['UZUM', 'RAHMAT'] as const)(
  'T49 %s: a provider that does not answer keeps no guest from the page',
  async (type) => {
    const { guest, order, page } = await atThePage(osh, type);
    const service = type === 'UZUM' ? 'uzum' : 'multicard';
    await setFault(service, 'down');
    expect(new URL(unwrap(await open(guest, order.id)).url).pathname).toBe(page);
    await setFault(service, 'ok');
  },
);

test('T49 opening a page many times leaves one job that asks about it', async () => {
  const { guest, order, page } = await atThePage(osh, 'RAHMAT');
  for (let time = 0; time < 3; time += 1)
    expect(new URL(unwrap(await open(guest, order.id)).url).pathname).toBe(page);
  expect(await lookUps(order.id)).toHaveLength(1);
});

test('T34 after all of this the ledgers agree with themselves and with the providers', async () => {
  expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);
  expect(await checkProviders(osh.deps, osh.merchantId)).toEqual([]);
});
