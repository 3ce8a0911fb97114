import { readFileSync } from 'node:fs';

import { findings } from '../../findings.ts';
import { PLOV } from '../../journeys.ts';
import { BoardPage, MANAGER } from '../../pages/board-page.ts';
import { aCustomer, advanceOrder } from '../../people.ts';
import { placePlovAndDrink } from '../../place-order.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

/** An order of two plovs that was handed over; returns its total. */
async function soldOrder(): Promise<number> {
  const placed = await placePlovAndDrink(await aCustomer('osh'), {}, [PLOV, PLOV]);
  expect(placed.status, placed.text).toBe(200);
  const { id, totalPrice } = placed.json<{ id: string; totalPrice: number }>();
  await advanceOrder(id, 'CLOSED');
  return totalPrice;
}

test('B50 BO-491 a manager reads what was sold today, by dish and hour, and keeps it as a file', async ({
  browser,
}) => {
  const total = await soldOrder();
  const sum = `${total.toLocaleString('en-GB').replaceAll(',', ' ')} UZS`;
  const desk = await browser.newContext({ viewport: { width: 1024, height: 768 }, locale: 'en-GB' });
  const { page } = await new BoardPage(await desk.newPage()).signIn('osh', MANAGER);
  await page.getByRole('link', { name: 'Reports' }).click();
  await page.getByRole('radio', { name: 'Today' }).click();
  const totals = page.getByRole('region', { name: 'Totals' });
  await expect(totals).toContainText(`Revenue${sum}`);
  await expect(totals).toContainText('Orders1');
  await page.getByRole('radiogroup', { name: 'By' }).getByRole('radio', { name: 'Dishes' }).click();
  const row = page.getByRole('row', { name: /Wedding plov/ });
  await expect(row).toContainText(sum);
  expect(await findings(page)).toEqual([]);

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^sales-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d-dish\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain(`"Wedding plov","2","${total}"`);
  const second = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download XLSX' }).click();
  expect((await second).suggestedFilename()).toMatch(/-dish\.xlsx$/);

  const views = page.getByRole('radiogroup', { name: 'Report', exact: true });
  await views.getByRole('radio', { name: 'Dishes' }).click();
  const dishes = page.getByRole('region', { name: 'Dishes', exact: true });
  await expect(dishes.getByRole('row', { name: `Wedding plov A 2 ${sum}` })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await views.getByRole('radio', { name: 'Sales' }).click();

  await page.getByRole('radio', { name: 'Yesterday' }).click();
  await expect(page.getByText('Nothing in this period.')).toBeVisible();
  await page.getByLabel('First day').fill('2020-01-01');
  await expect(page.getByText('Choose a first and a last day, at most 366 days.')).toBeVisible();
  await desk.close();
});
