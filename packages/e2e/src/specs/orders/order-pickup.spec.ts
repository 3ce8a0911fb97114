import { checkOutLunch, fetchMyself } from '../../journeys.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { advanceOrder } from '../../people.ts';
import { expect, test } from '../../test.ts';
import { chooseTime, openSlots, slotSheet } from '../../troubles.ts';

test('TEN-06 PRICE-04 lunch is picked up: no delivery in the sum, and it ends when it is handed over', async ({
  page,
}) => {
  const checkout = await checkOutLunch(page);
  await fetchMyself(page, checkout);
  await expect(checkout.order).toContainText('100 000');
  await checkout.order.tap();
  const order = new OrderPage(page);
  const id = await order.id();
  await advanceOrder(id, 'DONE');
  await expect(order.headline).toHaveText('Ready: come and pick it up');
  await advanceOrder(id, 'CLOSED');
  await expect(order.headline).toHaveText('Handed over. Enjoy your meal!');
});

test('ST-04 ST-05 ST-08 VAL-08 lunch for later needs a day and a time, and waits for it', async ({
  page,
}) => {
  const checkout = await checkOutLunch(page);
  await fetchMyself(page, checkout);
  await checkout.choose('Later');
  const slots = slotSheet(page);
  await slots.getByRole('button', { name: 'Close' }).tap();
  await expect(slots).toBeHidden();
  await checkout.order.tap();
  await expect(page.locator('#checkout-when').getByRole('alert')).toHaveText('Choose a day and a time');
  await chooseTime(await openSlots(page));
  await checkout.order.tap();
  const order = new OrderPage(page);
  await order.id();
  await expect(order.headline).toHaveText('Your order is scheduled');
});

test(
  'ST-02 D69 the steps are named in Uzbek, the sentence in the guest’s language',
  { tag: '@nightly' },
  async ({ page }) => {
    const checkout = await checkOutLunch(page);
    await fetchMyself(page, checkout);
    await checkout.order.tap();
    const order = new OrderPage(page);
    await order.id();
    await expect(order.steps.first()).toContainText('Yangi');
    await expect(order.headline).toHaveText('We have received your order');
  },
);

test.describe('at Qahva Payti', () => {
  test.use({ brand: 'qahva' });

  test('TEN-09 a brand without delivery does not offer it', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('button', { name: /Delivery/ })).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('button', { name: /Pick-up/ })).toBeVisible();
  });
});
