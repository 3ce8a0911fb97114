import { findings } from '../../findings.ts';
import { checkOutLunch, fetchMyself } from '../../journeys.ts';
import { BoardPage, OPERATOR } from '../../pages/board-page.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { PayPage } from '../../pages/pay-page.ts';
import { orderPlovAndDrink, tryPlovAndDrink } from '../../place-order.ts';
import { changeRow } from '../../server/change-brand.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

/** The ladder of a branch in seconds: what takes ten minutes in life takes ten seconds here. */
const FAST = { RING_AGAIN: 2, REMIND: 4, ESCALATE: 5, CANCEL: 12 };

test('scenario 2, scenario 4, scenario 5, BO-12 BO-21 BO-22 an unpaid order waits in silence; unanswered ones are cancelled with their money back, and the branch pauses', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  await changeRow('osh', { table: 'branches', id: 'osh-b-markaz', set: { staff: { answerTimes: FAST } } });
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const board = await new BoardPage(await desk.newPage()).signIn('osh', OPERATOR);
  const { page: office } = board;

  const checkout = await checkOutLunch(page);
  await fetchMyself(page, checkout);
  await page.locator('#checkout-payment').getByText('Payme', { exact: true }).tap();
  await checkout.order.tap();
  const provider = await new PayPage(page).arrived('Payme');
  const tray = board.column('Waiting for payment');
  await expect(tray.getByRole('article')).toHaveCount(1);
  await expect(board.column('New').getByRole('article')).toHaveCount(0);
  await expect(office).not.toHaveTitle(/^\(1\)/);

  await provider.press('pay');
  const order = new OrderPage(page);
  const number = await order.number();
  await expect(board.column('New')).toContainText(`№ ${number}`);
  await expect(office).toHaveTitle(/^\(1\)/);
  await expect(tray).toBeHidden();
  const second = await orderPlovAndDrink();

  await expect(page.getByText(/^The restaurant is slow to answer/)).toBeVisible();
  await expect(order.headline).toHaveText('The order was cancelled', { timeout: 20_000 });
  await expect(page.getByText('The restaurant did not answer in time')).toBeVisible();
  await expect(page.getByText(/money (is being )?returned/)).toBeVisible();
  await expect(board.column('Done today')).toContainText(`№ ${number}`);
  await expect(board.column('Done today')).toContainText(`№ ${second}`, { timeout: 20_000 });

  await expect(office.getByText(/Amir Temur Square: no orders until (?:[\d.]+ )?\d\d:\d\d/)).toBeVisible();
  expect(await findings(office)).toEqual([]);
  expect((await tryPlovAndDrink()).text).toContain('branch.closed');
  await office.getByRole('button', { name: 'Resume orders' }).click();
  await expect(office.getByRole('button', { name: 'Resume orders' })).toBeHidden();
  expect((await tryPlovAndDrink()).status).toBe(200);
  await desk.close();
});
