import { formatIsoDay } from '@dasturxon/core/format';
import { DEFAULT_ZONE } from '@dasturxon/core/kernel';
import type { Page } from '@playwright/test';

import { findings } from '../../findings.ts';
import { BoardPage, FOLLOWED, MANAGER } from '../../pages/board-page.ts';
import { aPicture, uploadPicture } from '../../pages/picture-file.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

async function publishAll(page: Page, change: RegExp): Promise<void> {
  await expect(page.getByText('All changes are in the draft')).toBeVisible();
  await page.getByRole('button', { name: /^Changes: \d+$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Changes of the branches' });
  await expect(dialog.getByRole('listitem').first()).toContainText(change);
  await dialog.getByRole('button', { name: /^Publish all: \d+$/ }).click();
  await expect(dialog.getByText('Published as version')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
}

const dayAfter = (days: number) => formatIsoDay(new Date(Date.now() + days * 86_400_000), DEFAULT_ZONE);

test('BO-221 BO-222 BO-399 BO-476 BO-483 a manager gives a branch two spans a day and then closes it for special days; guests read both', async ({
  page: guest,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const { page } = await new BoardPage(await desk.newPage()).signIn('osh', MANAGER);
  await page.keyboard.press('g');
  await page.keyboard.press('b');
  const week = page.getByRole('region', { name: 'Hours of the week' });
  const monday = week.getByRole('group', { name: 'Monday' });
  await monday.getByLabel('Monday: from').fill('00:00');
  await monday.getByLabel(/^Monday: until/).fill('12:00');
  await monday.getByRole('button', { name: 'Add hours: Monday' }).click();
  await expect(page.getByText('let them not run into each other')).toBeVisible();
  await monday.getByLabel('Monday: from').nth(1).fill('12:00');
  await monday
    .getByLabel(/^Monday: until/)
    .nth(1)
    .fill('00:00');
  await week.getByRole('button', { name: 'Copy to every day: Monday' }).click();
  const state = page.getByRole('group', { name: 'By these hours' });
  await expect(state.getByText('Pick-up: open round the clock')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await publishAll(page, /Hours of the week.*Monday 00:00 12:00/);

  const lastOrder = page.getByLabel('Last order, minutes before closing');
  await lastOrder.fill('181');
  await expect(page.getByText('Write 0 to 180 minutes.')).toBeVisible();
  await lastOrder.fill('30');
  await publishAll(page, /Last order.*30/);
  const photos = page.getByRole('region', { name: 'Photos of the branch' });
  await uploadPicture(page, photos.getByLabel('Add a picture from this device'), await aPicture(page));
  await expect(photos.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await publishAll(page, /Photos of the branch/);

  const name = await page.getByRole('heading', { level: 2 }).innerText();
  await guest.goto('/branches?lang=en');
  const branch = guest.getByRole('listitem').filter({ hasText: name }).first();
  await expect(branch).toContainText('00:00–12:00', FOLLOWED);
  await expect(branch.getByRole('img', { name: 'Photos of the branch 1' })).toBeVisible();

  // Whatever the hour is, guests are in one of these days until the test is over.
  const special = page.getByRole('region', { name: 'Special days' });
  for (const day of [dayAfter(-1), dayAfter(0), dayAfter(1)]) {
    await special.getByRole('button', { name: 'Add a day' }).click();
    await special.getByRole('group', { name: 'New day' }).getByLabel('Date').fill(day);
  }
  await expect(state.getByText(/^Pick-up: closed, opens/)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await publishAll(page, /Special days.*Every service day off/);
  await guest.reload();
  await expect(branch).toContainText('Today is a holiday', FOLLOWED);

  await special.getByText('Holidays of Uzbekistan').click();
  const holidays = special.getByRole('list', { name: 'Holidays of Uzbekistan' });
  await holidays.getByRole('button', { name: 'Closed: Constitution Day' }).click();
  await expect(holidays.getByRole('listitem').filter({ hasText: 'Constitution Day' })).toContainText('Added');
  await holidays.getByRole('button', { name: 'Shorter hours: New Year' }).click();
  expect(await findings(page)).toEqual([]);
  await publishAll(page, /Special days.*-12-08.*-01-01.*10:00 18:00/);
  await desk.close();
});

test('BO-351 arrow keys choose a weekday and a service in the grid of hours, and a manager sets them without a pointer', async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const { page } = await new BoardPage(await desk.newPage()).signIn('burger', MANAGER);
  const { keyboard } = page;
  await keyboard.press('g');
  await keyboard.press('b');
  const week = page.getByRole('region', { name: 'Hours of the week' });
  const grid = week.getByRole('grid', { name: 'Hours of the week' });
  const cell = (day: string, service: number) =>
    grid.getByRole('row', { name: day }).getByRole('gridcell').nth(service);
  await grid.locator('[tabindex="0"]').focus();
  await expect(week.getByRole('group', { name: 'Monday' })).toBeVisible();
  const chosen = grid.locator('[aria-selected="true"]');
  const start = await chosen.getAttribute('data-cell');
  await keyboard.press('ArrowUp');
  await expect(week.getByRole('group', { name: 'Sunday' })).toBeVisible();
  await keyboard.press('Control+Home');
  await expect(cell('Monday', 0)).toBeFocused();
  await keyboard.press('End');
  await expect(cell('Monday', 2)).toBeFocused();
  await keyboard.press('Home');
  const moves = Number(start!.split(' ')[1]);
  for (let at = 0; at < moves; at += 1) await keyboard.press('ArrowRight');
  await keyboard.press('ArrowDown');
  const tuesday = week.getByRole('group', { name: 'Tuesday' });
  await expect(tuesday).toBeVisible();
  expect(await findings(page)).toEqual([]);

  const remove = tuesday.getByRole('button', { name: /^Remove: Tuesday/ });
  await expect(remove).toHaveCount(1);
  const isReached = () => remove.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 20 && !(await isReached()); presses += 1) await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(cell('Tuesday', moves)).toHaveText('Day off');
  await publishAll(page, /Hours of the week/);
  await desk.close();
});
