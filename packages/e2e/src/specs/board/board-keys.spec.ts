import type { Locator, Page } from '@playwright/test';

import { findings } from '../../findings.ts';
import { BoardPage, OPERATOR } from '../../pages/board-page.ts';
import { orderPlovAndDrink } from '../../place-order.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

const MOST_TABS = 60;

/** Goes to a control by Tab alone, as a person without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

test('scenario 15, BO-65, BO-66 by the keyboard alone an operator accepts, delays, changes and rejects orders, stops a dish and takes it back', async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const first = await orderPlovAndDrink();
  const second = await orderPlovAndDrink();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const board = await new BoardPage(await context.newPage()).signIn('osh', OPERATOR);
  const { page } = board;
  const { keyboard } = page;
  const opener = (number: string) => board.card(number).getByRole('button', { name: `№ ${number}` });
  await expect(board.card(second)).toBeVisible();

  await keyboard.press('ArrowDown');
  await expect(opener(first)).toBeFocused();
  await keyboard.press('3');
  await expect(board.column('Cooking')).toContainText(`№ ${first}`);
  await expect(opener(second)).toBeFocused();
  await keyboard.press('Space');
  await expect(board.column('Cooking')).toContainText(`№ ${second}`);
  await expect(opener(second)).toBeFocused();

  await keyboard.press('d');
  const panel = board.panel(second);
  await expect(panel.getByRole('button', { name: '+5 min' })).toBeFocused();
  const promised = panel.getByText(/^by \d\d:\d\d/);
  const before = await promised.textContent();
  await keyboard.press('1');
  await expect(promised).not.toHaveText(before!);
  await keyboard.press('Escape');

  await expect(opener(second)).toBeFocused();
  await keyboard.press('e');
  const edit = page.getByRole('dialog', { name: `Change order ${second}` });
  await tabTo(page, edit.getByRole('button', { name: /^Less: / }).first());
  await keyboard.press('Enter');
  const byPhone = edit.getByRole('button', { name: 'The guest agreed by phone' });
  await expect(byPhone).toBeEnabled();
  await tabTo(page, byPhone);
  await keyboard.press('Enter');
  await expect(board.card(second).getByText('CHANGED')).toBeVisible();

  await expect(opener(second)).toBeFocused();
  await keyboard.press('r');
  await expect(panel.getByRole('button', { name: 'Keep the order' })).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await tabTo(page, panel.getByRole('button', { name: 'A dish has run out', exact: true }));
  await keyboard.press('Enter');
  await tabTo(page, panel.getByRole('button', { name: /^Cancel the order/ }));
  await keyboard.press('Enter');
  await expect(panel.getByText(/^Cancelled at/)).toBeVisible();
  // The button that had the focus has gone; the next frame has it in the panel.
  await expect.poll(() => panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(board.column('Done today')).toContainText(`№ ${second}`);

  await keyboard.press('s');
  const stopSale = page.getByRole('button', { name: 'Stop sale' }).first();
  await tabTo(page, stopSale);
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: '1 hour' }));
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Put back on sale' })).toHaveCount(1);
  await keyboard.press('z');
  await expect(page.getByRole('button', { name: 'Put back on sale' })).toHaveCount(0);

  await keyboard.press('b');
  await expect(page.getByRole('dialog')).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await keyboard.press('Control+k');
  await expect(page.getByRole('searchbox', { name: 'Command or page' })).toBeFocused();
  expect(await findings(page)).toEqual([]);
  await keyboard.type('kitchen');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/kitchen$/);
  await expect(page.getByRole('radio', { name: /^Tickets/ })).toBeVisible();
  await keyboard.press('g');
  await keyboard.press('o');
  await expect(board.column('New')).toBeVisible();
  await keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await context.close();
});
