import type { Page } from '@playwright/test';

import { PLOV } from '../../journeys.ts';
import { BoardPage, FOLLOWED, MANAGER } from '../../pages/board-page.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { officeAddress } from '../../pages/staff-sign-in.ts';
import { changeSettings } from '../../server/change-brand.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

/** What guests see of the first category, whose dishes the editor changes the look of. */
async function seenCategory(page: Page) {
  const menu = await new MenuPage(page).open('/?lang=en');
  await expect(page.locator('[data-tint]').first()).toBeVisible();
  const card = menu.card(PLOV);
  const section = page.locator('section').filter({ has: card }).last();
  return {
    adds: await card.locator('[data-add]').count(),
    width: (await card.boundingBox())!.width,
    scrolls: await section.evaluate((element) =>
      [element, ...element.querySelectorAll('*')].some((one) => one.scrollWidth > one.clientWidth + 40),
    ),
    colour: await page
      .locator('[data-tint]')
      .filter({ hasText: /^Plov/ })
      .evaluate((tile) => getComputedStyle(tile).color),
    fills: await fillsWindow(menu),
  };
}

/** Whether a dish of the category fills the window: a sheet leaves room above. It may still come up from below. */
async function fillsWindow(menu: MenuPage): Promise<boolean> {
  await menu.openProduct(PLOV);
  const dish = menu.page.getByRole('dialog');
  await expect(dish.getByRole('button', { name: 'Close' })).toBeVisible();
  const { height } = (await dish.boundingBox())!;
  return Math.round(height) >= menu.page.viewportSize()!.height;
}

test('SET-23 BO-391 what a category looks like and sells is as the menu editor has it', async ({
  page: guest,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  // The colour of its title is that of its tile.
  await changeSettings('osh', { set: { categoryView: 'GRID' } });
  await expect(async () => {
    await guest.goto('/?lang=en');
    await expect(guest.locator('[data-tint]').first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const before = await seenCategory(guest);
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const { page } = await new BoardPage(await desk.newPage()).signIn('osh', MANAGER);
  await page.goto(officeAddress('osh', '/menu'));
  await page.getByRole('button', { name: 'Edit the category: Plov', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Size of the cards').selectOption('SMALL');
  await dialog.getByLabel('Direction of the list').selectOption('HORIZONTAL');
  await dialog.getByLabel('A dish opens in').selectOption('FULL_SCREEN');
  await dialog.locator('[id="isWithoutCart"]').getByRole('radio', { name: 'Yes' }).click();
  await dialog.getByLabel('Colour of the title, as #12AB9F').fill('#8A1C7C');
  await expect(dialog.getByText('All changes are in the draft')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Changes: 5' }).click();
  const changes = page.getByRole('dialog', { name: 'Changes of the menu' });
  await changes.getByRole('button', { name: 'Publish all: 5' }).click();
  await expect(changes.getByText('Published as version')).toBeVisible();
  await desk.close();
  await expect(async () => {
    const after = await seenCategory(guest);
    const same = (['adds', 'width', 'scrolls', 'colour', 'fills'] as const).filter(
      (key) => after[key] === before[key],
    );
    expect(same).toEqual([]);
  }).toPass(FOLLOWED);
});
