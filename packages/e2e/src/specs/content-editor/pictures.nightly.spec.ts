import type { Page } from '@playwright/test';

import { findings } from '../../findings.ts';
import { BoardPage, FOLLOWED, MANAGER } from '../../pages/board-page.ts';
import { aPicture, uploadPicture } from '../../pages/picture-file.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

/** Half a second of film as a browser records it. */
async function aFilm(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [90, 160];
    const context = canvas.getContext('2d')!;
    const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
    recorder.start();
    for (let frame = 0; frame < 12; frame += 1) {
      context.fillStyle = `hsl(${frame * 30} 80% 50%)`;
      context.fillRect(0, 0, 90, 160);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    recorder.stop();
    await stopped;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return Buffer.from(bytes);
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

test('BO-340 BO-341 a manager cuts a picture and adds a film by keyboard, with dates; guests see them until their end', async ({
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

  await page.getByRole('button', { name: 'Add a story' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Story', exact: true })).toBeVisible();
  await uploadPicture(page, page.getByLabel('Picture from this device', { exact: true }), picture);
  await page.getByLabel('Title, English').fill('Our tandoor');
  await page.getByRole('button', { name: 'Add a slide' }).press('Enter');
  await page.getByLabel('1. Picture: its path or link').fill(src);
  const film = page.locator('input[type=file][accept^="video"]');
  await film.setInputFiles({ name: 'a.mp4', mimeType: 'video/mp4', buffer: Buffer.from('not a film') });
  await expect(page.getByText('This file is not an MP4 or WebM video.')).toBeVisible();
  await film.setInputFiles({ name: 'a.webm', mimeType: 'video/webm', buffer: await aFilm(page) });
  const own = page.locator('video');
  await expect(own).toHaveAttribute('src', /^\/media\/[0-9a-f]{20}\.webm$/);
  expect(await findings(page)).toEqual([]);
  const filmPath = (await own.getAttribute('src'))!;
  await publish(page);
  await expect(async () => {
    await guest.goto('/?lang=en');
    await guest.getByRole('link', { name: 'Our tandoor' }).click({ timeout: 1_000 });
  }).toPass(FOLLOWED);
  const viewer = guest.getByRole('dialog', { name: 'Our tandoor' });
  const played = viewer.locator('video');
  await expect(played).toHaveAttribute('src', filmPath);
  // With reduced motion a story waits for its guest.
  await viewer.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => played.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);

  await page.getByRole('button', { name: /Holiday plov|Bayram oshi/ }).press('Enter');
  await page.getByLabel('Shown until').fill('2020-01-01T10:00');
  await expect(page.getByRole('heading', { name: /\(over\)$/ })).toBeVisible();
  await publish(page);
  await expect(async () => {
    await guest.goto('/?lang=en');
    await expect(guest.getByRole('link', { name: 'Our tandoor' })).toBeVisible({ timeout: 1_000 });
    await expect(banner).toHaveCount(0, { timeout: 1_000 });
  }).toPass(FOLLOWED);
  await desk.close();
});
