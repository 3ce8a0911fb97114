import type { Page } from '@playwright/test';

import { PLOV } from '../../journeys.ts';
import { aClient } from '../../pages/click-client.ts';
import { LauncherPage } from '../../pages/launcher-page.ts';
import { unfold } from '../../pages/unfold.ts';
import { expect, test } from '../../test.ts';

const click = (page: Page) => new LauncherPage(page, 'click');
const htmlOf = (host: LauncherPage) => host.storefront.locator('html');

test.use({ viewport: { width: 1100, height: 1000 }, language: null });

test('TEN-14 NAV-06 a link to a dish opens it in Click, the way back leads to the menu, and its guest is known', async ({
  page,
}) => {
  const client = aClient();
  const host = await click(page).open({ ...client, path: `/product/${PLOV}` });
  await expect(host.storefront.locator('#add-to-basket')).toContainText('52');
  expect(host.url().href).not.toContain('web_session');
  await host.storefront.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(host.storefront.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => host.url().pathname).toBe('/click/');
  await expect(host.card(PLOV)).toBeVisible();
  await expect(host.received('user.profile').filter({ hasText: client.clientId })).toHaveCount(1);
});

test('D77 by Click’s cookies only: the customer, the theme from the first paint on, and the language', async ({
  page,
}) => {
  const host = await click(page).open({
    ...aClient(),
    session: 'in a cookie',
    firstName: 'Nodira',
    theme: 'dark',
    languageCode: 'ru',
    path: '/profile',
  });
  await expect(host.storefront.getByText('Nodira').first()).toBeVisible();
  await expect(htmlOf(host)).toHaveAttribute('data-scheme', 'dark');
  await expect(htmlOf(host)).toHaveAttribute('lang', /^ru/);
  await expect(host.received('user.profile').first()).toContainText('returned');
});

test('the first price is on the first screen of Click, above the navigation', async ({ page }) => {
  const host = await click(page).open({ ...aClient(), languageCode: 'uz' });
  const price = host.card(PLOV).getByText('52').first();
  const navigation = host.storefront.locator('[data-nav]');
  await expect
    .poll(async () => {
      const [shown, below] = [await price.boundingBox(), await navigation.boundingBox()];
      return below!.y - shown!.y - shown!.height;
    })
    .toBeGreaterThan(0);
});

test('BOOT-11 in Arabic and in a small window Click’s guest orders from right to left, and nothing is cut off', async ({
  page,
}) => {
  const host = await click(page).open({ ...aClient(), languageCode: 'ar', screen: '360×640', theme: 'dark' });
  const html = htmlOf(host);
  const isWhole = async (where: string) =>
    expect(await html.evaluate((root) => root.scrollWidth), where).toBeLessThanOrEqual(360);
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('lang', /^ar/);
  await host.add(PLOV);
  await isWhole('menu');
  await host.storefront.locator('[data-basket]').click();
  await expect(host.storefront.locator('#to-checkout')).toContainText('52');
  await isWhole('basket');
  await host.storefront.locator('#to-checkout').click();
  await host.fetchMyself('استلام', 'اختيار');
  const order = host.storefront.locator('#place-order');
  await expect(order).toContainText('52');
  await isWhole('checkout');
  await order.click();
  await expect.poll(() => host.url().pathname).toContain('/click/profile/orders/');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('data-scheme', 'dark');
  await isWhole('order');
});

test('D77 a fresh session overrides the one that is kept: its guest sees nothing of the one before', async ({
  page,
}) => {
  const host = await click(page).open({ ...aClient(), firstName: 'Malika' });
  await host.add(PLOV);
  await host.storefront.locator('[data-basket]').click();
  await host.storefront.locator('#to-checkout').click();
  await expect(host.storefront.getByText('Malika').first()).toBeVisible();
  const comment = host.storefront.getByLabel('Comment on the order');
  await (await unfold(host.storefront, 'Notes', comment)).fill('Ring at the green gate');
  const jasur = { ...aClient(), firstName: 'Jasur' };
  await host.open({ ...jasur, path: '/checkout' });
  await expect(host.storefront.getByText('Jasur').first()).toBeVisible();
  await expect(comment).toHaveValue('');
  await expect(host.storefront.getByText('Malika')).toHaveCount(0);
  await host.open({ ...jasur, path: '/profile' });
  await expect(host.storefront.getByText('Jasur').first()).toBeVisible();
  await expect(host.storefront.getByText('Malika')).toHaveCount(0);
});
