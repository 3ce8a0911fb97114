import type { Locator, Page } from '@playwright/test';

import { findings } from '../../findings.ts';
import { PLOV } from '../../journeys.ts';
import { BoardPage, FOLLOWED, MANAGER } from '../../pages/board-page.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  const isReached = () => control.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 80 && !(await isReached()); presses += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

async function retype(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

test('scenario 17 BO-204 BO-205 BO-206 BO-270 BO-272 BO-310 a manager changes a name and a price with the keyboard, publishes and undoes; an open storefront follows', async ({
  page: guest,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const menu = await new MenuPage(guest).open('/?lang=en');
  const card = menu.card(PLOV);
  const before = await card.innerText();

  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const { page } = await new BoardPage(await desk.newPage()).signIn('osh', MANAGER);
  const { keyboard } = page;
  await keyboard.press('g');
  await keyboard.press('m');
  await retype(page, page.getByLabel('Search products'), 'wedding plov');
  await expect(page.getByText('Dishes: 2', { exact: true })).toBeVisible();
  await retype(page, page.getByLabel('Name: Wedding plov', { exact: true }), 'Royal plov');
  const price = page.getByLabel(/^Price: (Wedding|Royal) plov$/);
  await retype(page, price, '58,5');
  await expect(page.getByText('Write a whole price in soʻm.')).toBeVisible();
  await retype(page, price, '58 000');
  await expect(page.getByText('All changes are in the draft')).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await keyboard.press('Shift+Tab');
  await tabTo(page, page.getByRole('button', { name: 'Open: Royal plov' }));
  await keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Royal plov' });
  await expect(panel.getByText('Published: Wedding plov')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await keyboard.press('Escape');
  await expect(panel).toBeHidden();

  const changes = page.getByRole('button', { name: 'Changes: 2' });
  await changes.focus();
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Changes of the menu' });
  const diff = dialog.getByRole('list', { name: 'Royal plov' });
  await expect(diff).toContainText('52 000 58 000');
  await expect(diff).toContainText('Rustam');
  expect(await findings(page)).toEqual([]);
  await tabTo(page, dialog.getByRole('button', { name: 'Publish all: 2' }));
  await keyboard.press('Enter');
  await expect(card).toContainText('58 000', FOLLOWED);
  await expect(card).toContainText('Royal plov');
  await expect(dialog.getByText('Published as version')).toBeVisible();

  await tabTo(page, dialog.getByRole('radio', { name: 'Draft' }));
  await keyboard.press('ArrowRight');
  await keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('button', { name: /^Undo version/ }).first());
  expect(await findings(page)).toEqual([]);
  await keyboard.press('Enter');
  await expect(card).toHaveText(before, { ...FOLLOWED, useInnerText: true });

  await keyboard.press('Escape');
  await page.getByRole('button', { name: 'Change all shown…' }).click();
  const bulk = page.getByRole('dialog', { name: 'Change dishes: 2' });
  await bulk.getByLabel('Percent; below zero is cheaper').fill('7');
  await expect(bulk.getByRole('list', { name: 'Preview' })).toContainText('52 000 55 500');
  expect(await findings(page)).toEqual([]);
  await bulk.getByRole('radio', { name: 'Copy from a branch' }).click();
  await bulk.getByRole('combobox', { name: 'The branch that changes' }).selectOption({ index: 0 });
  await expect(bulk.getByText('Choose two different branches.')).toBeVisible();
  await expect(bulk.getByRole('button', { name: 'Put into the draft: 0' })).toBeDisabled();
  expect(await findings(page)).toEqual([]);
  await bulk.getByRole('radio', { name: 'Price, by percent' }).click();
  await bulk.getByRole('button', { name: 'Put into the draft: 2' }).click();
  await expect(price).toHaveValue('55 500');

  await page.getByRole('button', { name: 'New dish' }).click();
  const made = page.getByRole('dialog', { name: 'New dish' });
  await made.getByLabel('Name, English').fill('Halva of the house');
  const named = page.getByRole('dialog', { name: 'Halva of the house' });
  await named.getByLabel('Price, soʻm', { exact: true }).fill('21000');
  await expect(named.getByText('All changes are in the draft')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await keyboard.press('Escape');
  await page.getByRole('button', { name: 'Modifier groups…' }).click();
  await page.getByRole('button', { name: 'New modifier group' }).click();
  await page.getByLabel('Name, English').fill('Sauces');
  const group = page.getByRole('dialog', { name: 'Sauces' });
  await group.getByRole('radio', { name: 'A choice is required' }).click();
  await group.getByLabel('Dishes that ask it: add by name').fill('halva of the house');
  await group.getByRole('button', { name: '+ Halva of the house' }).click();
  await expect(group.getByText(/^No guest can order 1 dish: .*Halva of the house$/)).toBeVisible();
  await group.getByRole('button', { name: 'Add an option' }).click();
  await group.getByLabel('1. Option, English').fill('Hot');
  await expect(group.getByText('No guest can order')).toBeHidden();
  await expect(group.getByText('All changes are in the draft')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await keyboard.press('Escape');
  await page.getByRole('button', { name: 'Order of the menu…' }).click();
  const order = page.getByRole('dialog', { name: 'Order of the menu' });
  const rows = order.getByRole('listitem');
  const second = (await rows.nth(2).textContent()) ?? '';
  await order
    .getByRole('button', { name: /^Move: / })
    .nth(1)
    .focus();
  await keyboard.press('Enter');
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await expect(rows.nth(1)).toHaveText(second);
  expect(await findings(page)).toEqual([]);
  await desk.close();
});
