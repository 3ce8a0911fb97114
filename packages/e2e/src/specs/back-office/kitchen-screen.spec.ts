import type { Browser, Page } from '@playwright/test';

import { findings } from '../../findings.ts';
import { BoardPage, COOK, MANAGER } from '../../pages/board-page.ts';
import { orderOfThreeStations } from '../../place-order.ts';
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

/** The tickets of a screen from the first to the last. */
const tickets = (page: Page) =>
  page
    .getByRole('article', { name: /^Order / })
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')?.replaceAll(/\D/g, '')));

/** Adds three stations to the main branch: drinks are made at the bar, salads at the cold table. */
async function addStations(manager: Page): Promise<void> {
  await manager.getByRole('link', { name: 'Kitchen' }).click();
  // The board has a branch to choose as well: its page stays until the kitchen's code has come.
  await expect(manager.getByRole('radio', { name: 'Totals' })).toBeVisible();
  await manager.getByRole('button', { name: 'More' }).click();
  await atMarkaz(manager);
  await manager.getByRole('button', { name: 'Stations' }).click();
  for (const [label, name] of [
    ['Station 1', 'Kazan'],
    ['Station 2', 'Bar'],
    ['Station 3', 'Cold table'],
  ] as const) {
    await manager.getByRole('button', { name: 'Add a station' }).click();
    await manager.getByLabel(label).fill(name);
  }
  await manager.getByLabel('Cold drinks').selectOption({ label: 'Bar' });
  await manager.getByLabel('Salads').selectOption({ label: 'Cold table' });
  expect(await findings(manager)).toEqual([]);
  await manager.getByRole('button', { name: 'Save the stations' }).click();
  await manager.getByRole('link', { name: 'Board' }).click();
}

async function accept(board: BoardPage, number: string): Promise<void> {
  await board
    .card(number)
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect(board.column('Cooking')).toContainText(`№ ${number}`);
}

/** How often the history of an order reads that it was ready. */
async function expectReadyOnce(board: BoardPage, number: string): Promise<void> {
  const panel = await board.open(number);
  await panel.getByText('History', { exact: true }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Order accepted' })).toHaveCount(1);
  await expect(panel.getByRole('listitem').filter({ hasText: 'Order ready' })).toHaveCount(1);
  await panel.getByRole('button', { name: 'Close' }).click();
}

async function cancel(board: BoardPage, number: string): Promise<void> {
  const panel = await board.open(number);
  await panel.getByRole('button', { name: 'Cancel the order…' }).click();
  await panel.getByRole('button', { name: 'The guest asked for it' }).click();
  await panel.getByRole('button', { name: 'Cancel the order', exact: true }).click();
  await expect(panel.getByText(/^Cancelled at/)).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
}

test('scenario 13, BO-31 BO-33 BO-262 BO-417 the last of three stations makes an order ready once, a recall puts the ticket back in its place, a cancelled one stays until each station has seen it; a dish that ran out is stopped from its line', async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const board = await (await desk(browser)).enter('osh', MANAGER);
  await addStations(board.page);
  const first = await orderOfThreeStations();
  await accept(board, first);
  const second = await orderOfThreeStations();
  await accept(board, second);

  const cook = (await (await desk(browser)).enter('osh', COOK)).page;
  const at = (station: string) => cook.getByRole('radio', { name: station }).click();
  const own = ticket(cook, first);
  await expect(cook).toHaveURL(/\/kitchen$/);
  await atMarkaz(cook);
  await at('Kazan');
  await expect(own).toContainText('Also at: Bar, Cold table');
  const height = async () => (await own.boundingBox())!.height;
  const before = await height();
  await cook.getByLabel('Size').selectOption('200 %');
  await expect.poll(height).toBeGreaterThan(before * 1.5);
  expect(await findings(cook)).toEqual([]);
  await cook.getByLabel('Size').selectOption('100 %');
  await own.getByRole('button', { name: /^Sold out: / }).click();
  const stop = cook.getByRole('dialog', { name: /^Stop: / });
  await expect(stop).toBeVisible();
  expect(await findings(cook)).toEqual([]);
  await stop.getByRole('button', { name: '1 hour' }).click();
  await expect(own.getByText(/Orders that still need it/)).toContainText(`№ ${second}`);
  await cook.getByRole('button', { name: 'Undo' }).click();
  await own.getByRole('button', { name: /plov/i }).first().click();
  await expect(own.getByRole('button', { name: 'Recall' })).toBeVisible();
  await at('Cold table');
  await expect(own).toContainText('Also at: Bar');
  await own.getByRole('button', { name: 'All done' }).click();
  await expect(own.getByRole('button', { name: 'Recall' })).toBeVisible();
  await expect(board.column('Cooking')).toContainText(`№ ${first}`);

  await at('Bar');
  await expect(own).not.toContainText('Also at');
  await cook.keyboard.press('1');
  await expect(board.column('Ready')).toContainText(`№ ${first}`);
  await expectReadyOnce(board, first);

  await own.getByRole('button', { name: 'Recall' }).click();
  await expect(own.getByRole('button', { name: 'All done' })).toBeVisible();
  expect(await tickets(cook)).toEqual([first, second]);
  await expect(board.column('Ready')).toContainText(`№ ${first}`);

  await cancel(board, second);
  const cancelled = ticket(cook, second);
  for (const station of ['Bar', 'Kazan', 'Cold table']) {
    await at(station);
    await expect(cancelled).toContainText('Cancelled');
    await expect(cancelled.getByRole('button', { name: 'I have seen it' })).toBeVisible();
    await cook.reload();
    await at(station);
    await cancelled.getByRole('button', { name: 'I have seen it' }).click();
    await expect(cancelled).toHaveCount(0);
  }
  await at('Bar');
  await cook.getByRole('radio', { name: 'Totals' }).click();
  await expect(cook.getByRole('listitem').filter({ hasText: /1 ×/ })).toHaveCount(1);
});
