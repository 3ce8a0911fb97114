import { endpoints, unwrap } from '@dasturxon/core/api';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';

import { tablesInOrder } from '../backup/tables.ts';
import { paymentRefunds } from '../db/schema/payments.ts';
import { mountSandbox } from '../sandbox/mount-sandbox.ts';
import { attemptsIn } from '../testing/money.ts';
import { key } from '../testing/order-bodies.ts';
import { anOrderForPayme, orderOf } from '../testing/payme-caller.ts';
import { aPayingBrand, PAYME_ACCOUNT } from '../testing/paying.ts';
import { aRunningApi, type Person, type Scene } from '../testing/scene.ts';
import { checkMoney } from './check-money.ts';
import { carryOutRefund, lookUpPayment } from './payment-jobs.ts';

/** A test card of Payme's documentation, and the code of all of them. */
const CARD = '8600495473316478';
const CODE = '666666';

let osh: Scene;
let guest: Person;
beforeAll(async () => {
  osh = await aRunningApi({ brand: aPayingBrand(['CASH', 'PAYME'], { PAYME: PAYME_ACCOUNT }) });
  const inside = async (input: RequestInfo | URL, init?: RequestInit) => osh.app.request(String(input), init);
  (await mountSandbox(osh.deps, inside))(osh.app, osh.deps);
  guest = await osh.person();
});

const agrees = async () => expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);

async function openPage(orderId: string) {
  const { url } = unwrap(await guest.api(endpoints.getCheckout, { params: { orderId } }));
  const path = new URL(url).pathname;
  const press = (deed: string) =>
    osh.request(`http://${osh.host}${path}`, {
      method: 'POST',
      body: new URLSearchParams({ deed }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  return { url, path, press };
}

describe('the page of the sandbox’s Payme', () => {
  test('API-32 shows what is to be paid, and leads back to the order once it is', async () => {
    const order = await anOrderForPayme(guest);
    const { url, path, press } = await openPage(order.id);
    expect(new URL(url).host).toBe(osh.host);
    expect(await (await osh.request(path)).text()).toContain('data-sum="10500000"');
    const answer = await press('pay');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `http://${osh.host}/profile/orders/${order.id}`,
    ]);
    expect((await orderOf(guest, order.id)).isPaid).toBe(true);
    expect((await openPageAgain(order.id)).error?.code).toBe('payment.alreadyPaid');
    await agrees();
  });

  const openPageAgain = (orderId: string) => guest.api(endpoints.getCheckout, { params: { orderId } });

  test('ST-03 declined leaves the order unpaid and open to another try', async () => {
    const order = await anOrderForPayme(guest);
    const { press } = await openPage(order.id);
    expect((await press('decline')).status).toBe(303);
    expect((await orderOf(guest, order.id)).isPaid).toBe(false);
    expect(await attemptsIn(osh, order.id)).toMatchObject([{ state: 'CANCELED' }]);
    await (await openPage(order.id)).press('pay');
    expect((await orderOf(guest, order.id)).isPaid).toBe(true);
    await agrees();
  });

  test('T45 paid twice is paid once', async () => {
    const order = await anOrderForPayme(guest);
    const { press } = await openPage(order.id);
    await press('twice');
    const again = await press('pay');
    expect(await again.text()).toContain('-31051');
    expect((await attemptsIn(osh, order.id)).filter(({ state }) => state === 'PAID')).toHaveLength(1);
    await agrees();
  });

  test('T49 F19 a lost call is made up for within six minutes', async () => {
    const order = await anOrderForPayme(guest);
    await (await openPage(order.id)).press('lose');
    expect((await orderOf(guest, order.id)).isPaid).toBe(false);
    const waits = await osh.deps.db.asPlatform((tx) =>
      tx.execute<{ payload: { attemptId: string }; wait: string }>(sql`
        select payload, extract(epoch from start_after - ${osh.clock.now.toISOString()}::timestamptz) as wait
        from outbox where merchant_id = ${osh.merchantId} and queue = 'payment.look-up'`),
    );
    const [attempt] = await attemptsIn(osh, order.id);
    const own = waits.rows.filter(({ payload }) => payload.attemptId === attempt!.id);
    expect(Math.max(...own.map(({ wait }) => Number(wait)))).toBeLessThanOrEqual(120);
    await lookUpPayment(osh.deps, osh.merchantId, attempt!.id);
    expect((await orderOf(guest, order.id)).isPaid).toBe(true);
    await lookUpPayment(osh.deps, osh.merchantId, attempt!.id);
    await agrees();
  });

  test('T49 every call lost: the receipts of the order tell of it', async () => {
    const order = await anOrderForPayme(guest);
    const { press } = await openPage(order.id);
    const [attempt] = await attemptsIn(osh, order.id);
    await lookUpPayment(osh.deps, osh.merchantId, attempt!.id);
    expect((await attemptsIn(osh, order.id))[0]!.state).toBe('CREATED');
    await press('lose');
    await lookUpPayment(osh.deps, osh.merchantId, attempt!.id);
    expect((await orderOf(guest, order.id)).isPaid).toBe(true);
  });

  test('F20 a cancelled order’s money goes back through Payme', async () => {
    const order = await anOrderForPayme(guest);
    await (await openPage(order.id)).press('pay');
    unwrap(await guest.api(endpoints.cancelOrder, { params: { id: order.id }, body: {} }));
    const refunds = await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(paymentRefunds));
    const due = refunds.find(({ orderId }) => orderId === order.id)!;
    await carryOutRefund(osh.deps, osh.merchantId, due.id);
    await carryOutRefund(osh.deps, osh.merchantId, due.id);
    const payment = unwrap(await guest.api(endpoints.getPayment, { params: { orderId: order.id } }));
    expect(payment).toMatchObject({ isPaid: false, state: 'REFUNDED', refunded: 105_000, refunding: 0 });
    await agrees();
  });

  test('F20 a part is nothing that Payme gives back by itself: staff has to', async () => {
    const order = await anOrderForPayme(guest);
    await (await openPage(order.id)).press('pay');
    const staff = await osh.person({ role: 'MANAGER' });
    const asked = { params: { orderId: order.id }, body: { amount: 5_000 }, idempotencyKey: key() };
    unwrap(await staff.api(endpoints.refundOrder, asked));
    const refunds = await osh.deps.db.inTenant(osh.merchantId, (tx) => tx.select().from(paymentRefunds));
    const due = refunds.find(({ orderId }) => orderId === order.id)!;
    await carryOutRefund(osh.deps, osh.merchantId, due.id);
    const byHand = { params: { orderId: order.id }, body: { byHand: true }, idempotencyKey: key() };
    expect(unwrap(await staff.api(endpoints.refundOrder, byHand))).toMatchObject({ refunded: 5_000 });
    await agrees();
  });

  test('a link to nobody’s desk, or of no sum, is a page that says so', async () => {
    for (const link of ['', 'm=nobody;ac.order_id=1;a=100', `m=${PAYME_ACCOUNT.merchantId};a=x`]) {
      const path = `/sandbox/payme/checkout/${Buffer.from(link).toString('base64') || 'AA'}`;
      expect((await osh.request(path)).status).toBe(404);
    }
  });
});

/** What the browser asks of Payme, where the server has told it to. */
async function payme(method: string, params: object) {
  const { form } = unwrap(await guest.api(endpoints.getCardForm));
  const response = await osh.request(new URL(form!.url).pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'X-Auth': form!.merchantId },
    body: JSON.stringify({ id: 1, method, params }),
  });
  return (await response.json()) as { result: { card: { token: string } }; error?: { code: number } };
}

async function verifiedToken(number = CARD): Promise<string> {
  const { result } = await payme('cards.create', { card: { number, expire: '0399' }, save: true });
  const { token } = result.card;
  expect(await payme('cards.get_verify_code', { token })).toMatchObject({ result: { wait: 60_000 } });
  return (await payme('cards.verify', { token, code: CODE })).result.card.token;
}
const save = (token: string, who = guest) =>
  who.api(endpoints.saveCard, { body: { token, name: 'Oylik' }, idempotencyKey: key() });

describe('D14 D82 saved cards', () => {
  test('D14 D82 T51 ENT-44 the number goes to Payme, a token comes to us, sealed, and nothing else of the card', async () => {
    const card = unwrap(await save(await verifiedToken()));
    expect(card).toMatchObject({
      number: '•••• 6478',
      expire: '03/99',
      type: 'UZCARD',
      isVerified: true,
      name: 'Oylik',
    });
    expect(unwrap(await guest.api(endpoints.listCards))).toEqual([card]);
    const token = await verifiedToken();
    expect(unwrap(await save(token)).id).toBe(card.id);
    const whole = await osh.deps.db.asPlatform(async (tx) => {
      const rows: unknown[] = [];
      for (const table of await tablesInOrder(tx))
        rows.push((await tx.execute(sql.raw(`select * from ${table}`))).rows);
      return JSON.stringify(rows);
    });
    for (const secret of [CARD, CARD.slice(0, 12), token]) expect(whole).not.toContain(secret);
  });

  test('D14 a card is confirmed by what its keeper says', async () => {
    const { result } = await payme('cards.create', {
      card: { number: '8600069195406311', expire: '0399' },
      save: true,
    });
    const card = unwrap(await save(result.card.token));
    expect(card.isVerified).toBe(false);
    const confirm = (token: string | null) =>
      guest.api(endpoints.confirmCard, { params: { id: card.id }, body: { token } });
    expect(unwrap(await confirm(null)).isVerified).toBe(false);
    const fresh = (await payme('cards.verify', { token: result.card.token, code: CODE })).result.card.token;
    expect((await confirm('made-up')).error?.code).toBe('card.declined');
    expect((await confirm(await verifiedToken())).error?.code).toBe('card.declined');
    expect(unwrap(await confirm(fresh)).isVerified).toBe(true);
  });

  test.each([
    ['8600060921090842', 'cards.get_verify_code', -31_304],
    ['3333336415804657', 'cards.create', -31_301],
    ['4444445987459073', 'cards.create', -31_302],
    ['8600143417770323', 'cards.create', -32_400],
    ['1234567812345678', 'cards.create', -31_300],
  ])('D82 the test card %s fails at %s with %i', async (number, step, code) => {
    const created = await payme('cards.create', { card: { number, expire: '0399' }, save: true });
    if (step === 'cards.create') expect(created.error?.code).toBe(code);
    else expect((await payme(step, { token: created.result.card.token })).error?.code).toBe(code);
  });

  test('T44 the browser’s half of the API is all that a merchant’s id alone opens', async () => {
    for (const method of [
      'cards.check',
      'cards.remove',
      'receipts.create',
      'receipts.pay',
      'receipts.get_all',
    ])
      expect((await payme(method, { token: 'x' })).error?.code).toBe(-32_504);
  });

  test('SET-25 D22 an order is paid by a card, through the same books', async () => {
    const card = unwrap(await save(await verifiedToken()));
    const order = await anOrderForPayme(guest);
    const pay = () =>
      guest.api(endpoints.payByCard, { params: { orderId: order.id }, body: { cardId: card.id } });
    expect(unwrap(await pay()).isPaid).toBe(true);
    expect((await pay()).error?.code).toBe('payment.alreadyPaid');
    expect((await attemptsIn(osh, order.id)).map(({ state }) => state)).toEqual(['PAID']);
    await agrees();
  });

  test('T45 a card that is pressed twice pays once', async () => {
    const card = unwrap(await save(await verifiedToken()));
    const order = await anOrderForPayme(guest);
    const pay = () =>
      guest.api(endpoints.payByCard, { params: { orderId: order.id }, body: { cardId: card.id } });
    const answers = await Promise.all([pay(), pay(), pay()]);
    const codes = answers.map(({ error }) => error?.code ?? 'paid').toSorted();
    expect(codes).toEqual(['paid', 'payment.inProgress', 'payment.inProgress']);
    expect((await orderOf(guest, order.id)).isPaid).toBe(true);
    expect((await attemptsIn(osh, order.id)).filter(({ state }) => state === 'PAID')).toHaveLength(1);
    await agrees();
  });

  test('T44 nobody pays with, sees, confirms or removes the card of another', async () => {
    const card = unwrap(await save(await verifiedToken()));
    const stranger = await osh.person();
    const order = await anOrderForPayme(stranger);
    const pay = await stranger.api(endpoints.payByCard, {
      params: { orderId: order.id },
      body: { cardId: card.id },
    });
    expect(pay.error?.code).toBe('card.notFound');
    expect(unwrap(await stranger.api(endpoints.listCards))).toEqual([]);
    const params = { id: card.id };
    expect((await stranger.api(endpoints.removeCard, { params })).error?.code).toBe('card.notFound');
    expect((await stranger.api(endpoints.confirmCard, { params, body: {} })).error?.code).toBe(
      'card.notFound',
    );
  });

  test('D14 a card is forgotten here and at Payme', async () => {
    const token = await verifiedToken('9860090101219724');
    const card = unwrap(await save(token));
    expect(card.type).toBe('HUMO');
    unwrap(await guest.api(endpoints.removeCard, { params: { id: card.id } }));
    expect(unwrap(await guest.api(endpoints.listCards)).map(({ id }) => id)).not.toContain(card.id);
    expect((await save(token)).error?.code).toBe('card.declined');
  });

  test('SET-25 a merchant without a keeper of cards keeps none', async () => {
    const plain = await aRunningApi();
    const someone = await plain.person();
    expect(unwrap(await someone.api(endpoints.getCardForm))).toEqual({ form: null });
    expect(unwrap(await someone.api(endpoints.listCards))).toEqual([]);
    expect((await save('token', someone)).error?.code).toBe('payment.unavailable');
  });
});
