import type { Page } from '@playwright/test';

import { BasketPage } from '../../pages/basket-page.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { ProductSheet } from '../../pages/product-sheet.ts';
import { expect, test } from '../../test.ts';

test('RT-10 MENU-11 a dish opens in a sheet under its own address, and back closes it', async ({ page }) => {
  const menu = await new MenuPage(page).open();
  await menu.openProduct('osh-p-osh-wedding');
  const sheet = new ProductSheet(page);
  await expect(sheet.dialog).toBeVisible();
  await expect(page).toHaveURL(/\/product\/osh-p-osh-wedding$/);
  await expect(sheet.dialog).toContainText('Devzira rice with yellow and red carrots');
  await expect(sheet.dialog).toContainText('450 g');
  await expect(sheet.addButton).toContainText('52 000');
  await sheet.more();
  await expect(sheet.addButton).toContainText('104 000');
  await page.goBack();
  await expect(sheet.dialog).toBeHidden();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await expect(menu.basketBar).toHaveCount(0);
});

test('RT-10 a product’s address opened directly shows the sheet over the menu', async ({ page }) => {
  await page.goto('/product/osh-p-osh-kazy');
  const sheet = new ProductSheet(page);
  await expect(sheet.addButton).toContainText('68 000');
  await sheet.addButton.tap();
  await expect(sheet.dialog).toBeHidden();
  await expect.poll(() => new MenuPage(page).total()).toBe(68_000);
});

test('RT-10 OV-16 back closes a dish that was opened by its address before it leaves, forward opens it again', async ({
  page,
}) => {
  await page.goto('/product/osh-p-osh-kazy');
  const { dialog, addButton } = new ProductSheet(page);
  await expect(addButton).toContainText('68 000');
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toEqual({ depth: 1 });
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.goForward();
  await expect(addButton).toContainText('68 000');
  await expect(page.locator('dialog[open]')).toHaveCount(1);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('MENU-11 the address of a dish can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto('/product/osh-p-osh-kazy');
  await page.getByRole('button', { name: 'Share' }).tap();
  await expect(page.getByText('product copied')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('/product/osh-p-osh-kazy');
});

test.describe('at Burger Bek', () => {
  test.use({ brand: 'burger' });

  test('MENU-11 choices change the price on the button, and Add puts them into the basket', async ({
    page,
  }) => {
    const menu = await new MenuPage(page).open();
    await menu.openProduct('burger-p-beef-bek');
    const sheet = new ProductSheet(page);
    await expect(sheet.addButton).toContainText('46 000');
    await sheet.group('Size').getByText('Double patty').tap();
    await expect(sheet.addButton).toContainText('62 000');
    await sheet.group('Extras').getByText('Fried egg').tap();
    await expect(sheet.addButton).toContainText('68 000');
    await sheet.addButton.tap();
    await expect(sheet.dialog).toBeHidden();
    await expect.poll(() => menu.total()).toBe(68_000);
    await menu.basketBar.tap();
    const line = new BasketPage(page).line('Bek Burger');
    await expect(line).toContainText('Double patty');
    await expect(line).toContainText('Fried egg');
  });

  test('B13 a sauce is included and a second one is paid; a choice that has run out cannot be taken, the dish can', async ({
    page,
  }) => {
    await page.goto('/product/burger-p-beef-bek');
    const sheet = new ProductSheet(page);
    const sauces = sheet.group('Sauces');
    await expect(sauces.getByRole('checkbox', { name: /Bek sauce/ })).toBeChecked();
    await expect(sheet.addButton).toContainText('46 000');
    await sauces.getByText('Barbecue').tap();
    await expect(sheet.addButton).toContainText('50 000');
    await expect(sheet.group('Extras').getByRole('checkbox', { name: /Avocado/ })).toBeDisabled();
    await sheet.addButton.tap();
    await expect(sheet.dialog).toBeHidden();
    await expect.poll(() => new MenuPage(page).total()).toBe(50_000);
  });

  test('PRICE-02 a group’s maximum holds: after two sauces a third cannot be taken', async ({ page }) => {
    await page.goto('/product/burger-p-beef-bek');
    const sauces = new ProductSheet(page).group('Sauces');
    await sauces.getByText('Barbecue').tap();
    const third = sauces.getByRole('checkbox', { name: /Hot chilli/ });
    await expect(third).toBeDisabled();
  });
});

test('MENU-11 one of several answers is chosen already, another one takes its place', async ({ page }) => {
  await page.goto('/product/osh-p-shorva-lagman');
  const heat = new ProductSheet(page).group('Heat');
  await expect(heat.getByRole('radio', { checked: true })).toHaveCount(1);
  await heat.getByText('Hot').tap();
  await expect(heat.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(heat.getByRole('radio', { name: 'Hot' })).toBeChecked();
});

/**
 * Keeps in `window.gaps` how far the notification is under each title, in px, in every frame that shows it without a
 * sheet: it goes after 4.5 s, which a busy machine may need to look once.
 */
const measureNotification = (page: Page, titles: readonly string[]) =>
  page.evaluate((selectors) => {
    const look = () => {
      const note = document.querySelector('[role="status"][aria-label="Notifications"]');
      if (note?.textContent?.includes('added to cart') && !document.querySelector('dialog[open]')) {
        const tops = selectors.map((selector) => document.querySelector(selector));
        if (tops.every((top) => top !== null))
          Object.assign(window, {
            gaps: tops.map((top) => note.getBoundingClientRect().y - top.getBoundingClientRect().bottom),
          });
      }
      requestAnimationFrame(look);
    };
    look();
  }, titles);

for (const { window, size, titles } of [
  { window: 'a phone', size: { width: 390, height: 844 }, titles: ['[data-page] header'] },
  {
    window: 'a wide screen',
    size: { width: 1440, height: 900 },
    titles: ['[data-page] header', 'aside h2'],
  },
])
  test(`K-04 on ${window} the notification after a dish is added covers no header or title`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/product/osh-p-osh-kazy');
    for (const title of titles) await page.locator(title).first().waitFor();
    await measureNotification(page, titles);
    const { dialog, addButton } = new ProductSheet(page);
    await addButton.tap();
    await expect(dialog).toBeHidden();
    const gaps = () => page.evaluate(() => (window as { gaps?: number[] }).gaps);
    await expect.poll(gaps).toHaveLength(titles.length);
    expect(Math.min(...((await gaps()) ?? []))).toBeGreaterThanOrEqual(0);
  });
