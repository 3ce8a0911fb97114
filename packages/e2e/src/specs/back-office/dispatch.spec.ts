import { randomUUID } from 'node:crypto';

import type { Browser, Page } from '@playwright/test';

import { findings } from '../../findings.ts';
import { BoardPage, COURIER, MANAGER } from '../../pages/board-page.ts';
import { aCustomer, advanceOrder } from '../../people.ts';
import { ask } from '../../server/ask.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

const address = {
  latitude: 41.3111,
  longitude: 69.2797,
  streetName: 'Amir Temur koʻchasi',
  houseNumber: '12',
};

/** The person that the food is a gift for. */
const receiver = { name: 'Dilnoza <b>', phone: '998911112234' };

/** The operator's panel names the receiver, and opens their phone with the guest's. */
async function readReceiver(desk: Page, number: string): Promise<void> {
  const panel = await new BoardPage(desk).open(number);
  await expect(panel).toContainText(`Recipient${receiver.name}+998 91 *** ** 34`);
  await panel.getByRole('button', { name: 'Show the phone' }).click();
  const phones = panel.getByRole('link', { name: /^\+998/ });
  await expect(phones).toHaveCount(2);
  await expect(phones.last()).toHaveAttribute('href', `tel:+${receiver.phone}`);
  await panel.getByText('History', { exact: true }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Order placed' })).toContainText('Guest');
  await panel.getByText('Messages to the guest').click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'In the app' }).first()).toContainText('Sent');
  await panel.getByText('Address on the map').click();
  await expect(panel.getByRole('application', { name: 'Map of the address' })).toBeVisible();
  expect(await findings(desk)).toEqual([]);
  await panel.getByRole('button', { name: 'Close' }).click();
}

/** A guest orders plov as a gift, to the receiver's door for cash, and the kitchen has it ready; returns the number of the order. */
async function readyDelivery(): Promise<string> {
  const guest = await aCustomer('osh');
  const cartItems = [{ productId: 'osh-p-osh-wedding', count: 2 }];
  const draft = { serviceType: 'DELIVERY', address, cartItems, paymentType: 'CASH', receiver };
  const quote = await guest.call({ path: '/orders/v1/orders/quote', method: 'POST', body: draft });
  const { totalPrice } = quote.json<{ totalPrice: number }>();
  const headers = { 'idempotency-key': randomUUID() };
  const body = { ...draft, totalPrice };
  const placed = await guest.call({ path: '/orders/v1/orders', method: 'POST', body, headers });
  expect(placed.status, placed.text).toBe(200);
  const { id, number } = placed.json<{ id: string; number: number }>();
  await advanceOrder(id, 'DONE');
  return String(number);
}

async function open(
  browser: Browser,
  viewport: { width: number; height: number },
  phone: string,
): Promise<Page> {
  const position = { geolocation: { latitude: 41.305, longitude: 69.27 }, permissions: ['geolocation'] };
  const context = await browser.newContext({
    viewport,
    hasTouch: viewport.width < 1100,
    locale: 'en-GB',
    ...position,
  });
  return (await new BoardPage(await context.newPage()).enter('osh', phone)).page;
}

const card = (page: Page, number: string) =>
  page.getByRole('article', { name: `Order ${number}`, exact: true });

/** Closes the shift of a branch with a so'm too few in the till; a manager gives a reason for an open order. */
async function closeShift(desk: Page, branch: string): Promise<void> {
  await desk.getByRole('link', { name: 'Shift', exact: true }).click();
  await desk.getByRole('combobox', { name: 'Branch' }).selectOption({ label: branch });
  const expected = desk.getByText('Should be in the till').locator('xpath=following-sibling::dd');
  await expect(expected).toHaveText(/[1-9]/);
  const cash = Number((await expected.textContent())?.replaceAll(/\D/g, ''));
  const form = desk.getByRole('region', { name: 'Close the shift' });
  await form.getByLabel('Counted in the till').fill(String(cash - 1));
  await expect(form).toContainText(/Difference: −1\s/);
  await expect(form.getByRole('button', { name: 'Close the shift' })).toBeDisabled();
  await form.getByText('I have checked it').click();
  await expect(form.getByRole('button', { name: 'Close the shift' })).toBeDisabled();
  await form.getByLabel('Reason').fill('The second order waits for its courier');
  expect(await findings(desk)).toEqual([]);
  await form.getByRole('button', { name: 'Close the shift' }).click();
  const report = desk.getByRole('dialog', { name: 'Shift report № 1' });
  await expect(report).toContainText(/Difference−1\s/);
  expect(await findings(desk)).toEqual([]);
  await report.getByRole('button', { name: 'Close' }).click();
  await expect(desk.getByRole('list', { name: 'Closed shifts' }).getByRole('listitem')).toHaveCount(1);
}

test('BO-55 BO-56 BO-58 BO-59 BO-251 BO-252 BO-260 BO-261 IMP-10 the receiver is named, a search is taken back, an own courier delivers for cash and hands it in, the shift is closed', async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/);
  const busy = { path: '/sandbox/api/couriers/busy', method: 'POST', body: { isBusy: true } };
  expect((await ask(busy)).status).toBe(200);
  const desk = await open(browser, { width: 1440, height: 900 }, MANAGER);
  const number = await readyDelivery();
  await readReceiver(desk, number);
  await desk.getByRole('link', { name: 'Dispatch' }).click();
  const phone = await open(browser, { width: 360, height: 740 }, COURIER);
  await expect(phone).toHaveURL(/\/deliveries$/);

  await expect(card(desk, number)).toContainText('The service is searching');
  await expect(desk.getByRole('application', { name: 'Map of orders and couriers' })).toBeVisible();
  const second = await readyDelivery();
  await desk.getByRole('button', { name: /^\d+ \+1 Order \d+, Order \d+$/ }).press('Enter');
  const place = desk.getByRole('dialog', { name: 'Orders at this place' });
  await expect(place.getByRole('listitem')).toHaveCount(2);
  expect(await findings(desk)).toEqual([]);
  await place.getByRole('button', { name: `№ ${second}` }).click();
  await expect(card(desk, second).getByRole('button', { name: `№ ${second}` })).toBeFocused();
  await phone.getByRole('radio', { name: /^Available/ }).click();
  await expect(card(phone, number)).toContainText('Amir Temur koʻchasi');
  await expect(card(phone, number)).not.toContainText('[12]');
  expect(await findings(desk)).toEqual([]);

  await card(desk, number)
    .getByRole('button', { name: `№ ${number}` })
    .focus();
  await desk.keyboard.press('a');
  const dialog = desk.getByRole('dialog', { name: `Courier for № ${number}` });
  await expect(dialog).toContainText('The courier service is searching');
  await dialog
    .getByRole('button', { name: /^Give to/ })
    .first()
    .click();
  await expect(dialog).toHaveCount(0);
  const carried = desk.getByRole('region', { name: /^With a courier/ });
  await expect(carried.getByRole('article', { name: `Order ${number}` })).toContainText('Courier assigned');

  await phone.getByRole('radio', { name: /^Mine/ }).click();
  const mine = card(phone, number);
  await expect(mine).toContainText('[12]');
  await expect(mine.getByRole('link', { name: 'Yandex' })).toHaveAttribute('href', /41\.3111,69\.2797/);
  await expect(mine).toContainText(receiver.name);
  await mine.getByRole('button', { name: 'Show the phone' }).click();
  await expect(mine.getByRole('link', { name: /\+998/ })).toHaveAttribute('href', `tel:+${receiver.phone}`);
  await phone.getByRole('button', { name: 'Show my position' }).click();
  await expect(desk.getByRole('region', { name: 'Couriers' })).toContainText('position just now');
  await mine.getByRole('button', { name: 'I have picked it up' }).click();
  await mine.getByRole('button', { name: 'I am here' }).click();
  expect(await findings(phone)).toEqual([]);
  await mine.getByRole('button', { name: 'Handed over' }).click();
  await mine.getByRole('button', { name: /received$/ }).click();
  await expect(phone.getByRole('radio', { name: 'Done today 1' })).toBeVisible();
  await expect(phone.getByText('Cash on me')).not.toContainText(/\s0\s/);
  await phone.getByRole('radio', { name: /^Done today/ }).click();
  await expect(card(phone, number)).not.toContainText('[12]');

  await expect(carried.getByRole('article')).toHaveCount(0);
  await desk.getByRole('button', { name: /^Take the cash of/ }).click();
  const counted = desk.getByRole('dialog', { name: /^Cash of/ });
  const branch = (await counted.locator('strong').textContent()) ?? '';
  await counted.getByRole('button', { name: /^Take \d/ }).click();
  await expect(counted).toContainText('All cash is handed in.');
  await counted.getByRole('button', { name: 'Close' }).click();
  await expect(counted).toHaveCount(0);
  await closeShift(desk, branch);
});
