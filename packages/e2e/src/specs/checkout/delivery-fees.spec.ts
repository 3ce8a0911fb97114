import { bringToAmirTemur, checkOutLunch, PLOV } from '../../journeys.ts';
import { BasketPage } from '../../pages/basket-page.ts';
import { CheckoutPage } from '../../pages/checkout-page.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { SignInPage } from '../../pages/sign-in-page.ts';
import { aPhone } from '../../people.ts';
import { changeRow } from '../../server/change-brand.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

const own = useOwnServer({ isEmbedded: true });

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

test('B30 a promotion that applies by itself is in the basket as at checkout, with what is missing to the next', async ({
  page,
}) => {
  const name = (eng: string) => ({ uz: eng, ru: eng, eng });
  const lunch = { id: 'lunch', name: name('Lunch'), discountType: 'PERCENTAGE', productDiscount: 10 };
  const feast = { ...lunch, id: 'feast', name: name('Feast'), productDiscount: 20, minPrice: 200_000 };
  await own.runCommand('brand/brand-promos.ts', ['--sub', 'osh'], { from: [lunch, feast] });
  const menu = await new MenuPage(page).open();
  await menu.add(PLOV);
  await menu.basketBar.tap();
  const basket = new BasketPage(page);
  await expect(basket.sum('Discount')).toContainText('5 200');
  await expect(page.getByText('You save 5 200 UZS')).toBeVisible();
  await expect(basket.toCheckout).toContainText('46 800');
  await expect(page.getByRole('list', { name: 'Offers' })).toContainText('148 000');
  await basket.toCheckout.tap();
  await new SignInPage(page).signIn(aPhone());
  await expect(new CheckoutPage(page).order).toContainText('46 800');
});
