import { findings } from '../../findings.ts';
import { BoardPage, MANAGER } from '../../pages/board-page.ts';
import { officeAddress } from '../../pages/staff-sign-in.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

test('BO-471 a branch of a category is seen as inherited in the form of its dish, which has its own rule beside', async ({
  browser,
}) => {
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const { page } = await new BoardPage(await desk.newPage()).signIn('osh', MANAGER);
  await page.goto(officeAddress('osh', '/menu'));
  await page.getByRole('button', { name: 'Edit the category: Plov' }).click();
  const category = page.getByRole('dialog', { name: 'Plov' });
  const branches = category.getByRole('group', { name: /^Branches that sell its dishes/ });
  const [branch] = (await branches.innerText()).split('\n').slice(1);
  await branches.getByText(branch!, { exact: true }).click();
  await expect(branches.getByRole('checkbox').first()).toBeChecked();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByLabel('Search products').fill('wedding plov');
  await page.getByRole('button', { name: 'Open: Wedding plov', exact: true }).click();
  const rules = page.getByRole('group', { name: 'Branches that sell it' });
  const rule = rules.getByLabel(branch!);
  await rule.selectOption({ label: 'As the category: sold' });
  await expect(rule).toHaveValue('INHERITED');
  await rules.getByRole('combobox').nth(1).selectOption({ label: 'Not sold' });
  expect(await findings(page)).toEqual([]);
  await expect(page.getByText('All changes are in the draft').first()).toBeVisible();
});
