import type { Page } from '@playwright/test';

import { PLOV } from '../journeys.ts';
import { BasketPage } from '../pages/basket-page.ts';
import { CheckoutPage } from '../pages/checkout-page.ts';
import { MenuPage } from '../pages/menu-page.ts';
import { PayPage } from '../pages/pay-page.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { aPhone } from '../people.ts';
import { ask } from '../server/ask.ts';
import { expect, test } from '../test.ts';

/** Puts plov in the basket of an open menu and goes to checkout, where somebody known comes without a sign-in. */
async function toCheckout(shop: Page, signIn = async () => {}): Promise<CheckoutPage> {
  const menu = new MenuPage(shop);
  await menu.cards.first().waitFor();
  await menu.add(PLOV);
  await menu.basketBar.tap();
  await new BasketPage(shop).toCheckout.tap();
  await signIn();
  const checkout = new CheckoutPage(shop);
  await checkout.order.waitFor();
  await checkout.choose('Pick-up');
  await checkout.where.tap();
  await shop.getByRole('dialog').getByRole('button', { name: 'Select' }).tap();
  return checkout;
}

async function pay(shop: Page, checkout: CheckoutPage, words: string) {
  await shop.locator('#checkout-payment').getByText(words, { exact: true }).tap();
  await expect(checkout.order).toBeEnabled();
  await checkout.order.tap();
}

test('D77 ENUM-09 CLICK_MINI_APP in Click: its own page, and back into the mini-app', async ({ page }) => {
  const launched = await ask({
    path: '/sandbox/api/click/launch',
    method: 'POST',
    body: { vendor: 'osh', clientId: 5_550_001, phone: aPhone() },
  });
  const { pathname, search } = new URL(launched.json<{ url: string }>().url);
  await page.goto(`${pathname}${search}&lang=en`);
  const checkout = await toCheckout(page);
  await pay(page, checkout, 'Click');
  await (await new PayPage(page).arrived('Click')).press('pay');
  await expect(page).toHaveURL(/\/click\/profile\/orders\//);
  await expect(page.getByText('Paid. Thank you!').first()).toBeVisible();
});

test('D22 Payme in Telegram: its page opens beside the messenger, and the mini-app sees the money', async ({
  page,
  context,
}) => {
  const ids = new URLSearchParams({ vendor: 'osh', userId: '77700011', languageCode: 'en', open: '1' });
  await page.goto(`/sandbox/telegram?${ids}`);
  const shop = page.frameLocator('#shop') as unknown as Page;
  const checkout = await toCheckout(shop, () => new SignInPage(shop).signIn(aPhone()));
  const opened = context.waitForEvent('page');
  await pay(shop, checkout, 'Payme');
  const provider = await new PayPage(await opened).arrived('Payme');
  await provider.press('pay');
  await page.bringToFront();
  await expect(shop.getByText('Paid. Thank you!').first()).toBeVisible({ timeout: 20_000 });
});
