import { findings } from '../../findings.ts';
import { BoardPage, FOLLOWED, MANAGER } from '../../pages/board-page.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { officeAddress } from '../../pages/staff-sign-in.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

test('BO-359 B21 a manager gives a dish a happy hour without a pointer; guests read the lower price until it is paused', async ({
  page: guest,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const { page } = await new BoardPage(await desk.newPage()).signIn('osh', MANAGER);
  await page.goto(officeAddress('osh', '/promotions'));
  const publish = async () => {
    await expect(page.getByText('All changes are in the draft')).toBeVisible();
    await page.getByRole('button', { name: /^Changes: \d+$/ }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Changes of the promotions' });
    await dialog.getByRole('button', { name: /^Publish all: \d+$/ }).press('Enter');
    await expect(dialog.getByText('Published as version')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };

  await page.getByRole('radio', { name: 'Hours of dishes' }).press('Space');
  await page.getByRole('button', { name: 'Add hours' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Hours without a name' })).toBeVisible();
  await page.getByLabel('Title, Oʻzbek').fill('Baxtli soat');
  await page.getByLabel('In these hours the dishes are').selectOption({ label: 'cheaper' });
  await page.getByLabel('Percent off their price').fill('50');
  await page.getByLabel('Dishes: add by name').fill('wedding plov');
  await page.getByRole('button', { name: '+ Wedding plov', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Baxtli soat' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await publish();

  const price = async () => (await new MenuPage(guest).open()).card('osh-p-osh-wedding').innerText();
  await expect.poll(price, FOLLOWED).toMatch(/26\s000/);

  await page.getByRole('radio', { name: 'Paused' }).press('Space');
  await publish();
  await expect.poll(price, FOLLOWED).not.toMatch(/26\s000/);
  await desk.close();
});
