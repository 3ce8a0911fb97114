import type { Browser, Page } from '@playwright/test';

import { findings } from '../../findings.ts';
import { checkOutLunch, fetchMyself } from '../../journeys.ts';
import { COOK, OPERATOR } from '../../pages/board-page.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { orderPlovAndDrink } from '../../place-order.ts';
import { officeAddress, signInAsOwner, typePhoneAndCode } from '../../pages/staff-sign-in.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer();

const DESK = { viewport: { width: 1440, height: 900 }, locale: 'en-GB' };
const TABLET = { viewport: { width: 1024, height: 768 }, locale: 'en-GB' };

/** A member of staff sets a PIN on a device of their own. */
async function setPin(browser: Browser, phone: string, pin: string): Promise<void> {
  const context = await browser.newContext(DESK);
  const page = await context.newPage();
  await typePhoneAndCode(page, 'osh', phone);
  await page.getByRole('link', { name: 'My sign-in' }).click();
  const field = page.getByLabel('New PIN, 4 to 6 digits');
  await field.fill('1234');
  await page.getByRole('button', { name: 'Save the PIN' }).click();
  await expect(page.getByText('This PIN is too easy to guess')).toBeVisible();
  await field.fill(pin);
  await page.getByRole('button', { name: 'Save the PIN' }).click();
  await expect(page.getByText('You have a PIN.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await context.close();
}

/** Types a PIN by the keys of the screen. */
async function typePin(page: Page, pin: string): Promise<void> {
  for (const digit of pin) await page.getByRole('button', { name: digit, exact: true }).click();
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
}

const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const person = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Who are you?' }).getByRole('button', { name });
const OPERATOR_NAME = /Operator/;

test('scenario 22, BO-40 BO-41 BO-43 BO-44 BO-321 a tablet is enrolled, two people switch on it, it locks, rings and is revoked', async ({
  browser,
  page: guest,
  expectedErrors,
}) => {
  expectedErrors.push(/40[0139] \(/, /429 \(/, /422 \(/);
  await setPin(browser, OPERATOR, '4071');
  await setPin(browser, COOK, '72940');

  const desk = await browser.newContext(DESK);
  const office = await desk.newPage();
  await signInAsOwner(office, 'osh');
  await office.getByRole('link', { name: 'Staff' }).click();
  await office.getByRole('button', { name: 'Add a shared tablet' }).click();
  const dialog = office.getByRole('dialog', { name: 'Add a shared tablet' });
  await dialog.getByLabel('Name of the tablet').fill('Till 1');
  await dialog.getByLabel('Branch').selectOption({ label: 'Amir Temur Square' });
  await dialog.getByRole('button', { name: 'Make a code' }).click();
  const code = await dialog.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/).innerText();
  expect(await findings(office)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();

  const context = await browser.newContext(TABLET);
  const tablet = await context.newPage();
  await tablet.goto(officeAddress('osh', '/enrol'));
  await tablet.getByLabel('Code from the back office').fill(code);
  expect(await findings(tablet)).toEqual([]);
  await tablet.getByRole('button', { name: 'Enrol this tablet' }).click();
  await expect(person(tablet, OPERATOR_NAME)).toBeVisible();
  expect(await findings(tablet)).toEqual([]);

  await test.step('two people switch', async () => {
    await person(tablet, OPERATOR_NAME).click();
    await typePin(tablet, '4071');
    await expect(pages(tablet)).toBeVisible();
    await tablet.getByRole('button', { name: 'Lock' }).click();
    await expect(tablet.getByRole('button', { name: 'Another person' })).toBeVisible();
    await tablet.getByRole('button', { name: 'Another person' }).click();
    await person(tablet, /Cook/).click();
    await tablet.getByRole('textbox').fill('72940');
    await tablet.keyboard.press('Enter');
    await expect(tablet).toHaveURL(/\/kitchen$/);
    await tablet.getByRole('button', { name: 'Lock' }).click();
  });

  await test.step('it locks after ten minutes without a touch, rings and answers an order by a PIN', async () => {
    await tablet.getByRole('button', { name: 'Another person' }).click();
    await person(tablet, OPERATOR_NAME).click();
    await typePin(tablet, '4071');
    await expect(pages(tablet)).toBeVisible();
    await tablet.clock.install();
    await tablet.reload();
    await expect(pages(tablet)).toBeVisible();
    await tablet.clock.fastForward('10:01');
    await expect(tablet.getByRole('button', { name: 'Another person' })).toBeVisible();
    const checkout = await checkOutLunch(guest);
    await fetchMyself(guest, checkout);
    await checkout.order.tap();
    const order = new OrderPage(guest);
    const number = (await order.number()).replace(/\D/g, '');
    for (let more = 0; more < 4; more += 1) await orderPlovAndDrink();
    const row = tablet.getByRole('listitem', { name: `New order ${number}` });
    await tablet.clock.runFor(10_000);
    await expect(row).toBeVisible();
    await expect(tablet.getByRole('listitem', { name: /^New order/ })).toHaveCount(5);
    expect(await findings(tablet)).toEqual([]);
    await row.getByRole('button', { name: 'Answer' }).click();
    await expect(tablet.getByText(`Enter your PIN to answer order ${number}.`)).toBeVisible();
    // However many orders wait, the keys of the PIN are on the screen.
    await expect(tablet.getByRole('button', { name: 'Enter', exact: true })).toBeInViewport({ ratio: 1 });
    await typePin(tablet, '4071');
    const panel = tablet.getByRole('dialog', { name: `Order ${number}`, exact: true });
    await expect(panel).toBeVisible();
    await panel.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('five wrong PINs lock it', async () => {
    await tablet.getByRole('button', { name: 'Lock' }).click();
    for (let tries = 0; tries < 4; tries += 1) {
      await typePin(tablet, '9153');
      await expect(tablet.getByText('Wrong PIN')).toBeVisible();
    }
    await typePin(tablet, '9153');
    await expect(tablet.getByText('Too many wrong PINs. Try again in 5 min.')).toBeVisible();
    expect(await findings(tablet)).toEqual([]);
    await typePin(tablet, '4071');
    await expect(tablet.getByText(/Too many wrong PINs/)).toBeVisible();
  });

  await test.step('it is revoked', async () => {
    const row = office.getByRole('listitem', { name: 'Till 1' });
    await expect(row).toContainText('last seen');
    await row.getByRole('button', { name: 'Revoke…' }).click();
    await row.getByRole('button', { name: /^Revoke:/ }).click();
    await expect(row).toHaveCount(0);
    await tablet.clock.runFor(10_000);
    await expect(tablet.getByLabel('Phone number')).toBeVisible();
  });
  for (const one of [desk, context]) await one.close();
});
