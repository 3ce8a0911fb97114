import { bringToAmirTemur, checkOutLunch } from '../../journeys.ts';
import { BasketPage } from '../../pages/basket-page.ts';
import { changeRow } from '../../server/change-brand.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

test('B12 a guest reads what is missing to free delivery, adds it, and reads why it is free', async ({
  page,
}) => {
  const sumFees = [{ fromSum: 150_000, price: 0 }];
  await changeRow('osh', { table: 'regions', id: 'osh-r-markaz', set: { sumFees } });
  const checkout = await checkOutLunch(page);
  await bringToAmirTemur(page, checkout);
  await expect(page.getByText('Add 50 000 UZS for free delivery')).toBeVisible();
  expect(await checkout.sum('Delivery')).toBe(12_000);

  const basket = await new BasketPage(page).open();
  await expect(page.getByText('Add 50 000 UZS for free delivery')).toBeVisible();
  await basket.more('Wedding plov');
  await expect(basket.sum('Delivery')).toHaveText('free');
  await expect(page.getByText(/for free delivery/)).toHaveCount(0);
  await basket.toCheckout.tap();
  const why = page.locator('[data-price-parts]');
  await why.getByText('How is this calculated?').tap();
  await expect(why).toContainText('Free delivery: the order is 150 000 UZS or more');
  await expect(checkout.order).toContainText('152 000');
});
