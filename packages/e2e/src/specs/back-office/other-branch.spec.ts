import { findings } from '../../findings.ts';
import { BoardPage, OPERATOR } from '../../pages/board-page.ts';
import { orderPlovAndDrink } from '../../place-order.ts';
import { changeRow } from '../../server/change-brand.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';
import { ALL_DAY } from '../../troubles.ts';

useOwnServer({ isEmbedded: true });

test('scenario 10, BO-157 an order goes to another branch once its dishes are there; the guest reads which one makes it', async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  await changeRow('osh', { table: 'branches', id: 'osh-b-chilonzor', set: { workHours: ALL_DAY } });
  const number = await orderPlovAndDrink();
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const board = await new BoardPage(await desk.newPage()).signIn('osh', OPERATOR);
  const { page } = board;
  await page.getByRole('link', { name: 'Stop-list' }).click();
  await page.getByLabel('Branch').selectOption({ label: 'Chilanzar teahouse' });
  const ayran = page.getByRole('listitem', { name: 'Ayran' });
  await ayran.getByRole('button', { name: 'Stop sale' }).click();
  await page.getByRole('button', { name: '1 hour' }).click();
  await expect(ayran.getByRole('button', { name: 'Put back on sale' })).toBeVisible();

  await page.getByRole('link', { name: 'Board' }).click();
  const panel = await board.open(number);
  const openDialog = panel.getByRole('button', { name: 'Give to another branch…' });
  await openDialog.click();
  const dialog = page.getByRole('dialog', { name: `Order ${number}: another branch` });
  const teahouse = dialog.getByRole('listitem').filter({ hasText: 'Chilanzar teahouse' });
  await expect(teahouse).toContainText('It does not have: Ayran');
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await panel.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Stop-list' }).click();
  await page.getByLabel('Branch').selectOption({ label: 'Chilanzar teahouse' });
  await ayran.getByRole('button', { name: 'Put back on sale' }).click();
  await page.getByRole('link', { name: 'Board' }).click();

  await board.open(number);
  await openDialog.click();
  await dialog.getByRole('button', { name: 'Give to Chilanzar teahouse' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel).toContainText('From Amir Temur Square');
  await page.keyboard.press('Escape');
  await expect(board.card(number)).toContainText('From Amir Temur Square');
  const branch = page.getByRole('combobox', { name: 'Branch' });
  await branch.selectOption({ label: 'Amir Temur Square' });
  await expect(board.card(number)).toHaveCount(0);
  await branch.selectOption({ label: 'Chilanzar teahouse' });
  await expect(board.card(number)).toHaveCount(1);
  await desk.close();
});
