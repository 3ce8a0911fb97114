import type { Page } from '@playwright/test';

import { findings } from '../../findings.ts';
import { bringToAmirTemur, checkOutLunch, PLOV } from '../../journeys.ts';
import { BasketPage } from '../../pages/basket-page.ts';
import { BoardPage, COURIER, MANAGER } from '../../pages/board-page.ts';
import { CheckoutPage } from '../../pages/checkout-page.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { PayPage } from '../../pages/pay-page.ts';
import { aPicture } from '../../pages/picture-file.ts';
import { unfold } from '../../pages/unfold.ts';
import { advanceOrder } from '../../people.ts';
import { ask } from '../../server/ask.ts';
import { changeSettings } from '../../server/change-brand.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

const PHONE = { viewport: { width: 360, height: 740 }, locale: 'en-GB', hasTouch: true };
const card = (page: Page, number: string) =>
  page.getByRole('article', { name: `Order ${number}`, exact: true });

/** The courier takes an order that is ready, up to the door. */
async function bring(phone: Page, number: string): Promise<void> {
  await phone.getByRole('radio', { name: /^Available/ }).click();
  await card(phone, number).getByRole('button', { name: 'Take the order' }).click();
  await phone.getByRole('radio', { name: /^Mine/ }).click();
  await card(phone, number).getByRole('button', { name: 'I have picked it up' }).click();
  await card(phone, number).getByRole('button', { name: 'Handed over' }).click();
}

test('BO-403 BO-404 an own courier hands over for the code on the guest’s page; what is left at the door is photographed, and guest and staff see it', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/, /409 \(Conflict\)/);
  // The courier service finds no one, so that own couriers take the orders.
  const busy = { path: '/sandbox/api/couriers/busy', method: 'POST', body: { isBusy: true } };
  expect((await ask(busy)).status).toBe(200);
  await changeSettings('osh', { part: 'orders', set: { isHandoverProven: true } });
  const courier = (
    await new BoardPage(await (await browser.newContext(PHONE)).newPage()).enter('osh', COURIER)
  ).page;

  const checkout = await checkOutLunch(page);
  await bringToAmirTemur(page, checkout);
  await checkout.payBy('Payme');
  await checkout.order.tap();
  await (await new PayPage(page).arrived('Payme')).press('pay');
  const order = new OrderPage(page);
  const [id, number] = [await order.id(), await order.number()];
  await advanceOrder(id, 'DONE');
  await bring(courier, number);
  const section = page.getByRole('region', { name: 'Code for the courier' });
  await expect(section).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const code = /\d{4}/.exec(await section.innerText())![0];
  const asked = card(courier, number).getByRole('form', { name: 'Code of the guest' });
  const field = asked.getByLabel('Code on the guest’s order page');
  await field.fill(String((Number(code) + 1) % 10_000).padStart(4, '0'));
  await asked.getByRole('button', { name: 'Check the code' }).click();
  await expect(card(courier, number).getByText('This is not the code of the order.')).toBeVisible();
  expect(await findings(courier)).toEqual([]);
  await field.fill(code);
  await asked.getByRole('button', { name: 'Check the code' }).click();
  await expect(order.headline).toHaveText(/delivered|Enjoy/i);
  await expect(section).toBeHidden();

  // Paid online: it may be left at the door.
  const menu = await new MenuPage(page).open();
  await menu.add(PLOV);
  await menu.basketBar.tap();
  await new BasketPage(page).toCheckout.tap();
  const again = new CheckoutPage(page);
  await again.payBy('Payme');
  await (await unfold(page, 'Notes', page.getByText('Leave at the door'))).tap();
  await again.order.tap();
  await (await new PayPage(page).arrived('Payme')).press('pay');
  const second = { id: await order.id(), number: await order.number() };
  await advanceOrder(second.id, 'DONE');
  await bring(courier, second.number);
  const photo = card(courier, second.number).getByRole('group', { name: 'Photo at the door' });
  await photo
    .getByLabel('Photo at the door')
    .setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer: await aPicture(courier) });
  await expect(photo.getByText('The photo is saved.')).toBeVisible();
  expect(await findings(courier)).toEqual([]);
  await photo.getByRole('button', { name: 'Left at the door' }).click();
  await expect(page.getByRole('img', { name: 'Your order at the door' })).toBeVisible();
  expect(await findings(page)).toEqual([]);

  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const board = await new BoardPage(await desk.newPage()).signIn('osh', MANAGER);
  const panel = await board.open(second.number);
  await panel.getByRole('button', { name: 'Photo at the door' }).click();
  await expect(panel.getByRole('img', { name: 'Photo at the door' })).toBeVisible();
  await desk.close();
});
