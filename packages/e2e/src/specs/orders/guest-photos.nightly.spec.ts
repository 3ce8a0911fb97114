import type { Browser } from '@playwright/test';

import { bringToAmirTemur, checkOutLunch } from '../../journeys.ts';
import { BoardPage, MANAGER, OPERATOR } from '../../pages/board-page.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { aPhoto, isDrawn } from '../../pages/photo-picker.ts';
import { unfold } from '../../pages/unfold.ts';
import { advanceOrder } from '../../people.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

// Staff of the shared server sign in elsewhere at the same time, with the same phones.
useOwnServer();

const NO_PHOTO = { name: 'menu.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') };

const desk = async (browser: Browser, phone: string) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  return new BoardPage(await context.newPage()).signIn('osh', phone);
};

test('B60 a guest adds a photo of the entrance at checkout, and the operator opens it in the order', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/, /422 \(Unprocessable/);
  const checkout = await checkOutLunch(page);
  await bringToAmirTemur(page, checkout);
  await (await unfold(page, 'Notes', page.getByText('Photo of the entrance for the courier'))).tap();
  const entrance = page.getByRole('group', { name: 'Photo of the entrance' });
  const file = entrance.getByLabel('Add a photo');
  await file.setInputFiles(NO_PHOTO);
  await expect(entrance.getByRole('alert')).toHaveText('This file is not a picture that can be used.');
  await file.setInputFiles(await aPhoto(page));
  await isDrawn(page, 'Photo 1');
  await expect(entrance.getByRole('alert')).toBeHidden();
  await page.reload();
  await unfold(page, 'Notes', entrance);
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
  for (const name of ['Guest’s photo 1', 'Guest’s photo 2']) await isDrawn(board.page, name);
  await board.page.context().close();
});
