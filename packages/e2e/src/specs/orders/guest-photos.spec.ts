import type { Browser, FrameLocator, Page } from '@playwright/test';

import { bringToAmirTemur, checkOutLunch, takePlovToCheckout } from '../../journeys.ts';
import { BoardPage, MANAGER, OPERATOR } from '../../pages/board-page.ts';
import { LauncherPage } from '../../pages/launcher-page.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { aPerson } from '../../pages/telegram-person.ts';
import { advanceOrder } from '../../people.ts';
import { expect, test } from '../../test.ts';

/** A photo as a phone's camera makes it: a picture of the menu, as a JPEG of its pixels. */
async function aPhoto(page: Page) {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1_800, 1_200];
    const context = canvas.getContext('2d')!;
    for (let nth = 0; nth < 60; nth++) {
      context.fillStyle = `hsl(${nth * 6} 60% 50%)`;
      context.fillRect(nth * 30, 0, 30, 1_200);
    }
    return canvas.toDataURL('image/jpeg').split(',')[1]!;
  });
  return { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}
const NO_PHOTO = { name: 'menu.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') };

const desk = async (browser: Browser, phone: string) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  return new BoardPage(await context.newPage()).signIn('osh', phone);
};

/** Whether a picture has come and has pixels. */
const isDrawn = (page: Page | FrameLocator, name: string) =>
  expect
    .poll(() =>
      page
        .getByRole('img', { name, exact: true })
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);

test('B60 a guest adds a photo of the entrance at checkout, and the operator opens it in the order', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/, /422 \(Unprocessable/);
  const checkout = await checkOutLunch(page);
  await bringToAmirTemur(page, checkout);
  await page.getByText('Photo of the entrance for the courier').tap();
  const entrance = page.getByRole('group', { name: 'Photo of the entrance' });
  const file = entrance.getByLabel('Add a photo');
  await file.setInputFiles(NO_PHOTO);
  await expect(entrance.getByRole('alert')).toHaveText('This file is not a picture that can be used.');
  await file.setInputFiles(await aPhoto(page));
  await isDrawn(page, 'Photo 1');
  await expect(entrance.getByRole('alert')).toBeHidden();
  await page.reload();
  await isDrawn(page, 'Photo 1');
  await checkout.order.tap();
  const order = new OrderPage(page);
  await order.id();
  const number = await order.number();

  const board = await desk(browser, OPERATOR);
  const panel = await board.open(number);
  await panel.getByRole('button', { name: 'Photo of the entrance' }).click();
  await isDrawn(board.page, 'Photo of the entrance');
  await panel.getByRole('button', { name: 'Hide the photo' }).click();
  await expect(panel.getByRole('img', { name: 'Photo of the entrance' })).toBeHidden();
  await board.page.context().close();
});

test('B34 a guest grades an order with a text and two photos, loses neither without a network, and the manager sees them', async ({
  page,
  browser,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/, /ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/);
  const checkout = await checkOutLunch(page);
  await bringToAmirTemur(page, checkout);
  await checkout.order.tap();
  const order = new OrderPage(page);
  const id = await order.id();
  const number = await order.number();
  await advanceOrder(id, 'CLOSED');
  const secondStar = page.getByRole('radio', { name: '2 of 5' }).first();
  await page
    .locator('label', { has: page.getByRole('radio', { name: '2 of 5' }) })
    .first()
    .tap();
  await expect(secondStar).toBeChecked();
  await page.getByLabel('What was good, what was not').fill('The plov was cold');
  const photos = page.getByRole('group', { name: 'Photos' });
  const photo = await aPhoto(page);
  await photos.getByLabel('Add a photo').setInputFiles([photo, photo]);
  await isDrawn(page, 'Photo 2');
  await context.setOffline(true);
  await photos.getByLabel('Add a photo').setInputFiles(photo);
  await expect(photos.getByRole('alert')).toContainText('No connection');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).tap();
  await isDrawn(page, 'Photo 3');
  await expect(photos.getByLabel('Add a photo')).toBeHidden();
  await photos.getByRole('button', { name: 'Remove photo 3' }).tap();
  await expect(photos.getByRole('img')).toHaveCount(2);
  await expect(page.getByLabel('What was good, what was not')).toHaveValue('The plov was cold');
  await page.getByRole('button', { name: 'Send', exact: true }).tap();
  await expect(page.getByRole('img', { name: '2 of 5' })).toBeVisible();

  const board = await desk(browser, MANAGER);
  await board.page.getByRole('link', { name: 'Reviews' }).click();
  const review = board.page.getByRole('listitem', { name: `Order ${number}`, exact: true });
  await expect(review.getByText('The plov was cold')).toBeVisible();
  await expect(review.getByRole('img')).toHaveCount(2);
  for (const name of ['Guest’s photo 1', 'Guest’s photo 2'])
    await expect
      .poll(() =>
        review.getByRole('img', { name }).evaluate((image) => (image as HTMLImageElement).naturalWidth),
      )
      .toBeGreaterThan(0);
  await board.page.context().close();
});

test.describe('in Telegram', () => {
  test.use({ viewport: { width: 1100, height: 1000 } });

  test('B34 a guest grades an order with a photo in Telegram', async ({ page }) => {
    const host = await new LauncherPage(page, 'telegram').open(aPerson());
    await takePlovToCheckout(host);
    await host.storefront.getByRole('button', { name: 'Share my phone number' }).click();
    await host.fetchMyself();
    await expect(host.main).toHaveAttribute('aria-disabled', 'false');
    await host.main.click();
    await expect(host.storefront.getByText('We have received your order')).toBeVisible();
    const path = await host.storefront.locator('html').evaluate(() => location.pathname);
    await advanceOrder(path.split('/').at(-1)!, 'CLOSED');
    const fifth = host.storefront.getByRole('radio', { name: '5 of 5' });
    await host.storefront.locator('label', { has: fifth }).first().click();
    const photos = host.storefront.getByRole('group', { name: 'Photos' });
    await photos.getByLabel('Add a photo').setInputFiles(await aPhoto(page));
    await isDrawn(host.storefront, 'Photo 1');
    await host.storefront.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(host.storefront.getByRole('img', { name: '5 of 5' })).toBeVisible();
  });
});
