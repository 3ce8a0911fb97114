import type { Page } from '@playwright/test';

import { PLOV } from '../../journeys.ts';
import { LauncherPage } from '../../pages/launcher-page.ts';
import { aPerson } from '../../pages/telegram-person.ts';
import { expect, test } from '../../test.ts';

const telegram = (page: Page) => new LauncherPage(page, 'telegram');

test.use({ viewport: { width: 1100, height: 1000 } });

async function openMap(host: LauncherPage) {
  await host.storefront
    .getByRole('banner')
    .getByRole('button', { name: /Delivery/ })
    .click();
}

test.describe('in the brand’s own language', () => {
  test.use({ language: null });

  test('BOOT-11 a chosen language goes into Telegram’s cloud, and applies on another device', async ({
    page,
  }) => {
    const person = aPerson();
    const host = await telegram(page).open({ ...person, languageCode: 'uz' });
    await expect(host.received('web_app_ready').first()).toBeVisible();
    await host.storefront.locator('html').evaluate(() => {
      history.pushState(null, '', '/tg/language');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await host.storefront.getByText('Türkçe', { exact: true }).click();
    const saved = page.locator('#log .received', { hasText: 'saveStorageValue' });
    await expect(saved.first()).toContainText('"language"');
    // Another device: what the browser stores is gone, the launcher's cloud stays.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (!key.startsWith('sandbox:')) localStorage.removeItem(key);
    });
    await page.context().clearCookies();
    await host.open({ ...person, languageCode: 'uz' });
    await expect(host.storefront.locator('html')).toHaveAttribute('lang', /^tr/);
  });
});

test('GEO-07 Telegram’s location manager gives the guest’s location', async ({ page }) => {
  const host = await telegram(page).open(aPerson());
  await expect(host.received('web_app_ready').first()).toBeVisible();
  await openMap(host);
  await expect(host.storefront.locator('.leaflet-container')).toBeVisible();
  await expect(host.received('web_app_request_location').first()).toBeVisible();
  await expect(host.received('web_app_setup_swipe_behavior').first()).toContainText('false');
});

test('ERR-26 a refused location is requested once, and the map stays', async ({ page }) => {
  const host = await telegram(page).open({ ...aPerson(), location: 'no' });
  await expect(host.received('web_app_ready').first()).toBeVisible();
  await openMap(host);
  await expect(host.storefront.getByText('Please allow location detection!')).toBeVisible();
  await expect(host.storefront.locator('.leaflet-container')).toBeVisible();
});

test.describe('where Telegram has no location manager', { tag: '@nightly' }, () => {
  test.use({ geolocation: { latitude: 41.3268, longitude: 69.2351 }, permissions: ['geolocation'] });
  for (const launch of [{ location: 'absent' }, { version: '7.0' }] as Record<string, string>[])
    test(`GEO-07 the browser gives the location: ${JSON.stringify(launch)}`, async ({ page }) => {
      const host = await telegram(page).open({ ...aPerson(), ...launch });
      await expect(host.received('web_app_ready').first()).toBeVisible();
      await openMap(host);
      await expect(host.storefront.locator('.leaflet-container')).toBeVisible();
      await expect(
        host.storefront.getByRole('dialog').getByRole('status').locator('p').first(),
      ).toContainText(/\w+/);
      await expect(host.received('web_app_request_location')).toHaveCount(0);
    });
});

test('MENU-11 a dish is shared as a link into the brand’s bot', async ({ page }) => {
  const host = await telegram(page).open({ ...aPerson(), startParam: `product_${PLOV}` });
  await host.storefront.getByRole('button', { name: 'Share' }).click();
  await expect(host.received('web_app_open_tg_link').first()).toContainText(`startapp%3Dproduct_${PLOV}`);
});

test('MENU-11 with Bot API 6.0 the address is copied', { tag: '@nightly' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const host = await telegram(page).open({ ...aPerson(), version: '6.0', startParam: `product_${PLOV}` });
  await host.storefront.getByRole('button', { name: 'Share' }).click();
  await expect(host.storefront.getByText('product copied')).toBeVisible();
});

test('NAV-08 a link out of the storefront opens beside it, by Telegram', async ({ page, context }) => {
  const host = await telegram(page).open(aPerson());
  await expect(host.received('web_app_ready').first()).toBeVisible();
  await context.route(/example\.com/, (route) => route.fulfill({ body: 'elsewhere' }));
  await host.storefront.locator('body').evaluate((body) => {
    const link = document.createElement('a');
    link.href = 'https://example.com/menu';
    link.id = 'out';
    link.textContent = 'out';
    body.prepend(link);
    link.click();
  });
  await expect(host.received('web_app_open_link').first()).toContainText('https://example.com/menu');
  await expect(host.card(PLOV)).toBeVisible();
});
