import type { Browser, Page } from '@playwright/test';

import { findings } from '../../findings.ts';
import { BoardPage, COOK, MANAGER } from '../../pages/board-page.ts';
import { orderPlovAndDrink } from '../../place-order.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

async function desk(browser: Browser): Promise<BoardPage> {
  const tablet = { viewport: { width: 1024, height: 768 }, hasTouch: true, locale: 'en-GB' };
  const context = await browser.newContext(tablet);
  return new BoardPage(await context.newPage());
}

const atMarkaz = (page: Page) => page.getByLabel('Branch').selectOption({ label: 'Amir Temur Square' });
const ticket = (page: Page, number: string) =>
  page.getByRole('article', { name: `Order ${number}`, exact: true });

test('scenario 13, BO-31 BO-262 the last of two stations makes an order ready once, and a recall puts the ticket back', async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const { page: manager } = await (await desk(browser)).enter('osh', MANAGER);
  await manager.getByRole('link', { name: 'Kitchen' }).click();
  // The board has a branch to choose as well: its page stays until the kitchen's code has come.
  await expect(manager.getByRole('radio', { name: 'Totals' })).toBeVisible();
  await manager.getByRole('button', { name: 'More' }).click();
  await atMarkaz(manager);
  await manager.getByRole('button', { name: 'Stations' }).click();
  for (const [label, name] of [
    ['Station 1', 'Kazan'],
    ['Station 2', 'Bar'],
  ] as const) {
    await manager.getByRole('button', { name: 'Add a station' }).click();
    await manager.getByLabel(label).fill(name);
  }
  await manager.getByLabel('Cold drinks').selectOption({ label: 'Bar' });
  expect(await findings(manager)).toEqual([]);
  await manager.getByRole('button', { name: 'Save the stations' }).click();

  const number = await orderPlovAndDrink();
  await manager.getByRole('link', { name: 'Board' }).click();
  const board = new BoardPage(manager);
  await board
    .card(number)
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect(board.column('Cooking')).toContainText(`№ ${number}`);

  const cook = (await (await desk(browser)).enter('osh', COOK)).page;
  await expect(cook).toHaveURL(/\/kitchen$/);
  await atMarkaz(cook);
  await cook.getByRole('radio', { name: 'Kazan' }).click();
  await expect(ticket(cook, number)).toContainText('Also at: Bar');
  const height = async () => (await ticket(cook, number).boundingBox())!.height;
  const before = await height();
  await cook.getByLabel('Size').selectOption('200 %');
  await expect.poll(height).toBeGreaterThan(before * 1.5);
  expect(await findings(cook)).toEqual([]);
  await ticket(cook, number).getByRole('button', { name: /plov/i }).click();
  await expect(ticket(cook, number).getByRole('button', { name: 'Recall' })).toBeVisible();
  await expect(board.column('Cooking')).toContainText(`№ ${number}`);

  await cook.getByRole('radio', { name: 'Bar' }).click();
  await expect(ticket(cook, number)).not.toContainText('Also at');
  await cook.keyboard.press('1');
  await expect(board.column('Ready')).toContainText(`№ ${number}`);

  await ticket(cook, number).getByRole('button', { name: 'Recall' }).click();
  await expect(ticket(cook, number).getByRole('button', { name: 'All done' })).toBeVisible();
  await expect(board.column('Ready')).toContainText(`№ ${number}`);
  await cook.reload();
  await cook.getByRole('radio', { name: 'Totals' }).click();
  await expect(cook.getByRole('listitem').filter({ hasText: /1 ×/ })).toHaveCount(1);
});
