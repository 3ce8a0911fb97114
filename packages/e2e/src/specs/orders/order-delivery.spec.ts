import { bringToAmirTemur, checkOutLunch } from '../../journeys.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { OrderPage, OrdersPage } from '../../pages/order-page.ts';
import { unfold } from '../../pages/unfold.ts';
import { advanceOrder } from '../../people.ts';
import { expect, test } from '../../test.ts';

test('TEN-06 SES-12 RT-09 ST-06 ST-07 ST-10 lunch is ordered to the door and followed until it is there', async ({
  page,
}) => {
  const checkout = await checkOutLunch(page);
  await bringToAmirTemur(page, checkout);
  await expect(page.getByRole('radio', { name: /Cash.*You pay the courier/ })).toBeChecked();
  await expect(page.getByText(/Arrives around .*\d\d:\d\d/)).toBeVisible();
  const comment = await unfold(page, 'Notes', page.getByLabel('Comment on the order'));
  await comment.fill('Two spoons, please');
  await expect(checkout.order).toContainText('112 000');
  expect(await checkout.sum('Delivery')).toBe(12_000);
  expect(await checkout.sum('Total')).toBe(await checkout.total());
  await checkout.order.tap();

  // A notice stays for 4.5 s, and is looked for before anything else.
  await expect(page.getByText('Thank you! Your order has been placed.')).toBeVisible();
  const order = new OrderPage(page);
  const id = await order.id();
  await expect(order.headline).toHaveText('We have received your order');
  await expect(page.getByRole('main')).toContainText('Two spoons, please');
  await expect(page.getByRole('main')).toContainText('112 000');
  await expect(page.getByRole('main')).toContainText('entrance 3, next to the pharmacy');
  const number = await order.number();

  const labels = {
    ACCEPTED: 'The restaurant has accepted your order',
    COOKING: 'Your food is being cooked',
    DONE: 'Ready: the courier is about to pick it up',
    ON_WAY: 'The courier is on the way',
    DELIVERED: 'Delivered. Enjoy your meal!',
  };
  for (const [status, sentence] of Object.entries(labels)) {
    await advanceOrder(id, status);
    if (status === 'ACCEPTED') await expect(page.getByText('Your order has been confirmed.')).toBeVisible();
    await expect(order.headline).toHaveText(sentence);
    await expect(page.getByText('Arrives around')).toHaveCount(status === 'DELIVERED' ? 0 : 1);
  }
  await expect(page.getByText('How was it?')).toBeVisible();

  const orders = await new OrdersPage(page).open();
  await expect(page.getByText('No current orders')).toBeVisible();
  await orders.open('Archive');
  await expect(orders.cards).toHaveText([`Order № ${number}`]);
  const menu = await new MenuPage(page).open();
  await expect(menu.basketBar).toHaveCount(0);
});

test(
  'RT-32 RT-33 ST-06 an order under way is among the current ones and opens from there',
  { tag: '@nightly' },
  async ({ page }) => {
    const checkout = await checkOutLunch(page);
    await bringToAmirTemur(page, checkout);
    await checkout.order.tap();
    const order = new OrderPage(page);
    const id = await order.id();
    const orders = await new OrdersPage(page).open();
    await expect(orders.cards).toHaveCount(1);
    await orders.cards.first().tap();
    await expect(page).toHaveURL(new RegExp(`/profile/orders/${id}$`));
    await page.reload();
    await expect(order.headline).toHaveText('We have received your order');
  },
);

test('VAL-14 an address outside every zone does not become an order’s', async ({ page }) => {
  const checkout = await checkOutLunch(page);
  await expect(checkout.where).toContainText('Choose an address');
  await checkout.order.tap();
  await expect(page.locator('#checkout-where').getByRole('alert')).toHaveText('Choose an address');
  await expect(page).toHaveURL(/\/checkout$/);
});
