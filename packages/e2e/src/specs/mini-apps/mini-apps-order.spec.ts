import { PLOV } from '../../journeys.ts';
import { aClient } from '../../pages/click-client.ts';
import { LauncherPage } from '../../pages/launcher-page.ts';
import { aPerson } from '../../pages/telegram-person.ts';
import { ask } from '../../server/ask.ts';
import { expect, test } from '../../test.ts';

const ARABIC = {
  toCheckout: 'إتمام الطلب',
  order: 'اطلب الآن',
  share: 'مشاركة رقم هاتفي',
  pickUp: 'استلام',
  pick: 'اختيار',
};

test.use({ viewport: { width: 1100, height: 1000 }, language: null });

test('TEN-14 BOOT-11 T75 from a link to a dish to an order in Telegram: in Arabic, in the dark, in a small window', async ({
  page,
}) => {
  const launch = {
    languageCode: 'ar',
    theme: 'dark',
    screen: '320×568',
    startParam: `product_${PLOV}`,
    insets: 'notch',
  };
  const host = await new LauncherPage(page, 'telegram').open({ ...aPerson(), ...launch });
  await host.storefront.locator('#add-to-basket').click();
  await expect(host.storefront.getByRole('dialog')).toHaveCount(0);
  await expect(host.main).toContainText('52');
  await host.main.click();
  await expect(host.main).toContainText(ARABIC.toCheckout);
  await host.main.click();
  await host.storefront.getByRole('button', { name: ARABIC.share }).click();
  await host.fetchMyself(ARABIC.pickUp, ARABIC.pick);
  await expect(host.main).toContainText(ARABIC.order);
  await expect(host.main).toHaveAttribute('aria-disabled', 'false');
  await host.main.click();
  const html = host.storefront.locator('html');
  await expect.poll(() => host.url().pathname).toContain('/profile/orders/');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('data-scheme', 'dark');
  expect(await html.evaluate((root) => root.scrollWidth)).toBeLessThanOrEqual(320);
});

test('SES-01 D77 a session that ends during checkout in Click is renewed without a word, by the tap that orders', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/);
  let token = '';
  page.on('request', (request) => {
    token = request.headers()['authorization'] ?? token;
  });
  const host = await new LauncherPage(page, 'click').open(aClient());
  await expect(host.received('user.profile').first()).toContainText('returned');
  await host.add(PLOV);
  await host.storefront.locator('[data-basket]').click();
  await host.storefront.locator('#to-checkout').click();
  await host.fetchMyself();
  await expect(host.storefront.locator('#place-order')).toContainText('52');
  const ended = await ask({
    host: 'osh.localhost',
    path: '/users/v1/users/logout/WITH_TOKEN',
    method: 'POST',
    headers: { authorization: token },
  });
  expect(ended.status).toBeLessThan(300);
  await host.storefront.locator('#place-order').click();
  await expect(host.storefront.getByText('We have received your order')).toBeVisible();
});
