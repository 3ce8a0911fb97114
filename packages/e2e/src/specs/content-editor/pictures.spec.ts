import type { Page } from '@playwright/test';

import { findings } from '../../findings.ts';
import { BoardPage, FOLLOWED, MANAGER } from '../../pages/board-page.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

/** A picture of two halves as a browser saves it. */
async function aPicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1_600, 1_200];
    const context = canvas.getContext('2d')!;
    for (const [at, color] of ['#c0392b', '#27ae60'].entries()) {
      context.fillStyle = color;
      context.fillRect(0, at * 600, 1_600, 600);
    }
    return canvas.toDataURL('image/png').split(',')[1]!;
  });
  return Buffer.from(base64, 'base64');
}

async function publish(page: Page): Promise<void> {
  await expect(page.getByText('All changes are in the draft')).toBeVisible();
  await page.getByRole('button', { name: /^Changes: \d+$/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Changes of the content' });
  await dialog.getByRole('button', { name: /^Publish all: \d+$/ }).press('Enter');
  await expect(dialog.getByText('Published as version')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('BO-340 a manager cuts a picture by keyboard and publishes it with an end; guests see the part that was chosen', async ({
  page: guest,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/, /422 \(Unprocessable/);
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const { page } = await new BoardPage(await desk.newPage()).signIn('osh', MANAGER);
  await page.keyboard.press('g');
  await page.keyboard.press('w');
  const picture = await aPicture(page);

  await page.getByRole('button', { name: 'Add a banner' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Banner', exact: true })).toBeVisible();
  const file = page.getByLabel('Picture from this device');
  await file.setInputFiles({ name: 'menu.png', mimeType: 'image/png', buffer: Buffer.from('<html>') });
  await expect(page.getByText('This file is not a picture that can be used')).toBeVisible();
  await file.setInputFiles({ name: 'osh.png', mimeType: 'image/png', buffer: picture });
  const crop = page.getByRole('dialog', { name: 'What guests see of the picture' });
  await expect(crop.getByRole('img', { name: 'The part that stays' })).toBeVisible();
  await expect(crop.getByRole('slider', { name: 'Left to right' })).toBeDisabled();
  await crop.getByRole('slider', { name: 'Top to bottom' }).press('End');
  expect(await findings(page)).toEqual([]);
  await crop.getByRole('button', { name: 'Use this part' }).press('Enter');
  await expect(crop).toBeHidden();
  const path = page.getByLabel('Picture: its path or link');
  await expect(path).toHaveValue(/^\/media\/[0-9a-f]{20}\.webp$/);
  const src = await path.inputValue();
  await page.getByLabel('Title, Oʻzbek').fill('Bayram oshi');
  await page.getByLabel('Title, English').fill('Holiday plov');
  await page.getByLabel('Shown until').fill('2099-01-01T10:00');
  expect(await findings(page)).toEqual([]);
  await publish(page);
  await guest.goto('/?lang=en');
  const banner = guest.locator(`img[src="${src}"]`);
  await expect(async () => {
    await guest.reload();
    await expect(banner).toBeVisible({ timeout: 1_000 });
  }).toPass(FOLLOWED);
  // The lower part was chosen: its second quarter is green, that of the middle part would be red.
  const pixel = await guest.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob());
    const context = new OffscreenCanvas(4, 4).getContext('2d')!;
    context.drawImage(bitmap, 0, 0, 4, 4);
    return [...context.getImageData(1, 1, 1, 1).data];
  }, src);
  expect(pixel[1]!).toBeGreaterThan(pixel[0]!);
  await desk.close();
});
