import { expect, type Locator, type Page } from '@playwright/test';

import { anOwnersLink, makeRestaurant, proveOwner } from '../../pages/new-owner.ts';
import { aPhone } from '../../people.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { test } from '../../test.ts';

const server = useOwnServer({ isEmbedded: true });

/** The controls of a step are fewer; a control that Tab does not reach within them is not reached. */
const MOST_TABS = 80;

/** Presses Tab from where the focus is until a control has it. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let n = 0; n < MOST_TABS; n += 1) {
    if (await control.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

const type = async (page: Page, control: Locator, text: string) => {
  await tabTo(page, control);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
};

const press = async (page: Page, name: string) => {
  await tabTo(page, page.getByRole('button', { name, exact: true }));
  await page.keyboard.press('Enter');
};

/** A new step begins at its title. */
const isAt = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeFocused();

test('BO-451 the keyboard alone goes through every step of the set-up, and each begins at its title', async ({
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/40[01] \(/);
  const desk = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
  });
  const page = await desk.newPage();
  await page.goto(await anOwnersLink(server));
  await makeRestaurant(page, 'Osh Markazi');
  await proveOwner(page, aPhone());

  await type(page, page.getByRole('textbox', { name: 'Main colour' }), '#1A237E');
  await press(page, 'Next');
  await isAt(page, 'Menu');
  await press(page, 'Next');

  await isAt(page, 'Branch and hours');
  await type(page, page.getByLabel('Address', { exact: true }), 'Amir Temur 1');
  await type(page, page.getByLabel('Latitude'), '41.3264');
  await type(page, page.getByLabel('Longitude'), '69.2285');
  await press(page, 'Next');

  await isAt(page, 'Delivery zone');
  const radii = page.getByRole('radiogroup', { name: 'Deliver within' }).getByRole('radio');
  for (let n = 0; n < MOST_TABS; n += 1) {
    if (await radii.evaluateAll((all) => all.includes(document.activeElement as HTMLElement))) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('All changes are in the draft')).toBeVisible();
  await press(page, 'Next');

  await isAt(page, 'Payments');
  await press(page, 'Next');
  await isAt(page, 'Orders on your device');
  await press(page, 'Skip');
  await isAt(page, 'Publish');
  await press(page, 'Publish everything');
  await expect(page.getByText('Everything is published.')).toBeVisible();
  await press(page, 'Next');

  await isAt(page, 'Test order');
  await type(page, page.getByLabel('Phone number of the guest'), `+${aPhone()}`);
  await press(page, 'Place a test order');
  await expect(page.getByText('Waiting for your order…')).toBeVisible();
  await press(page, 'Next');
  await isAt(page, 'Check-up');
  await press(page, 'End the set-up');
  await expect(page.getByRole('region', { name: /^New \d+$/ })).toBeVisible();
  await desk.close();
});
