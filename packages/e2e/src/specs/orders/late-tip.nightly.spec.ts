import { checkOutLunch, fetchMyself } from '../../journeys.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { PayPage } from '../../pages/pay-page.ts';
import { advanceOrder } from '../../people.ts';
import { expect, test } from '../../test.ts';

test('B35 once the order has arrived its guest gives the team a tip, and is thanked for it', async ({
  page,
}) => {
  const checkout = await checkOutLunch(page);
  await fetchMyself(page, checkout);
  await checkout.payBy('Payme');
  await expect(checkout.order).toBeEnabled();
  await checkout.order.tap();
  await (await new PayPage(page).arrived('Payme')).press('pay');
  const id = await new OrderPage(page).id();
  await expect(page.getByText('Paid. Thank you!').first()).toBeVisible();
  const tip = page.getByRole('region', { name: 'Tip for the team' });
  await expect(tip).toBeHidden();
  for (const status of ['ACCEPTED', 'COOKING', 'DONE', 'CLOSED']) await advanceOrder(id, status);
  await tip.getByRole('button', { name: /10\s000/ }).tap();
  await tip.getByText('Payme', { exact: true }).tap();
  await tip.getByRole('button', { name: 'Give the tip' }).tap();
  const provider = await new PayPage(page).arrived('Payme');
  expect(await provider.som()).toBe(10_000);
  await provider.press('pay');
  await expect(page).toHaveURL(new RegExp(id));
  await expect(page.getByText(/Your tip of 10\s000\sUZS has arrived/)).toBeVisible();
});
