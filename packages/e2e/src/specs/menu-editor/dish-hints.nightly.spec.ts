import type { Page } from '@playwright/test';

import { findings } from '../../findings.ts';
import { BoardPage, MANAGER } from '../../pages/board-page.ts';
import { officeAddress } from '../../pages/staff-sign-in.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

/** A PNG of one colour, as a browser saves it. */
async function plainPicture(page: Page, color: string): Promise<Buffer> {
  const base64 = await page.evaluate((fill) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1_200, 1_200];
    const context = canvas.getContext('2d')!;
    context.fillStyle = fill;
    context.fillRect(0, 0, 1_200, 1_200);
    return canvas.toDataURL('image/png').split(',')[1]!;
  }, color);
  return Buffer.from(base64, 'base64');
}

test('BO-472 BO-473 BO-474 the form of a dish shows where a name is cut, warns of a dark picture, and filters the history by author', async ({
  browser,
}) => {
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const { page } = await new BoardPage(await desk.newPage()).signIn('osh', MANAGER);
  await page.goto(officeAddress('osh', '/menu'));
  await page.getByLabel('Search products').fill('wedding plov');
  await page.getByRole('button', { name: 'Open: Wedding plov', exact: true }).click();
  const panel = page.getByRole('dialog').first();
  await panel
    .getByLabel('Name, English', { exact: true })
    .fill('Wedding plov with quail eggs, kazy and dried barberries');
  await expect(
    panel.getByText('On a card of a phone: Wedding plov with quail eggs, kazy and…'),
  ).toBeVisible();
  expect(await findings(page)).toEqual([]);

  const field = panel.getByLabel('Picture from this device', { exact: true });
  const crop = page.getByRole('dialog', { name: 'What guests see of the picture' });
  const warning = crop.getByText('This part is dark');
  for (const [color, isDark] of [
    ['#101010', true],
    ['#e0c080', false],
  ] as const) {
    const buffer = await plainPicture(page, color);
    await field.setInputFiles({ name: 'osh.png', mimeType: 'image/png', buffer });
    await expect(crop.getByRole('button', { name: 'Use this part' })).toBeVisible();
    await expect(warning).toHaveCount(isDark ? 1 : 0);
    await page.keyboard.press('Escape');
    await expect(crop).toBeHidden();
  }

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Changes: 1' }).click();
  await page.getByRole('button', { name: 'Publish all: 1' }).click();
  await expect(page.getByText('Published as version')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Open: Wedding plov with/ }).click();
  await panel.getByRole('button', { name: 'History' }).click();
  await panel.getByLabel('Changed by').selectOption('Rustam');
  await expect(panel.getByRole('list', { name: 'History' }).getByRole('listitem')).toHaveCount(1);
  expect(await findings(page)).toEqual([]);
});
