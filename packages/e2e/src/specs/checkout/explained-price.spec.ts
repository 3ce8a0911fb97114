import { randomUUID } from 'node:crypto';

import { checkOutLunch, fetchMyself } from '../../journeys.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { unfold } from '../../pages/unfold.ts';
import { aCustomer } from '../../people.ts';
import { expect, test } from '../../test.ts';

test('C1 B35 a guest gives a tip and reads how the total came about, before the order and after it', async ({
  page,
}) => {
  const checkout = await checkOutLunch(page);
  await fetchMyself(page, checkout);
  const tip = page.getByRole('group', { name: 'Tip for the team' }).getByText(/^5.000/);
  await (await unfold(page, 'Tip for the team', tip)).tap();
  await expect(checkout.order).toContainText(/105\s000/);
  const why = page.locator('[data-price-parts]');
  await why.getByText('How is this calculated?').tap();
  await expect(why.getByRole('region', { name: 'Dishes' })).toContainText(': 1 × 52 000 UZS');
  await expect(why).toContainText(/Total\s*105\s000\sUZS/);
  await expect(why.getByRole('region', { name: 'Tip' })).toContainText('Tip for the team');
  const steps = await why.getByRole('listitem').allInnerTexts();
  await checkout.order.tap();
  await new OrderPage(page).id();
  await why.getByText('How is this calculated?').tap();
  await expect.poll(() => why.getByRole('listitem').allInnerTexts()).toEqual(steps);
});

test('C1 the same quote is no second order, and an altered one no order', async () => {
  const guest = await aCustomer('osh');
  const draft = {
    serviceType: 'PICK_UP',
    branch: { id: 'osh-b-markaz' },
    cartItems: [{ productId: 'osh-p-osh-wedding', count: 1 }],
  };
  const asked = await guest.call({ path: '/orders/v1/orders/quote', method: 'POST', body: draft });
  const { totalPrice, mark } = asked.json<{ totalPrice: number; mark: { expiresAt: string } }>();
  const order = (body: object) =>
    guest.call({
      path: '/orders/v1/orders',
      method: 'POST',
      body,
      headers: { 'idempotency-key': randomUUID() },
    });
  const body = { ...draft, totalPrice, quote: mark };
  const later = { ...mark, expiresAt: new Date(Date.parse(mark.expiresAt) + 60_000).toISOString() };
  expect((await order({ ...body, quote: later })).json()).toMatchObject({ code: 'quote.altered' });
  expect((await order(body)).status).toBe(200);
  expect((await order(body)).json()).toMatchObject({ code: 'quote.used', quote: { totalPrice } });
});
