import { endpoints, unwrap } from '@dasturxon/core/api';
import { Hono } from 'hono';
import { beforeAll, expect, test } from 'vitest';

import { signMulticard } from './multicard-sign.ts';
import { attemptsIn } from '../../../testing/payments/money.ts';
import { delivery, key, place } from '../../../testing/order-bodies.ts';
import { AMOUNT, orderOf } from '../../../testing/payments/payme/payme-caller.ts';
import { aPayingBrand } from '../../../testing/payments/paying.ts';
import { aRunningApi, type Person, type Scene } from '../../../testing/scene.ts';
import { checkMoney } from '../../commands/check-money.ts';

const ACCOUNT = { applicationId: 'osh', secret: 'TEST_SECRET_KEY', storeId: '6' };

let osh: Scene;
let guest: Person;
let staff: Person;
/** Multicard's answers about its invoices. */
const invoices = new Map<string, { invoice_id: string; status: string; amount: number }>();
let isDown = false;

/** Multicard's server with scripted answers. */
function aMulticard(): Hono {
  const routes = new Hono();
  const data = (uuid: string) => ({ uuid, ...invoices.get(uuid) });
  routes.post('/auth', (c) => c.json({ token: 't', role: 'api', expiry: '2099-01-01 00:00:00' }));
  routes.post('/payment/invoice', async (c) => {
    const { invoice_id, amount } = await c.req.json<{ invoice_id: string; amount: number }>();
    const uuid = crypto.randomUUID();
    invoices.set(uuid, { invoice_id, amount, status: 'draft' });
    return c.json({ success: true, data: { ...data(uuid), checkout_url: `https://pay.test/${uuid}` } });
  });
  routes.get('/payment/:uuid', (c) => {
    if (isDown) return c.text('down', 502);
    const { uuid } = c.req.param();
    if (invoices.has(uuid)) return c.json({ success: true, data: data(uuid) });
    return c.json({ success: false, error: { code: 'ERROR_NOT_FOUND' } }, 404);
  });
  return routes;
}

beforeAll(async () => {
  const brand = aPayingBrand(['CASH', 'RAHMAT'], { RAHMAT: ACCOUNT });
  osh = await aRunningApi({ brand, env: { SANDBOX: '1' } });
  osh.app.route('/sandbox/multicard/api', aMulticard());
  [guest, staff] = [await osh.person(), await osh.person({ role: 'MANAGER' })];
});

async function sent() {
  const order = unwrap(await place(guest, delivery({ paymentType: 'RAHMAT' })));
  const { url } = unwrap(await guest.api(endpoints.getCheckout, { params: { orderId: order.id } }));
  const uuid = url.split('/').at(-1)!;
  return { orderId: order.id, uuid, invoiceId: invoices.get(uuid)!.invoice_id };
}
type Sent = Awaited<ReturnType<typeof sent>>;

async function callBack({ uuid, invoiceId }: Sent, change: Record<string, unknown> = {}) {
  const signed = { storeId: ACCOUNT.storeId, uuid, invoiceId, amount: AMOUNT };
  const sign = signMulticard('md5', signed, ACCOUNT.secret);
  const body = { store_id: 6, invoice_id: invoiceId, amount: AMOUNT, uuid, sign, ...change };
  const response = await osh.request(`/callbacks/multicard/${osh.merchantId}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
  return { status: response.status, text: await response.text() };
}
const turn = ({ uuid }: Sent, change: { status?: string; amount?: number }) =>
  void invoices.set(uuid, { ...invoices.get(uuid)!, ...change });
const isPaid = async ({ orderId }: Sent) => (await orderOf(guest, orderId)).isPaid;

test.each(['draft', 'progress', 'billing', 'hold', 'error', 'revert'])(
  'T44 T50 a callback of an invoice that Multicard itself calls %s pays nothing',
  async (status) => {
    const one = await sent();
    turn(one, { status });
    expect(await callBack(one)).toEqual({ status: 400, text: '{"success":false}' });
    expect(await isPaid(one)).toBe(false);
  },
);

test('T44 T49 while Multicard cannot be asked the callback is to come again, and then pays', async () => {
  const one = await sent();
  turn(one, { status: 'success' });
  isDown = true;
  expect((await callBack(one)).status).toBe(500);
  expect(await isPaid(one)).toBe(false);
  isDown = false;
  expect(await callBack(one)).toEqual({ status: 200, text: '{"success":true}' });
  expect(await isPaid(one)).toBe(true);
});

test.each<[string, Record<string, unknown>]>([
  ['another sum', { amount: AMOUNT - 1 }],
  ['a sum that is text', { amount: String(AMOUNT) }],
  ['a sum with a part', { amount: AMOUNT + 0.5 }],
  ['another store', { store_id: 7 }],
  ['another invoice', { invoice_id: '1-1' }],
  ['an odd invoice', { invoice_id: '01' }],
  ['no signature', { sign: '' }],
  ['a signature of nothing', { sign: 'd41d8cd98f00b204e9800998ecf8427e' }],
])('T44 T47 a callback with %s is refused, though the invoice is paid', async (_, change) => {
  const one = await sent();
  turn(one, { status: 'success' });
  expect((await callBack(one, change)).status).toBe(400);
  expect(await isPaid(one)).toBe(false);
});

test('T44 a callback of an invoice unknown to Multicard', async () => {
  const one = { ...(await sent()), uuid: crypto.randomUUID() };
  expect((await callBack(one)).status).toBe(400);
});

test('T45 ten callbacks at once and one more: paid once, the same bytes', async () => {
  const one = await sent();
  turn(one, { status: 'success' });
  const answers = await Promise.all(Array.from({ length: 10 }, () => callBack(one)));
  expect(new Set(answers.map(({ text }) => text))).toEqual(new Set(['{"success":true}']));
  expect(await callBack(one)).toEqual(answers[0]);
  expect(await attemptsIn(osh, one.orderId)).toMatchObject([{ state: 'PAID', isSurplus: false }]);
});

const STATES: Record<string, (one: Sent) => Promise<unknown>> = {
  canceled: ({ orderId }) => guest.api(endpoints.cancelOrder, { params: { id: orderId }, body: {} }),
  'paid in cash': async ({ orderId }) => {
    const params = { orderId };
    unwrap(await guest.api(endpoints.choosePayment, { params, body: { paymentType: 'CASH' } }));
    unwrap(await staff.api(endpoints.markPaid, { params }));
  },
};
test.each(Object.keys(STATES))('F20 T46 money for an order that is %s is owed', async (state) => {
  const one = await sent();
  await STATES[state]!(one);
  turn(one, { status: 'success' });
  expect((await callBack(one)).status).toBe(200);
  expect((await attemptsIn(osh, one.orderId))[0]).toMatchObject({ state: 'PAID', isSurplus: true });
  expect(await isPaid(one)).toBe(state === 'paid in cash');
});

test('T46 a callback after a refund by staff refunds nothing again', async () => {
  const one = await sent();
  turn(one, { status: 'success' });
  await callBack(one);
  const back = { params: { orderId: one.orderId }, body: { byHand: true }, idempotencyKey: key() };
  unwrap(await staff.api(endpoints.refundOrder, back));
  expect((await callBack(one)).status).toBe(200);
  expect(await attemptsIn(osh, one.orderId)).toMatchObject([{ state: 'REFUNDED', refunded: AMOUNT }]);
  expect(await isPaid(one)).toBe(false);
});

test('T47 Multicard took another sum than the order costs: it is owed, and the order unpaid', async () => {
  const one = await sent();
  turn(one, { status: 'success', amount: AMOUNT - 100 });
  expect((await callBack(one)).status).toBe(200);
  expect(await attemptsIn(osh, one.orderId)).toMatchObject([{ isSurplus: true, amount: AMOUNT - 100 }]);
  expect(await isPaid(one)).toBe(false);
});

test('T34 after all of this the ledger agree', async () => {
  expect(await checkMoney(osh.deps, osh.merchantId)).toEqual([]);
});
