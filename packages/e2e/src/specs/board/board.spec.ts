import { findings } from '../../findings.ts';
import { checkOutLunch, fetchMyself } from '../../journeys.ts';
import { BoardPage, OPERATOR } from '../../pages/board-page.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { expect, test } from '../../test.ts';

test('BO-13 BO-14 BO-17 an operator accepts an order on the board, delays it and hands it over, and the guest’s page follows', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const checkout = await checkOutLunch(page);
  await fetchMyself(page, checkout);
  await checkout.order.tap();
  const order = new OrderPage(page);
  const number = (await order.number()).replace(/\D/g, '');

  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const board = await new BoardPage(await desk.newPage()).signIn('osh', OPERATOR);
  const card = board.card(number);
  await expect(board.column('New')).toContainText(`№ ${number}`);
  await expect(card).toContainText('100 000');
  expect(await findings(board.page)).toEqual([]);

  await card.getByRole('button', { name: /^Accept · \d+ min$/ }).click();
  await expect(board.column('Cooking')).toContainText(`№ ${number}`);
  await expect(order.headline).toHaveText('The restaurant has accepted your order');

  const panel = await board.open(number);
  await panel.getByRole('button', { name: '+10 min' }).click();
  await expect(panel.getByRole('button', { name: '+10 min' })).toBeEnabled();
  expect(await findings(board.page)).toEqual([]);
  await panel.getByRole('button', { name: 'Show the phone' }).click();
  await expect(panel.getByRole('link', { name: /^\+998/ })).toBeVisible();
  await panel.getByRole('button', { name: 'Mark as ready' }).click();
  await expect(order.headline).toHaveText('Ready: come and pick it up');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(board.column('Ready')).toContainText(`№ ${number}`);

  await board.page.reload();
  await expect(board.column('Ready')).toContainText(`№ ${number}`);
  await board.page.getByRole('button', { name: 'More' }).click();
  await board.page.getByRole('button', { name: 'Sign out' }).click();
  await expect(board.page.getByLabel('Phone number')).toBeVisible();
  await desk.close();
});
