import { linkOfAgent } from '../../link-of-agent.ts';
import { BasketPage } from '../../pages/basket-page.ts';
import { CheckoutPage } from '../../pages/checkout-page.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { OrderPage, OrdersPage } from '../../pages/order-page.ts';
import { SignInPage } from '../../pages/sign-in-page.ts';
import { aPhone } from '../../people.ts';
import { expect, test } from '../../test.ts';

test('C7 a person opens the link of an agent, takes the basket and confirms: only then there is an order', async ({
  page,
}) => {
  await page.goto((await linkOfAgent()).path);
  await expect(page.getByText(/Nothing is ordered yet/)).toBeVisible();
  await expect(page.getByText('2 × Wedding plov')).toBeVisible();
  await page.getByRole('button', { name: 'Add to basket' }).tap();
  const basket = new BasketPage(page);
  await expect(basket.line('Wedding plov')).toBeVisible();
  await basket.toCheckout.tap();
  await new SignInPage(page).signIn(aPhone());
  const checkout = new CheckoutPage(page);
  await expect(checkout.where).toContainText('Amir Temur Square');
  await expect(checkout.order).toContainText(/104.000/);
  const orders = await page.context().newPage();
  await new OrdersPage(orders).open();
  await expect(orders.getByRole('main')).toBeVisible();
  await expect(new OrdersPage(orders).cards).toHaveCount(0);
  await orders.close();
  await checkout.order.tap();
  await new OrderPage(page).id();
  await expect(page.getByRole('main')).toContainText('Wedding plov × 2');
});

test('C7 an altered link opens nothing', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  const { path: link } = await linkOfAgent();
  await page.goto(link.slice(0, -1) + (link.endsWith('0') ? '1' : '0'));
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByText(/Nothing is ordered yet/)).toHaveCount(0);
  await new MenuPage(page).open();
  await expect(new MenuPage(page).basketBar).toHaveCount(0);
});
