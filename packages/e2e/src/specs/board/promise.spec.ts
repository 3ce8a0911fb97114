import type { Locator } from '@playwright/test';

import { findings } from '../../findings.ts';
import { checkOutLunch, fetchMyself } from '../../journeys.ts';
import { BoardPage, OPERATOR } from '../../pages/board-page.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { orderPlovAndDrink } from '../../place-order.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

/** "18:05" of "by 18:05 · 34 min left". */
const timeOf = async (promised: Locator) => /\d\d:\d\d/.exec((await promised.textContent()) ?? '')![0];

/** 25 of "Accept · 25 min". */
async function suggested(card: Locator): Promise<number> {
  const button = card.getByRole('button', { name: /^Accept · \d+ min$/ });
  return Number(/\d+/.exec((await button.textContent()) ?? '')![0]);
}

test('scenario 6, scenario 11, BO-13 BO-14 BO-48 BO-156 the guest reads typed minutes and each delay up to an hour; a busy branch promises later', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const checkout = await checkOutLunch(page);
  await fetchMyself(page, checkout);
  await checkout.order.tap();
  const order = new OrderPage(page);
  const number = await order.number();

  const desk = await browser.newContext({ viewport: { width: 1024, height: 768 }, locale: 'en-GB' });
  const board = await new BoardPage(await desk.newPage()).signIn('osh', OPERATOR);
  const panel = await board.open(number);
  await panel.getByLabel('Other minutes').fill('35');
  expect(await findings(board.page)).toEqual([]);
  await panel.getByRole('button', { name: 'Accept · 35 min' }).click();
  await expect(order.headline).toHaveText('The restaurant has accepted your order');

  const promised = panel.getByText(/^by \d\d:\d\d/);
  const seen = [await timeOf(promised)];
  const left = Number(/(\d+) min left/.exec((await promised.textContent()) ?? '')![1]);
  expect(left, 'the minutes count from the acceptance').toBeGreaterThan(30);
  expect(left).toBeLessThanOrEqual(40);
  await expect(page.getByRole('main')).toContainText(seen[0]!);
  for (const minutes of ['+10 min', '+20 min', '+30 min']) {
    await panel.getByRole('button', { name: minutes }).click();
    await expect(promised).not.toContainText(seen.at(-1)!);
    seen.push(await timeOf(promised));
    await expect(page.getByRole('main')).toContainText(seen.at(-1)!);
  }
  expect(new Set(seen).size).toBe(4);
  await expect(panel.getByText('It takes longer. The guest gets the new time.')).toBeHidden();

  await expect(page.getByText('It takes much longer than promised. You can wait or cancel.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toBeVisible();

  await panel.getByRole('button', { name: 'Close' }).click();
  const usual = await suggested(board.card(await orderPlovAndDrink()));
  await board.page.getByRole('button', { name: 'Busy', exact: true }).click();
  const dialog = board.page.getByRole('dialog', { name: 'The kitchen is busy' });
  await dialog.getByLabel('Branch').selectOption({ label: 'Amir Temur Square' });
  await dialog.getByRole('button', { name: 'For 60 min' }).click();
  await expect(board.page.getByText(/Amir Temur Square: \+15 min until/)).toBeVisible();
  expect(await suggested(board.card(await orderPlovAndDrink()))).toBeGreaterThan(usual);
  await board.page.getByRole('button', { name: 'End now' }).click();
  await expect(board.page.getByText(/Amir Temur Square: \+15 min until/)).toBeHidden();
  expect(await suggested(board.card(await orderPlovAndDrink()))).toBe(usual);
  await desk.close();
});
