import { randomUUID } from 'node:crypto';

import { aCustomer, advanceOrder } from '../src/people.ts';
import { payForPlovAndDrink, placePlovAndDrink, reviewPlovAndDrink } from '../src/place-order.ts';
import { ask } from '../src/server/ask.ts';

const ADDRESS = {
  latitude: 41.3111,
  longitude: 69.2797,
  streetName: 'Amir Temur koʻchasi',
  houseNumber: '12',
};
const STATUSES = ['CREATED', 'ACCEPTED', 'COOKING', 'DONE', 'CLOSED'] as const;

/** A guest's delivery for cash, moved on to a status. */
async function deliver(to: (typeof STATUSES)[number]): Promise<void> {
  const guest = await aCustomer('osh');
  const cartItems = [{ productId: 'osh-p-osh-wedding', count: 2 }];
  const draft = { serviceType: 'DELIVERY', address: ADDRESS, cartItems, paymentType: 'CASH' };
  const quote = await guest.call({ path: '/orders/v1/orders/quote', method: 'POST', body: draft });
  const { totalPrice } = quote.json<{ totalPrice: number }>();
  const headers = { 'idempotency-key': randomUUID() };
  const body = { ...draft, totalPrice, comment: 'Eshik oldida kuting', allergies: 'Yongʻoq' };
  const placed = await guest.call({ path: '/orders/v1/orders', method: 'POST', body, headers });
  if (to !== 'CREATED') await advanceOrder(placed.json<{ id: string }>().id, to);
}

/** A guest cancels a new order, of which the board alerts. */
async function cancelOne(): Promise<void> {
  const guest = await aCustomer('osh');
  const { id } = (await placePlovAndDrink(guest)).json<{ id: string }>();
  await guest.call({ path: `/orders/v1/orders/${id}/cancel`, method: 'POST', body: {} });
}

/** Orders in every column of the board, paid and not, a review, and an order that its guest cancelled. */
export async function fillBoard(): Promise<void> {
  // The courier service finds no one: the orders wait for own couriers.
  await ask({ path: '/sandbox/api/couriers/busy', method: 'POST', body: { isBusy: true } });
  for (const status of STATUSES) await deliver(status);
  await payForPlovAndDrink({ comment: 'Piyozsiz' });
  await reviewPlovAndDrink('Osh sovuq edi');
  await cancelOne();
}
