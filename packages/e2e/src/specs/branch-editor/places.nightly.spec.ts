import { findings } from '../../findings.ts';
import { BoardPage, FOLLOWED, MANAGER } from '../../pages/board-page.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

test('BO-439 BO-440 a manager adds a hall with a table and a city; guests sit down by the code of the table', async ({
  page: guest,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const { page } = await new BoardPage(await desk.newPage()).signIn('qahva', MANAGER);
  await page.keyboard.press('g');
  await page.keyboard.press('b');
  const halls = page.getByRole('region', { name: 'Halls and tables' });
  await halls.getByRole('button', { name: 'Add a hall' }).click();
  for (const language of ['Oʻzbekcha', 'Русский', 'English'])
    await halls.getByLabel(`Name, ${language}`).fill('Hovli');
  await halls.getByRole('button', { name: 'Add a table' }).click();
  await expect(halls.getByLabel('Chairs')).toHaveValue('4');
  await expect(halls.getByLabel('Name', { exact: true })).toHaveValue('1');
  await halls.getByLabel('Name', { exact: true }).fill('Ayvon 1');
  await expect(page.getByText('All changes are in the draft')).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Add a city' }).click();
  await expect(page.getByText('Choose the place on the map.')).toBeVisible();
  await page.getByLabel('Name, English').fill('Samarkand');
  await page.getByRole('application', { name: 'Map of the city' }).click();
  await expect(page.getByText('Choose the place on the map.')).toBeHidden();
  await expect(page.getByText('All changes are in the draft')).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await page.getByRole('button', { name: /^Changes: \d+$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Changes of the branches' });
  await dialog.getByRole('button', { name: /^Publish all: \d+$/ }).click();
  await expect(dialog.getByText('Published as version')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('navigation', { name: 'Branch or city' }).getByRole('button').first().click();
  await halls.getByRole('button', { name: 'Codes of the tables' }).click();
  const codes = page.getByRole('dialog', { name: 'Codes of the tables' });
  await expect(codes.getByRole('img', { name: 'QR code: Hovli, table Ayvon 1' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const link = await codes.getByRole('link', { name: /Hovli, table Ayvon 1/ }).getAttribute('href');
  await guest.goto(`${link}&lang=en`);
  await expect(guest.getByText(/Hovli · Ayvon 1/).first()).toBeVisible(FOLLOWED);
  await desk.close();
});
