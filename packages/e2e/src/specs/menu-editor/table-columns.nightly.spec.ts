import { findings } from '../../findings.ts';
import { BoardPage, MANAGER } from '../../pages/board-page.ts';
import { officeAddress } from '../../pages/staff-sign-in.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

test('BO-470 chosen columns of the table of dishes stay on the device, and go below the others on a narrow screen', async ({
  browser,
}) => {
  const desk = await browser.newContext({ viewport: { width: 1920, height: 900 }, locale: 'en-GB' });
  const { page } = await new BoardPage(await desk.newPage()).signIn('osh', MANAGER);
  await page.goto(officeAddress('osh', '/menu'));
  const titles = page.getByRole('columnheader');
  await expect(titles.filter({ hasText: 'Languages' })).toBeVisible();
  const before = await titles.allInnerTexts();
  await page.getByRole('button', { name: 'Columns…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Columns of the table' });
  const names = ['Picture', 'Old price', 'Branches'];
  for (const name of names) await dialog.getByText(name, { exact: true }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(titles.filter({ hasText: 'Branches' })).toBeVisible();
  expect(await titles.allInnerTexts()).toEqual([...before.slice(0, 4), ...names, ...before.slice(4)]);
  expect(await findings(page)).toEqual([]);

  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(titles).toHaveCount(before.length);
  const row = page.getByRole('row').nth(1);
  for (const name of names) await expect(row.getByText(name, { exact: true })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
