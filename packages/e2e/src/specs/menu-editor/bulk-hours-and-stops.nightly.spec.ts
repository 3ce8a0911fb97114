import { formatIsoDay } from '@dasturxon/core/format';
import { DEFAULT_ZONE, WEEKDAYS } from '@dasturxon/core/kernel';
import type { Page } from '@playwright/test';

import { findings } from '../../findings.ts';
import { PLOV, TEAHOUSE } from '../../journeys.ts';
import { BoardPage, FOLLOWED, MANAGER } from '../../pages/board-page.ts';
import { openChanges, publishWhole } from '../../pages/editors/publication.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { officeAddress } from '../../pages/staff-sign-in.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

/** A weekday that is neither today nor a day beside it in Tashkent. */
function anotherDay(): string {
  const day = new Date(`${formatIsoDay(new Date(), DEFAULT_ZONE)}T00:00:00Z`).getUTCDay();
  // WEEKDAYS begins on Monday, getUTCDay on Sunday.
  const name = WEEKDAYS[(day + 6 + 3) % 7]!;
  return name[0] + name.slice(1).toLowerCase();
}

/** A guest who fetches orders at a branch has the menu open. */
async function openMenu(guest: Page): Promise<MenuPage> {
  await guest.goto('/address/pickup?lang=en');
  const picker = guest.getByRole('dialog', { name: 'Pick-up branch' });
  await picker.getByRole('button', { name: 'Select' }).tap();
  await expect(picker).toBeHidden();
  return new MenuPage(guest).open();
}

/** Whether both dishes can be added on the open page, which follows the staff. */
async function expectSold(menu: MenuPage, isSold: boolean): Promise<void> {
  for (const id of [PLOV, TEAHOUSE])
    await expect(menu.card(id).locator('[data-add]')).toHaveCount(isSold ? 1 : 0, FOLLOWED);
}

/** The menu editor with both dishes selected. */
async function selectBoth(page: Page): Promise<void> {
  await page.goto(officeAddress('osh', '/menu'));
  for (const name of ['Wedding plov', 'Teahouse plov'])
    await page.getByLabel(`Select: ${name}`, { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Change the selected: 2…' })).toBeVisible();
}

test('BO-432 BO-433 selected dishes go off sale together and come back, and are put under hours; guests see both', async ({
  page: guest,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const { page } = await new BoardPage(await desk.newPage()).signIn('osh', MANAGER);
  await selectBoth(page);
  const menu = await openMenu(guest);
  await expectSold(menu, true);

  await page.getByRole('button', { name: 'Stop…' }).click();
  const stop = page.getByRole('dialog', { name: 'Stop dishes: 2' });
  await expect(stop).toContainText(/Wedding plov.*Teahouse plov|Teahouse plov.*Wedding plov/s);
  expect(await findings(page)).toEqual([]);
  await stop.getByRole('button', { name: '1 hour', exact: true }).click();
  await expect(stop).toBeHidden();
  await expectSold(menu, false);

  await page.getByRole('button', { name: 'Stop…' }).click();
  await stop.getByRole('button', { name: 'Put back on sale' }).click();
  await expect(stop).toBeHidden();
  await expectSold(menu, true);

  await page.getByRole('button', { name: 'Hours…' }).click();
  const hours = page.getByRole('dialog', { name: 'Hours of dishes: 2' });
  await hours.getByLabel('Name of the hours').fill('Once a week');
  await hours.getByRole('checkbox', { name: anotherDay() }).press('Space');
  await expect(hours.getByText('Would change: 2.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await hours.getByRole('button', { name: 'Put into the draft' }).click();
  await hours.getByRole('link', { name: 'Look at them and publish them' }).click();
  await publishWhole(await openChanges(page, 'Changes of the promotions'));
  await expect(async () => {
    await menu.open();
    for (const id of [PLOV, TEAHOUSE])
      await expect(menu.card(id).locator('[data-add]')).toHaveCount(0, { timeout: 1_000 });
  }).toPass(FOLLOWED);
  await desk.close();
});
