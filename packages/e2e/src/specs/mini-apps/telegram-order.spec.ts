import { randomInt } from 'node:crypto';

import type { Page } from '@playwright/test';

import { PLOV, takePlovAndShare, takePlovToCheckout } from '../../journeys.ts';
import { LauncherPage } from '../../pages/launcher-page.ts';
import { unfold } from '../../pages/unfold.ts';
import { aPhone, codeSentTo, typedPhone } from '../../people.ts';
import { ask } from '../../server/ask.ts';
import { expect, test } from '../../test.ts';

const aPerson = () => ({ userId: String(randomInt(1_000_000, 2_000_000_000)), phone: aPhone() });
const telegram = (page: Page) => new LauncherPage(page, 'telegram');

test.use({ viewport: { width: 1100, height: 1000 } });

/** From the menu to checkout by Telegram's own button, sharing the phone on the way when it is asked for. */
async function toCheckout(host: LauncherPage, { shares = true } = {}) {
  await takePlovToCheckout(host);
  if (shares) await host.storefront.getByRole('button', { name: 'Share my phone number' }).click();
  await expect(host.storefront.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
}

async function order(host: LauncherPage) {
  await host.fetchMyself();
  await expect(host.main).toContainText('Order · 52');
  await expect(host.main).toHaveAttribute('aria-disabled', 'false');
  await host.main.click();
  await expect(host.storefront.getByText('We have received your order')).toBeVisible();
}

/** The other way in: the phone typed, and the code that came by SMS. */
async function typePhone(host: LauncherPage, phone: string) {
  await host.storefront.getByLabel('Phone number').fill(typedPhone(phone));
  await host.storefront.getByRole('button', { name: 'Get the code' }).click();
  await host.storefront.getByLabel('Code from the SMS').fill(await codeSentTo(phone));
}

test('TEN-07 TEN-14 SES-09 SES-10 SES-11 a guest orders in Telegram without typing a phone or a code', async ({
  page,
}) => {
  const person = aPerson();
  const host = await telegram(page).open(person);
  await toCheckout(host);
  await unfold(host.storefront, 'Recipient', host.storefront.getByText('+998 90').first());
  await expect(host.received('web_app_setup_closing_behavior').first()).toContainText('true');
  await order(host);
  await expect(host.received('web_app_setup_closing_behavior').first()).toContainText('false');
  await expect(host.received('web_app_trigger_haptic_feedback').first()).toBeVisible();
  await expect(host.main).toBeHidden();

  await host.open(person);
  await toCheckout(host, { shares: false });
  await order(host);
  await expect(host.received('web_app_add_to_home_screen').first()).toBeVisible();
});

test('SES-10 a phone that is refused leaves basket and way on; SES-14 a code by SMS is the other way', async ({
  page,
}) => {
  const person = aPerson();
  const host = await telegram(page).open({ ...person, contact: 'no' });
  await takePlovAndShare(host);
  await expect(host.storefront.getByRole('alert')).toContainText('Without a phone number');
  await host.storefront.getByRole('button', { name: 'Get a code by SMS instead' }).click();
  await typePhone(host, person.phone);
  await expect(host.storefront.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await order(host);

  // Another device: nothing is kept there, and the guest is known by their Telegram alone.
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies();
  await host.open({ ...person, contact: 'no' });
  await toCheckout(host, { shares: false });
  await unfold(host.storefront, 'Recipient', host.storefront.getByText('+998 90').first());
});

test('SES-01 a session that ends during checkout is renewed without a word, and the order goes through', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/);
  const host = telegram(page);
  let token = '';
  page.on('request', (request) => {
    token = request.headers()['authorization'] ?? token;
  });
  await host.open(aPerson());
  await toCheckout(host);
  await host.fetchMyself();
  await expect(host.main).toHaveAttribute('aria-disabled', 'false');
  const ended = await ask({
    host: 'osh.localhost',
    path: '/users/v1/users/logout/WITH_TOKEN',
    method: 'POST',
    headers: { authorization: token },
  });
  expect(ended.status).toBeLessThan(300);
  await host.main.click();
  await expect(host.storefront.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(async () => {
    if (await host.main.isVisible()) await host.main.click({ timeout: 2000 });
    await expect(host.storefront.getByText('We have received your order')).toBeVisible({ timeout: 3000 });
  }).toPass();
});

test('T75 a deep link opens its dish, and Telegram’s way back leads to the menu', async ({ page }) => {
  const host = await telegram(page).open({ ...aPerson(), startParam: `product_${PLOV}` });
  await expect(host.storefront.getByRole('dialog')).toBeVisible();
  await expect(host.received('web_app_setup_swipe_behavior').first()).toContainText('false');
  await host.back.click();
  await expect(host.storefront.getByRole('dialog')).toBeHidden();
  await expect(host.card(PLOV)).toBeVisible();
  await expect(host.back).toBeHidden();
  await expect(host.received('web_app_setup_swipe_behavior').first()).toContainText('true');
});

test('the theme is followed from the first picture on, and while it changes', async ({ page }) => {
  const host = await telegram(page).open({ ...aPerson(), theme: 'dark' });
  const background = () =>
    host.storefront.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor);
  await expect.poll(background).toBe('rgb(28, 28, 29)');
  await expect(host.received('web_app_ready').first()).toBeVisible();
  await page.getByRole('button', { name: 'Switch theme' }).click();
  await expect.poll(background).toBe('rgb(23, 33, 43)');
  await page.getByRole('button', { name: 'Switch theme' }).click();
  await expect.poll(background).toBe('rgb(255, 255, 255)');
});

test('BOOT-11 the storefront has the language of Telegram', async ({ page }) => {
  const host = await telegram(page).open({ ...aPerson(), languageCode: 'ru' });
  await expect(host.storefront.locator('html')).toHaveAttribute('lang', /^ru/);
});

test('BOOT-11 in Arabic the storefront is laid out from right to left, and Telegram’s button is in Arabic', async ({
  page,
}) => {
  const host = await telegram(page).open({ ...aPerson(), languageCode: 'ar' });
  const html = host.storefront.locator('html');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('lang', /^ar/);
  await host.add(PLOV);
  await expect(host.main).toContainText(/[\u0600-\u06FF]+ · \u2066?52/);
});

test('in a small window with a notch nothing lies under Telegram’s bars', async ({ page }) => {
  const host = await telegram(page).open({ ...aPerson(), screen: '320×568', insets: 'notch' });
  await host.storefront.locator('html').evaluate(() => scrollTo(0, 400));
  await host.add(PLOV);
  await expect(host.main).toContainText('52');
  const html = host.storefront.locator('html');
  expect(await html.evaluate((root) => root.scrollWidth)).toBeLessThanOrEqual(320);
  await expect.poll(() => html.evaluate((root) => root.style.getPropertyValue('--dx-safe-end'))).toBe('34px');
});

test(
  'TEN-14 SES-10 with Bot API 6.0 the storefront draws its own buttons, asks for the phone, and places an order',
  { tag: '@nightly' },
  async ({ page }) => {
    const person = aPerson();
    const host = await telegram(page).open({ ...person, version: '6.0' });
    await takePlovToCheckout(host);
    await typePhone(host, person.phone);
    await expect(host.storefront.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    await expect(host.storefront.getByRole('button', { name: 'Back' })).toBeVisible();
    await order(host);
  },
);
