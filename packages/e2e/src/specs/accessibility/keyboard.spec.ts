import type { Locator, Page } from '@playwright/test';

import { PLOV } from '../../journeys.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { aPhone, codeSentTo, typedPhone } from '../../people.ts';
import { expect, test } from '../../test.ts';

test.use({ viewport: { width: 1280, height: 800 } });
test.slow();

const isFocused = (target: Locator) =>
  target.evaluate(
    (element) => element === document.activeElement || element.contains(document.activeElement),
  );

/** Goes on with Tab alone until the focus is there; a page that cannot be walked through fails here. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let pressed = 0; pressed < 120; pressed += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

test('the way from a dish to a placed order can be gone with the keyboard alone', async ({ page }) => {
  const phone = aPhone();
  const menu = await new MenuPage(page).open();
  await tabTo(page, menu.card(PLOV).locator('[data-add]'));
  await page.keyboard.press('Enter');
  await expect.poll(() => menu.total()).toBe(52_000);
  await page.goto('/basket');
  await tabTo(page, page.locator('#to-checkout'));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('Phone number')).toBeFocused();
  await page.keyboard.type(typedPhone(phone));
  await page.keyboard.press('Enter');
  await page.getByLabel('Code from the SMS').waitFor();
  await expect(page.getByLabel('Code from the SMS')).toBeFocused();
  await page.keyboard.type(await codeSentTo(phone));
  await expect(page).toHaveURL(/\/checkout$/);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title, 'a page that opens focuses its title').toBeFocused();

  const pickUp = page.getByRole('main').getByRole('radio', { name: 'Pick-up', exact: true });
  const delivery = page.getByRole('main').getByRole('radio', { name: 'Delivery', exact: true });
  await tabTo(page, delivery);
  await page.keyboard.press('ArrowRight');
  await expect(pickUp).toBeChecked();
  await tabTo(page, page.locator('#checkout-where').getByRole('link'));
  await page.keyboard.press('Enter');
  const picker = page.getByRole('dialog', { name: 'Pick-up branch' });
  await tabTo(page, picker.getByRole('button', { name: 'Select' }));
  await page.keyboard.press('Enter');
  await expect(picker).toBeHidden();
  await tabTo(page, page.locator('#place-order'));
  await page.keyboard.press('Enter');
  await new OrderPage(page).id();
  await expect(title).toBeFocused();
});

test('the first Tab offers to skip to the dishes, on the menu and on any other page', async ({ page }) => {
  const menu = await new MenuPage(page).open();
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await isFocused(menu.cards.first())).toBe(true);

  await page.locator('[data-nav] a[href="/profile"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeFocused();
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a sheet takes the focus, closes by Escape and gives the focus back to what opened it', async ({
  page,
}) => {
  const menu = await new MenuPage(page).open();
  const link = menu.card(PLOV).getByRole('link');
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();
  await expect.poll(() => isFocused(sheet)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(link).toBeFocused();
});
