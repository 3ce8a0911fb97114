import type { Page } from '@playwright/test';

import { PLOV } from '../../journeys.ts';
import { aClient } from '../../pages/click-client.ts';
import { LAUNCHER_WINDOW, LauncherPage } from '../../pages/launcher-page.ts';
import { aPerson } from '../../pages/telegram-person.ts';
import { expect, test } from '../../test.ts';

test.use({ viewport: LAUNCHER_WINDOW });

/** Keeps the scripts of the mini-app back, not those of the launcher around it; the function lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js(\?|$)/, async (route) => {
    if (route.request().frame().parentFrame() !== null) await held;
    await route.continue();
  });
  return release;
}

test('TEN-14 a dish that is tapped before the scripts are there opens inside Telegram, with its buttons and its guest', async ({
  page,
}) => {
  const release = await holdScripts(page);
  const host = await new LauncherPage(page, 'telegram').open({ ...aPerson() });
  await host.card(PLOV).getByRole('link').click({ noWaitAfter: true });
  await expect.poll(() => host.url().pathname).toContain('/product/');
  release();
  await expect(host.received('web_app_ready').first()).toBeVisible();
  await expect(host.back).toBeVisible();
  await host.storefront.locator('#add-to-basket').click();
  await expect(host.main).toContainText('52');
});

test('TEN-14 in Click the dish is opened with the launch data of the address', async ({ page }) => {
  const release = await holdScripts(page);
  const host = await new LauncherPage(page, 'click').open({ ...aClient() });
  const { search } = host.url();
  expect(search).not.toBe('');
  await host.card(PLOV).getByRole('link').click({ noWaitAfter: true });
  await expect.poll(() => host.url().pathname).toContain('/product/');
  expect(host.url().search).toBe(search);
  release();
  await expect(host.storefront.locator('#add-to-basket')).toBeVisible();
});
