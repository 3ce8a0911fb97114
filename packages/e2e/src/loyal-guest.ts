import { randomUUID } from 'node:crypto';

import { expect, type Locator, type Page } from '@playwright/test';

import { advanceOrder } from './people.ts';
import { ask } from './server/ask.ts';

/** An order of two cheesecakes of Burger by the guest who is signed in on a page, closed by the staff. */
export async function fetchCheesecakes(page: Page): Promise<void> {
  const session = await page.evaluate(() => localStorage.getItem('dasturxon:m-burger:session'));
  const { token } = JSON.parse(session!) as { token: string };
  const call = (path: string, body: object) =>
    ask({
      host: 'burger.localhost',
      path,
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    });
  const draft = {
    serviceType: 'PICK_UP',
    branch: { id: 'burger-b-mirobod' },
    cartItems: [{ productId: 'burger-p-desserts-cheesecake', count: 2 }],
  };
  const { totalPrice } = (await call('/orders/v1/orders/quote', draft)).json<{ totalPrice: number }>();
  const placed = await call('/orders/v1/orders', { ...draft, totalPrice });
  expect(placed.status, placed.text).toBe(200);
  await advanceOrder(placed.json<{ id: string }>().id, 'CLOSED');
}

/** The sheet of a guest's points. */
export async function openPoints(page: Page): Promise<Locator> {
  await page.goto('/profile');
  await page.getByRole('button', { name: /Cashback/ }).tap();
  return page.getByRole('dialog', { name: 'Cashback' });
}
