import { findings } from '../../findings.ts';
import { BoardPage, FOLLOWED, MANAGER } from '../../pages/board-page.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { aPicture, uploadPicture } from '../../pages/picture-file.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();
test.use({ brand: 'burger' });

const STORED = /^\/media\/[0-9a-f]{20}\.webp$/;
const BURGER = 'burger-p-beef-bek';

test('BO-350 a manager gives a dish and an option pictures from the device, and guests see both after publication', async ({
  page: guest,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const { page } = await new BoardPage(await desk.newPage()).signIn('burger', MANAGER);
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  const picture = await aPicture(page);
  await page.getByLabel('Search products').fill('bek burger');
  await page.getByRole('button', { name: 'Open: Bek Burger', exact: true }).click();
  const dish = page.getByRole('dialog', { name: 'Bek Burger' });
  await uploadPicture(page, dish.getByLabel('Picture from this device', { exact: true }), picture);
  await expect(dish.getByLabel('Link of the picture')).toHaveValue(STORED);
  await expect(dish.getByText('All changes are in the draft')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const image = await dish.getByLabel('Link of the picture').inputValue();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Modifier groups…' }).click();
  await page.getByRole('button', { name: 'Edit: Size', exact: true }).click();
  const group = page.getByRole('dialog', { name: 'Size' });
  await uploadPicture(page, group.getByLabel('1. Picture from this device', { exact: true }), picture);
  await expect(group.locator(`img[src="${image}"]`)).toBeVisible();
  await expect(group.getByText('All changes are in the draft')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Changes: \d+$/ }).click();
  const changes = page.getByRole('dialog', { name: 'Changes of the menu' });
  await changes.getByRole('button', { name: /^Publish all: \d+$/ }).click();
  await expect(changes.getByText('Published as version')).toBeVisible();

  const menu = new MenuPage(guest);
  await expect(async () => {
    await menu.open('/?lang=en');
    await expect(menu.card(BURGER).locator(`img[src^="${image}"]`)).toHaveCount(1, { timeout: 1_000 });
  }).toPass(FOLLOWED);
  await guest.goto(`/product/${BURGER}?lang=en`);
  const option = guest.locator(`img[src^="${image}"]`).first();
  await expect(option).toBeVisible();
  await expect
    .poll(() => option.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
    .toBeGreaterThan(0);
  await desk.close();
});
