import { findings } from '../../findings.ts';
import { BoardPage, FOLLOWED, MANAGER, OPERATOR } from '../../pages/board-page.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { orderPlovAndDrink, tryPlovAndDrink } from '../../place-order.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer({ isEmbedded: true });

test('BO-10 BO-11 BO-150 BO-151 BO-154 cards show source and guest, the address keeps the filters, and a rejection makes the branch busy', async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const fromTelegram = await orderPlovAndDrink({ source: 'TELEGRAM_BOT' });
  const fromWeb = await orderPlovAndDrink({ source: 'CLIENT_WEB_MOBILE' });
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const board = await new BoardPage(await desk.newPage()).signIn('osh', OPERATOR);
  const { page } = board;
  await expect(board.card(fromTelegram)).toContainText('Telegram');
  await expect(board.card(fromTelegram)).toContainText('New guest');
  await expect(board.card(fromWeb)).toContainText('Website');

  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await dialog.getByLabel('Source').selectOption({ label: 'Telegram' });
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(board.card(fromWeb)).toBeHidden();
  await expect(page).toHaveURL(/source=TELEGRAM/);
  await page.reload();
  await expect(board.card(fromTelegram)).toBeVisible();
  await expect(board.card(fromWeb)).toBeHidden();

  await page.getByRole('button', { name: 'Filters: 1' }).click();
  await dialog.getByLabel('Promised time').selectOption({ label: 'Late only' });
  await expect(board.card(fromTelegram)).toBeHidden();
  await dialog.getByRole('button', { name: 'Show all' }).click();
  await expect(board.card(fromWeb)).toBeVisible();
  await page.keyboard.press('Escape');

  await board.card(fromWeb).hover({ position: { x: 4, y: 4 } });
  await page.mouse.down();
  const meanwhile = await orderPlovAndDrink();
  await expect(page).toHaveTitle(/^\(3\)/);
  await expect(board.card(meanwhile), 'no card appears under a finger').toHaveCount(0);
  await page.mouse.up();
  await expect(board.card(meanwhile)).toBeVisible();

  const panel = await board.open(fromWeb);
  await panel.getByRole('button', { name: 'Cancel the order…' }).click();
  await panel.getByRole('button', { name: 'The kitchen is too busy' }).click();
  await expect(panel.getByRole('radio', { name: '+15 min for an hour' })).toBeChecked();
  expect(await findings(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Cancel the order', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(board.column('Done today')).toContainText(`№ ${fromWeb}`);
  await expect(page.getByText(/Amir Temur Square: \+15 min until/)).toBeVisible();
  await desk.close();
});

test('BO-152 BO-153 BO-175 BO-45 the board has lanes; with pick-up paused an open storefront refuses it within 5 s; the capacity of tonight changes', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  await new MenuPage(page).open();
  const desk = await browser.newContext({ viewport: { width: 1024, height: 768 }, locale: 'en-GB' });
  const board = await new BoardPage(await desk.newPage()).signIn('osh', MANAGER);
  const { page: office } = board;
  await office.getByRole('button', { name: 'Filters', exact: true }).click();
  const lanes = office.getByRole('dialog', { name: 'Filters' }).getByLabel('Branches');
  await lanes.selectOption({ label: 'One lane each' });
  await office.keyboard.press('Escape');
  const lane = office.getByRole('region', { name: 'Amir Temur Square', exact: true });
  await expect(lane.getByRole('region', { name: /^New Amir Temur Square \d+$/ })).toBeVisible();
  await expect(office).toHaveURL(/lanes=1/);
  expect(await findings(office)).toEqual([]);
  await office.getByRole('button', { name: 'Filters', exact: true }).click();
  await lanes.selectOption({ label: 'Together' });
  await office.keyboard.press('Escape');
  await expect(lane).toBeHidden();

  await office.getByRole('button', { name: 'Pause orders' }).click();
  const dialog = office.getByRole('dialog', { name: 'Pause orders' });
  await dialog.getByLabel('Branch').selectOption({ label: 'Amir Temur Square' });
  await dialog.getByRole('radio', { name: 'Pick-up' }).click();
  expect(await findings(office)).toEqual([]);
  const followed = page.waitForResponse((response) => response.url().includes('/branches'), FOLLOWED);
  await dialog.getByRole('button', { name: '15 min', exact: true }).click();
  await expect(
    office.getByText(/Amir Temur Square: no orders until (?:[\d.]+ )?\d\d:\d\d · Pick-up/),
  ).toBeVisible();
  await followed;
  await expect(office.getByRole('button', { name: 'Undo' })).toBeVisible();
  const refused = await tryPlovAndDrink();
  expect(refused.text).toContain('branch.closed');
  await office.getByRole('button', { name: 'Resume: Pick-up' }).click();
  await expect(office.getByRole('button', { name: 'Resume: Pick-up' })).toBeHidden();
  expect((await tryPlovAndDrink()).status).toBe(200);

  await office.getByRole('button', { name: 'Busy', exact: true }).click();
  const busy = office.getByRole('dialog', { name: 'The kitchen is busy' });
  await busy.getByLabel('Branch').selectOption({ label: 'Amir Temur Square' });
  await busy.getByLabel('Pre-orders per 15 minutes tonight').selectOption('0');
  expect(await findings(office)).toEqual([]);
  await busy.getByRole('button', { name: 'Set the number' }).click();
  await expect(office.getByText(/Amir Temur Square: pre-orders per slot: 0 until/)).toBeVisible();
  await office.getByRole('button', { name: 'Return to the usual number' }).click();
  await expect(office.getByText(/pre-orders per slot/)).toBeHidden();
  await desk.close();
});
