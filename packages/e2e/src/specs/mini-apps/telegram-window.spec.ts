import type { Page } from '@playwright/test';

import { PLOV, takePlovAndShare } from '../../journeys.ts';
import { LauncherPage } from '../../pages/launcher-page.ts';
import { aPerson } from '../../pages/telegram-person.ts';
import { expect, test } from '../../test.ts';

const telegram = (page: Page) => new LauncherPage(page, 'telegram');
const PAGES = ['/basket', '/profile', '/branches', '/about', '/search', '/language'] as const;

test.use({ viewport: { width: 1100, height: 1000 } });

const isSwipeable = (host: LauncherPage) => host.received('web_app_setup_swipe_behavior').first();

test('TEN-14 a story takes the whole screen, its text below Telegram’s buttons, and releases it', async ({
  page,
}) => {
  const host = await telegram(page).open({ ...aPerson(), insets: 'notch', platform: 'ios' });
  await expect(host.received('web_app_ready').first()).toBeVisible();
  await host.storefront.locator('a[href*="story="]').first().click();
  await expect(host.received('web_app_request_fullscreen').first()).toBeVisible();
  const story = host.storefront.getByRole('dialog');
  await expect(story).toBeVisible();
  const top = () =>
    story.getByRole('button', { name: 'Close' }).evaluate((one) => one.getBoundingClientRect().top);
  await expect.poll(top).toBeGreaterThanOrEqual(47 + 46);
  await host.back.click();
  await expect(story).toBeHidden();
  await expect(host.received('web_app_exit_fullscreen').first()).toBeVisible();
  await expect(host.storefront.locator('html')).toHaveAttribute('data-fullscreen', 'false');
});

test('TEN-14 Telegram’s back button is on every page and leaves it', async ({ page }) => {
  const host = await telegram(page).open(aPerson());
  await expect(host.received('web_app_ready').first()).toBeVisible();
  await expect(host.back).toBeHidden();
  for (const path of PAGES) {
    await host.storefront.locator('html').evaluate((_, to) => {
      history.pushState(null, '', `/tg${to}`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(host.storefront.getByRole('heading', { level: 1 }).last(), path).toBeVisible();
    await expect(host.back, path).toBeVisible();
    await expect(host.storefront.getByRole('button', { name: 'Back', exact: true }), path).toBeHidden();
    await host.back.click();
    await expect(host.back, path).toBeHidden();
  }
});

test('TEN-14 with a sheet over the menu no swipe closes the storefront, and Telegram’s way back closes the sheet', async ({
  page,
}) => {
  const host = await telegram(page).open(aPerson());
  await expect(host.received('web_app_ready').first()).toBeVisible();
  for (const sheet of [
    host.card(PLOV).getByRole('link'),
    host.storefront.getByRole('banner').getByRole('button').first(),
  ]) {
    await sheet.click();
    await expect(host.storefront.getByRole('dialog').first()).toBeVisible();
    await expect(isSwipeable(host)).toContainText('false');
    await host.back.click();
    await expect(host.storefront.getByRole('dialog')).toHaveCount(0);
    await expect(host.back).toBeHidden();
    await expect(isSwipeable(host)).toContainText('true');
  }
});

test('only Telegram’s own frame is listened to: events of other windows and broken ones have no effect', async ({
  page,
}) => {
  const host = await telegram(page).open(aPerson());
  await expect(host.received('web_app_ready').first()).toBeVisible();
  await host.card(PLOV).getByRole('link').click();
  const sheet = host.storefront.getByRole('dialog').first();
  await expect(sheet).toBeVisible();

  // The last message shows that those before it were read.
  await host.storefront.locator('html').evaluate(async () => {
    postMessage(JSON.stringify({ eventType: 'back_button_pressed' }), '*');
    const read = new Promise((resolve) => addEventListener('message', resolve, { once: true }));
    postMessage('the last one', '*');
    await read;
  });
  await page.evaluate(() => {
    const { contentWindow } = document.querySelector<HTMLIFrameElement>('#storefront')!;
    for (const broken of ['{', '[]', '{"eventType":7}']) contentWindow!.postMessage(broken, '*');
  });
  await expect(sheet).toBeVisible();

  await host.back.click();
  await expect(sheet).toBeHidden();
});

test('TEN-14 while an order is made Telegram asks before it closes; elsewhere it does not', async ({
  page,
}) => {
  const host = await telegram(page).open(aPerson());
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void (asked.length === 1 ? dialog.dismiss() : dialog.accept());
  });
  await takePlovAndShare(host);
  await expect(host.storefront.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(host.received('web_app_setup_closing_behavior').first()).toContainText('true');
  await page.locator('#close').click();
  await expect(host.storefront.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await host.back.click();
  await expect(host.received('web_app_setup_closing_behavior').first()).toContainText('false');
  await page.locator('#close').click();
  await expect(host.received('closed').first()).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('under a notch headers, sheets and bars stay in the safe area', async ({ page }) => {
  const host = await telegram(page).open({ ...aPerson(), insets: 'notch', platform: 'ios' });
  const html = host.storefront.locator('html');
  await expect
    .poll(() => html.evaluate((root) => root.style.getPropertyValue('--dx-safe-start')))
    .toBe('47px');
  const box = (selector: string) =>
    host.storefront
      .locator(selector)
      .first()
      .evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return { top, room: innerHeight - bottom };
      });
  expect((await box('header')).top).toBeGreaterThanOrEqual(47);
  expect((await box('nav a[href$="/profile"]')).room).toBeGreaterThanOrEqual(34);
  await html.evaluate(() => scrollTo(0, 900));
  await host.card(PLOV).getByRole('link').click();
  await expect(host.storefront.getByRole('dialog')).toBeVisible();
  await expect.poll(async () => (await box('dialog[open] button')).top).toBeGreaterThanOrEqual(47);
  await expect.poll(async () => (await box('dialog[open] #add-to-basket')).room).toBeGreaterThanOrEqual(34);
});

test('a keyboard covers the navigation instead of lifting it over the text', async ({ page }) => {
  const host = await telegram(page).open({ ...aPerson(), platform: 'ios' });
  const html = host.storefront.locator('html');
  await expect
    .poll(() => html.evaluate((root) => root.style.getPropertyValue('--dx-stable-height')))
    .toBe('750px');
  const under = () =>
    host.storefront
      .getByRole('navigation')
      .getByRole('link', { name: 'Profile' })
      .evaluate((one) => one.getBoundingClientRect().bottom - innerHeight);
  expect(await under()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Keyboard' }).click();
  await expect.poll(under).toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Keyboard' }).click();
  await expect.poll(under).toBeLessThanOrEqual(0);
});

for (const [vendor, tag] of [
  ['osh', undefined],
  ['burger', '@nightly'],
  ['qahva', '@nightly'],
] as const)
  test(
    `a theme switched at ${vendor} is followed at once, and the brand keeps its colours`,
    { tag },
    async ({ page }) => {
      const host = await telegram(page).open({ ...aPerson(), vendor, theme: 'light' });
      const html = host.storefront.locator('html');
      await expect(host.received('web_app_ready').first()).toBeVisible();
      const painted = () =>
        html.evaluate((root) => {
          const style = getComputedStyle(root);
          return [style.backgroundColor, style.getPropertyValue('--dx-main').trim()];
        });
      const [, brand] = await painted();
      await page.getByRole('button', { name: 'Switch theme' }).click();
      await expect.poll(painted).toEqual(['rgb(28, 28, 29)', brand]);
      await expect(html).toHaveAttribute('data-scheme', 'dark');
      // Telegram's launch parameters are still light: after a reload the theme is requested.
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(async () => expect(await painted()).toEqual(['rgb(28, 28, 29)', brand])).toPass();
    },
  );
