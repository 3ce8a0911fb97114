import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { findings } from '../../findings.ts';
import { BoardPage, OPERATOR } from '../../pages/board-page.ts';
import { aCustomer, aPhone } from '../../people.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

// One code a minute is sent to a phone, and other specs sign in as the same operator.
useOwnServer();

const MOST_PRESSES = 15;

/** The keyboard, which counts what is pressed; a key with Shift or Ctrl is two presses. */
function counted(page: Page) {
  let presses = 0;
  return {
    press: async (key: string) => {
      presses += key.split('+').length;
      await page.keyboard.press(key);
    },
    type: async (text: string) => {
      presses += text.length;
      await page.keyboard.type(text);
    },
    presses: () => presses,
  };
}

test('scenario 16, BO-140 BO-173 B15 B23: an operator takes a call with comment and change by keyboard, repeats the order with another address in 15 presses, and rejects it as too far', async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const { page } = await new BoardPage(await desk.newPage()).signIn('osh', OPERATOR);
  const phone = aPhone();
  const keys = page.keyboard;
  const total = page.getByRole('button', { name: /^Place the order · / });
  const price = async () => Number((await total.innerText()).replace(/\D/g, ''));

  await keys.press('n');
  await expect(page.getByLabel('Guest’s phone number')).toBeFocused();
  await keys.type(`+${phone}`);
  await keys.press('Enter');
  await expect(page.getByText('A new guest')).toBeVisible();
  await page.getByLabel('Guest’s name').fill('Nodira');
  await page.getByLabel('Dish name or code').fill('чойхона палов');
  await expect(page.getByRole('list', { name: 'Dishes found' })).toContainText('plov');
  await page.getByLabel('Dish name or code').press('Enter');
  await page.getByLabel('Search an address').fill('Amir Temur');
  await page.getByRole('list', { name: 'Addresses found' }).getByRole('button').first().click();
  await page.getByLabel('House', { exact: true }).fill('7');
  await page.getByLabel('Landmark').fill('School 110');
  await page.getByRole('button', { name: /^Wishes: / }).click();
  await page.getByLabel('Comment on the dish').fill('Without onion');
  await page.getByLabel('Cutlery').selectOption('2');
  await page.getByRole('radio', { name: 'Another sum' }).click();
  await page.getByRole('textbox', { name: 'Prepare change from' }).fill('1000');
  await expect(page.getByText('This is less than the total')).toBeVisible();
  await page.getByRole('textbox', { name: 'Prepare change from' }).fill('200000');
  await expect(page.getByRole('list', { name: 'Price' })).toContainText('Delivery');
  expect(await findings(page)).toEqual([]);
  await total.click();
  await expect(page.getByRole('heading', { name: /^Order \d+ is placed$/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await keys.press('Enter');

  // The next call of the same guest: every press beyond the number is counted.
  await expect(page.getByLabel('Guest’s phone number')).toBeFocused();
  await keys.type(`+${phone}`);
  const call = counted(page);
  await call.press('Enter');
  await expect(page.getByRole('button', { name: 'Repeat' })).toBeFocused();
  await expect(page.getByText('Do not read it out')).toBeVisible();
  await call.press('Enter');
  await expect(page.getByRole('list', { name: 'Dishes of the order' })).toContainText('plov');
  await expect(page.getByLabel('Comment on the dish')).toHaveValue('Without onion');
  await expect(page.getByLabel('House', { exact: true })).toBeFocused();
  await call.press('Shift+Tab');
  await expect(page.getByLabel('Search an address')).toBeFocused();
  await call.type('Bobur');
  await expect(page.getByRole('list', { name: 'Addresses found' })).toBeVisible();
  await call.press('Enter');
  await call.press('Tab');
  const quoted = page.waitForRequest(
    (request) => request.url().endsWith('/phone-orders/quote') && (request.postData() ?? '').includes('"9"'),
  );
  await call.type('9');
  const { draft } = (await quoted).postDataJSON() as { draft: Record<string, unknown> };
  await expect(total).toBeEnabled();
  const read = await price();
  await call.press('Control+Enter');
  await expect(page.getByRole('heading', { name: /^Order \d+ is placed$/ })).toBeVisible();
  expect(call.presses()).toBeLessThanOrEqual(MOST_PRESSES);

  await keys.press('Enter');
  await page.getByRole('link', { name: 'Board' }).click();
  const second = page.getByRole('article').filter({ hasText: 'Babur' });
  const first = page.getByRole('article').filter({ hasNotText: 'Babur' });
  await expect(first).toContainText(/Without onion.*Change from 200\s000\sUZS.*Cutlery: 2/);
  await second.getByRole('button', { name: /^№/ }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: 'Cancel the order…' }).click();
  await panel.getByRole('button', { name: 'The address is too far' }).click();
  await panel.getByRole('button', { name: 'Cancel the order', exact: true }).click();
  await expect(panel.getByText('The address is marked as too far')).toBeVisible();
  await panel.getByRole('link', { name: 'Check the zone of this address' }).click();
  const place = page.getByRole('region', { name: 'Service' });
  await expect(place.getByRole('status')).toContainText(/\d km · /);
  await page.getByLabel('Guest’s phone number').fill(`+${phone}`);
  await page.getByLabel('Guest’s phone number').press('Enter');
  await expect(place.getByRole('listitem').filter({ hasText: 'Babur' })).toContainText('Was too far');
  expect(await findings(page)).toEqual([]);

  const guest = await aCustomer('osh', phone);
  const own = await guest.call({
    path: '/orders/v1/orders/quote',
    method: 'POST',
    body: draft,
    headers: { 'idempotency-key': randomUUID() },
  });
  expect(own.status, own.text).toBe(200);
  expect(own.json<{ totalPrice: number }>().totalPrice).toBe(read);
  await desk.close();
});
