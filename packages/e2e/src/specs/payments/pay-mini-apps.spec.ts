import { randomInt } from 'node:crypto';

import { PLOV, takePlovAndShare } from '../../journeys.ts';
import { BasketPage } from '../../pages/basket-page.ts';
import { CheckoutPage } from '../../pages/checkout-page.ts';
import { LauncherPage } from '../../pages/launcher-page.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { PayPage } from '../../pages/pay-page.ts';
import { aPhone } from '../../people.ts';
import { ask } from '../../server/ask.ts';
import { expect, test } from '../../test.ts';

const PAID = 'Paid. Thank you!';

test('D77 ENUM-09 CLICK_MINI_APP in Click: its own page, and back into the mini-app, dark from its first picture', async ({
  page,
}) => {
  const first: (string | undefined)[] = [];
  await page.exposeFunction('firstPicture', (scheme?: string) => first.push(scheme));
  await page.addInitScript(() =>
    // Before the app's own script, which waits for the document.
    document.addEventListener('readystatechange', () => {
      // Put there by this test alone; the DOM does not know it.
      const { firstPicture } = window as unknown as { firstPicture: (scheme?: string) => void };
      if (document.readyState === 'interactive' && location.pathname.startsWith('/click/'))
        firstPicture(document.documentElement.dataset['scheme']);
    }),
  );
  const launched = await ask({
    path: '/sandbox/api/click/launch',
    method: 'POST',
    body: { vendor: 'osh', clientId: randomInt(1_000_000, 9_000_000), phone: aPhone() },
  });
  const { pathname, search } = new URL(launched.json<{ url: string }>().url);
  await page.goto(`${pathname}${search}&lang=en&theme=dark`);
  const menu = new MenuPage(page);
  await menu.cards.first().waitFor();
  await menu.add(PLOV);
  await menu.basketBar.tap();
  await new BasketPage(page).toCheckout.tap();
  const checkout = new CheckoutPage(page);
  await checkout.chooseService('Pick-up');
  await checkout.where.tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Select' }).tap();
  await checkout.payBy('Click');
  await checkout.order.tap();
  await (await new PayPage(page).arrived('Click')).press('pay');
  await expect(page).toHaveURL(/\/click\/profile\/orders\//);
  await expect(page.getByText(PAID).first()).toBeVisible();
  expect(first).toEqual(['dark', 'dark']);
});

test.describe('in Telegram', () => {
  test.use({ viewport: { width: 1100, height: 1000 } });

  test('D22 Payme: its page opens beside the messenger, and the mini-app sees the money', async ({
    page,
    context,
  }) => {
    const userId = String(randomInt(1_000_000, 2_000_000_000));
    const host = await new LauncherPage(page, 'telegram').open({ userId, phone: aPhone() });
    await takePlovAndShare(host);
    await host.fetchMyself();
    await host.storefront.locator('#checkout-payment').getByText('Payme', { exact: true }).click();
    await expect(host.main).toContainText('Order');
    await expect(host.main).toHaveAttribute('aria-disabled', 'false');
    const [opened] = await Promise.all([context.waitForEvent('page'), host.main.click()]);
    await (await new PayPage(opened).arrived('Payme')).press('pay');
    await page.bringToFront();
    await expect(host.storefront.getByText(PAID).first()).toBeVisible({ timeout: 40_000 });
  });
});
