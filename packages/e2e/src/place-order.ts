import { randomUUID } from 'node:crypto';

import { expect } from '@playwright/test';

import { aCustomer, advanceOrder, type Customer } from './people.ts';
import { ask, type Answer } from './server/ask.ts';

/** Other fields of an order, as its source or comment. */
type Choice = Readonly<Record<string, string>>;

const PLOV_AND_DRINK = ['osh-p-osh-wedding', 'osh-p-ichimlik-ayran'];

/** What the server answers to a guest's order of plov and a drink, or of other dishes, to be fetched. */
export async function placePlovAndDrink(
  guest: Customer,
  choice: Choice = {},
  ids: readonly string[] = PLOV_AND_DRINK,
): Promise<Answer> {
  const cartItems = ids.map((productId) => ({ productId, count: 1 }));
  const draft = { serviceType: 'PICK_UP', branch: { id: 'osh-b-markaz' }, cartItems };
  const quote = await guest.call({ path: '/orders/v1/orders/quote', method: 'POST', body: draft });
  const { totalPrice } = quote.json<{ totalPrice: number }>();
  const headers = { 'idempotency-key': randomUUID() };
  const body = { ...draft, totalPrice, ...choice };
  return guest.call({ path: '/orders/v1/orders', method: 'POST', body, headers });
}

/** What the server answers to an order of plov and a drink, to be fetched. */
export async function tryPlovAndDrink(choice: Choice = {}): Promise<Answer> {
  return placePlovAndDrink(await aCustomer('osh'), choice);
}

/** An order that was paid online, the moment of its payment, and how often its history has a status. */
export type PaidOrder = {
  id: string;
  number: string;
  paidAt: number;
  timesIn: (status: string) => Promise<number>;
};

/** A guest, by default a new one, orders the same and pays on the page of Payme. */
export async function payForPlovAndDrink(choice: Choice = {}, customer?: Customer): Promise<PaidOrder> {
  const guest = customer ?? (await aCustomer('osh'));
  const placed = await placePlovAndDrink(guest, { ...choice, paymentType: 'PAYME' });
  expect(placed.status, placed.text).toBe(200);
  const { id, number } = placed.json<{ id: string; number: number }>();
  const opened = await guest.call({ path: `/payments/v1/checkout/${id}` });
  const { pathname, search } = new URL(opened.json<{ url: string }>().url);
  const paidAt = Date.now();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const paid = await ask({ path: pathname + search, method: 'POST', body: 'deed=pay', headers });
  expect(paid.status, paid.text).toBe(303);
  return {
    id,
    number: String(number),
    paidAt,
    async timesIn(status) {
      const answer = await guest.call({ path: `/orders/v1/orders/${id}` });
      const { history } = answer.json<{ history: { status: string }[] }>();
      return history.filter((event) => event.status === status).length;
    },
  };
}

/** A guest orders plov, a salad and a drink, to be fetched; returns the number of the order. */
export async function orderOfThreeStations(): Promise<string> {
  const placed = await placePlovAndDrink(await aCustomer('osh'), {}, [
    ...PLOV_AND_DRINK,
    'osh-p-salat-achichuk',
  ]);
  expect(placed.status, placed.text).toBe(200);
  return String(placed.json<{ number: number }>().number);
}

/** A guest orders plov and a drink, to be fetched; returns the number of the order. */
export async function orderPlovAndDrink(choice: Choice = {}): Promise<string> {
  const placed = await tryPlovAndDrink(choice);
  expect(placed.status, placed.text).toBe(200);
  return String(placed.json<{ number: number }>().number);
}

/** A guest whose order has been fetched gives it two stars and writes why. */
export async function reviewPlovAndDrink(comment: string): Promise<void> {
  const guest = await aCustomer('osh');
  const { id } = (await placePlovAndDrink(guest, {})).json<{ id: string }>();
  await advanceOrder(id, 'CLOSED');
  const body = { grade: 2, comment };
  const graded = await guest.call({ path: `/orders/v1/orders/${id}/grade`, method: 'POST', body });
  expect(graded.status, graded.text).toBe(200);
}
