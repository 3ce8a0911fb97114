import { randomUUID } from 'node:crypto';

import { expect, test } from '@playwright/test';

import { aCustomer, type Customer } from '../../people.ts';
import { ask } from '../../server/ask.ts';

const PATH = '/orders/v1/orders';
const LUNCH = {
  serviceType: 'PICK_UP',
  branch: { id: 'osh-b-markaz' },
  cartItems: [{ productId: 'osh-p-osh-wedding', count: 2, modifiers: [] }],
  totalPrice: 104_000,
};

const place = (customer: Customer, body: unknown) =>
  customer.call({ path: PATH, method: 'POST', body, headers: { 'idempotency-key': randomUUID() } });

async function ordersOf(customer: Customer): Promise<number> {
  const me = (await customer.call({ path: '/users/v1/users/me' })).json<{ id: string }>();
  return (await customer.call({ path: `/orders/v1/orders/user/${me.id}/active` })).json<unknown[]>().length;
}

type Bad = { name: string; body: unknown; status: number | number[] };

const BAD: readonly Bad[] = [
  { name: 'no body', body: '', status: 400 },
  { name: 'no JSON', body: '{"serviceType":', status: 400 },
  { name: 'an empty object', body: {}, status: 400 },
  { name: 'a field that is not in the contract', body: { ...LUNCH, vip: true }, status: 400 },
  {
    name: 'a unit price',
    body: { ...LUNCH, cartItems: [{ ...LUNCH.cartItems[0], price: 1 }] },
    status: 400,
  },
  { name: 'an empty basket', body: { ...LUNCH, cartItems: [] }, status: 400 },
  {
    name: 'another brand’s product',
    body: { ...LUNCH, cartItems: [{ productId: 'burger-p-beef-bek', count: 1, modifiers: [] }] },
    status: [400, 404],
  },
  { name: 'another brand’s branch', body: { ...LUNCH, branch: { id: 'burger-b-1' } }, status: [400, 404] },
  {
    name: 'a negative count',
    body: { ...LUNCH, cartItems: [{ ...LUNCH.cartItems[0], count: -2 }] },
    status: 400,
  },
  { name: 'more than 64 kB', body: { ...LUNCH, comment: 'x'.repeat(70_000) }, status: 413 },
];

test('bad orders get a 4xx with a code and a sentence in every language, and nothing is stored', async () => {
  const customer = await aCustomer('osh');
  for (const { name, body, status } of BAD) {
    const answer = await place(customer, body);
    expect([status].flat(), `${name}: ${answer.text.slice(0, 200)}`).toContain(answer.status);
    const error = answer.json<{ code: string; description: Record<string, string> }>();
    expect(error.code, name).toBeTruthy();
    for (const language of ['uz', 'ru', 'eng', 'ar', 'kz', 'tr', 'zh'])
      expect(error.description[language], `${name} in ${language}`).toBeTruthy();
  }
  expect(await ordersOf(customer)).toBe(0);
});

test('a total that differs gets 409 with the new quote, and nothing is stored', async () => {
  const customer = await aCustomer('osh');
  const answer = await place(customer, { ...LUNCH, totalPrice: 99_000 });
  expect(answer.status).toBe(409);
  const error = answer.json<{ code: string; quote: { totalPrice: number } }>();
  expect(error.code).toBe('price_changed');
  expect(error.quote.totalPrice).toBe(104_000);
  expect(await ordersOf(customer)).toBe(0);
});

test('HTTP-09 the same key twice is one order; with another body it is refused', async () => {
  const customer = await aCustomer('osh');
  const headers = { 'idempotency-key': randomUUID() };
  const send = (body: unknown) => customer.call({ path: PATH, method: 'POST', body, headers });
  const [first, second] = [await send(LUNCH), await send(LUNCH)];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.json()).toEqual(first.json());
  expect((await send({ ...LUNCH, comment: 'another' })).status).toBe(422);
  expect(await ordersOf(customer)).toBe(1);
});

test('SES-06 SES-07 without a token there are no orders, and another customer does not see mine', async () => {
  const unsigned = await ask({ host: 'osh.localhost', path: PATH, method: 'POST', body: LUNCH });
  expect(unsigned.status).toBe(401);
  const [mine, outsider] = await Promise.all([aCustomer('osh'), aCustomer('osh')]);
  const { id } = (await place(mine, LUNCH)).json<{ id: string }>();
  expect((await mine.call({ path: `${PATH}/${id}` })).status).toBe(200);
  expect((await outsider.call({ path: `${PATH}/${id}` })).status).toBe(404);
});

test('TEN-03 a token of one brand is nothing at another', async () => {
  const customer = await aCustomer('osh');
  const elsewhere = await customer.call({ path: '/users/v1/users/me', host: 'burger.localhost' });
  expect(elsewhere.status).toBe(401);
});

test('ST-11 a status that cannot be reached is refused with 409', async () => {
  const customer = await aCustomer('osh');
  const { id } = (await place(customer, LUNCH)).json<{ id: string }>();
  const advance = (to: string) =>
    ask({ path: `/sandbox/api/orders/${id}/advance`, method: 'POST', body: { to } });
  expect((await advance('CLOSED')).status).toBe(200);
  expect((await advance('COOKING')).status).toBe(409);
});
