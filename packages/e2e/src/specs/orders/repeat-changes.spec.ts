import { checkOutLunch, fetchMyself, PLOV, TEAHOUSE } from '../../journeys.ts';
import { BasketPage } from '../../pages/basket-page.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { advanceOrder } from '../../people.ts';
import { changeRow } from '../../server/change-brand.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer({ isEmbedded: true });

test('B10 B-75 an order is repeated after a dish became dearer and another is gone: the guest reads both before the basket', async ({
  page,
}) => {
  const checkout = await checkOutLunch(page);
  await fetchMyself(page, checkout);
  await checkout.order.tap();
  const id = await new OrderPage(page).id();
  await advanceOrder(id, 'CLOSED');
  await changeRow('osh', { table: 'products', id: PLOV, set: { costPrice: 59_000 } });
  await changeRow('osh', { table: 'products', id: TEAHOUSE, set: { active: false } });

  await page.reload();
  await page.getByRole('button', { name: 'Repeat' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Changed since that order' });
  await expect(sheet.getByRole('listitem')).toHaveText([
    /^Wedding plov\D*52.000.*→.*59.000/,
    /^Teahouse plov.*Not available now$/,
  ]);
  await sheet.getByRole('button', { name: 'Not now' }).tap();
  await expect(sheet).toBeHidden();
  // Without a current order its page offers the last one again.
  await page.goto('/profile/orders');
  await expect(page.getByText('No current orders')).toBeVisible();
  await page.getByRole('button', { name: 'Repeat' }).tap();
  await sheet.getByRole('button', { name: 'Add to basket' }).tap();
  await expect(page).toHaveURL(/\/basket$/);
  const basket = new BasketPage(page);
  await expect(basket.lines).toHaveCount(1);
  await expect(basket.lines.first()).toContainText(/59.000/);
});
