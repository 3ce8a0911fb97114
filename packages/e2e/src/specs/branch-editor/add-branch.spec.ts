import { findings } from '../../findings.ts';
import { BoardPage, FOLLOWED, MANAGER } from '../../pages/board-page.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

test('BO-369 a manager adds a branch; guests see it once it is published', async ({
  page: guest,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const { page } = await new BoardPage(await desk.newPage()).signIn('osh', MANAGER);
  await page.keyboard.press('g');
  await page.keyboard.press('b');
  await page.getByRole('button', { name: 'Add a branch' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Branch without a name' })).toBeVisible();
  await expect(page.getByText('Choose the place on the map.')).toBeVisible();
  await expect(page.getByText('Write the address.')).toBeVisible();
  for (const language of ['Oʻzbekcha', 'Русский', 'English'])
    await page.getByLabel(`Name, ${language}`).fill('Yangi filial');
  await page.getByLabel('Address').fill('Bunyodkor 7');
  await page.getByRole('application', { name: 'Map of the branch' }).click();
  await expect(page.getByLabel('Latitude')).not.toHaveValue('');
  await page.getByRole('radio', { name: 'Around the clock' }).click();
  await expect(page.getByText('Choose the place on the map.')).toBeHidden();
  await expect(page.getByText('All changes are in the draft')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await guest.goto('/branches?lang=en');
  await expect(guest.getByRole('listitem').first()).toBeVisible();
  await expect(guest.getByText('Bunyodkor 7')).toBeHidden();

  await page.getByRole('button', { name: /^Changes: \d+$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Changes of the branches' });
  await dialog.getByRole('button', { name: /^Publish all: \d+$/ }).click();
  await expect(dialog.getByText('Published as version')).toBeVisible();
  await guest.reload();
  await expect(guest.getByText('Bunyodkor 7')).toBeVisible(FOLLOWED);
  await desk.close();
});
