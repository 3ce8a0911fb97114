import { randomUUID } from 'node:crypto';

import { expect } from '@playwright/test';

import { aCustomer } from './people.ts';
import type { Answer } from './server/ask.ts';

/** What the server answers to an order of plov and a drink, to be fetched, with an app of the guest's choice. */
export async function tryPlovAndDrink(source?: string): Promise<Answer> {
  const guest = await aCustomer('osh');
  const ids = ['osh-p-osh-wedding', 'osh-p-ichimlik-ayran'];
  const cartItems = ids.map((productId) => ({ productId, count: 1 }));
  const draft = { serviceType: 'PICK_UP', branch: { id: 'osh-b-markaz' }, cartItems };
  const quote = await guest.call({ path: '/orders/v1/orders/quote', method: 'POST', body: draft });
  const { totalPrice } = quote.json<{ totalPrice: number }>();
  const headers = { 'idempotency-key': randomUUID() };
  const body = { ...draft, totalPrice, ...(source !== undefined && { source }) };
  return guest.call({ path: '/orders/v1/orders', method: 'POST', body, headers });
}

/** A guest orders plov and a drink, to be fetched; returns the number of the order. */
export async function orderPlovAndDrink(source?: string): Promise<string> {
  const placed = await tryPlovAndDrink(source);
  expect(placed.status, placed.text).toBe(200);
  return String(placed.json<{ number: number }>().number);
}
