import { type BrowserContext, expect, type Page } from '@playwright/test';

import { BasketPage } from '../../pages/basket-page.ts';
import { CheckoutPage } from '../../pages/checkout-page.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { anOwnersLink, makeRestaurant, proveOwner } from '../../pages/new-owner.ts';
import { PayPage } from '../../pages/pay-page.ts';
import { SignInPage } from '../../pages/sign-in-page.ts';
import { aPhone } from '../../people.ts';
import { serverPort } from '../../server/ask.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { test } from '../../test.ts';

const server = useOwnServer({ hasMovableClock: true });

/** A person reads a page and thinks before they press: so long, in seconds of the server's clock. */
const PAUSE = 8;
/** From the link to the closed order, in seconds (scenario 24). */
const LONGEST = 300;

/** Time of the machine and of the pauses. */
function aStopwatch() {
  const began = Date.now();
  let ahead = 0;
  return {
    pause: async () => {
      ahead += PAUSE;
      await server.setClock(ahead);
    },
    seconds: () => (Date.now() - began) / 1000 + ahead,
  };
}

/** The link, then the brand's own back office with a proven phone and an authenticator. */
async function becomeOwner(page: Page, { name, phone, pause }: Owner) {
  await page.goto(await anOwnersLink(server));
  await pause();
  await makeRestaurant(page, name);
  await proveOwner(page, phone);
  await expect(title(page, 'Look')).toBeVisible();
}

type Owner = { name: string; phone: string; pause: () => Promise<void> };

const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();
const saved = (page: Page) => expect(page.getByText('All changes are in the draft')).toBeVisible();

/** The look is changed and saved; the tab is closed, and another one goes on at the menu. */
async function chooseLook(page: Page, context: BrowserContext): Promise<Page> {
  await page.getByLabel('Main colour', { exact: true }).first().fill('#1A237E');
  await saved(page);
  await next(page);
  await expect(title(page, 'Menu')).toBeVisible();
  const address = page.url();
  await page.close();
  const again = await context.newPage();
  await again.goto(new URL('/', address).href);
  await expect(title(again, 'Menu')).toBeVisible();
  return again;
}

async function choosePlace(page: Page): Promise<void> {
  await page.getByLabel('Address', { exact: true }).fill('Amir Temur 1');
  await page.getByLabel('Latitude').fill('41.3264');
  await page.getByLabel('Longitude').fill('69.2285');
  await page.getByRole('radio', { name: 'Around the clock' }).click();
  await saved(page);
  await next(page);
  await expect(title(page, 'Delivery zone')).toBeVisible();
  await page.getByRole('radio', { name: '5 km' }).click();
  await saved(page);
  await next(page);
}

async function publish(page: Page): Promise<void> {
  await expect(title(page, 'Publish')).toBeVisible();
  await page.getByRole('button', { name: 'Publish everything' }).click();
  await expect(page.getByText('Everything is published.')).toBeVisible();
  await next(page);
}

/** A guest's phone: a dish to be fetched, paid by Click in the sandbox. */
async function orderAndPay(page: Page, phone: string): Promise<void> {
  const menu = await new MenuPage(page).open();
  await menu.add('dish-3');
  await menu.basketBar.tap();
  await new BasketPage(page).toCheckout.tap();
  await new SignInPage(page).signIn(phone);
  const checkout = new CheckoutPage(page);
  await checkout.chooseService('Pick-up');
  await checkout.where.tap();
  await page.getByRole('dialog', { name: 'Pick-up branch' }).getByRole('button', { name: 'Select' }).tap();
  await checkout.payBy('Click');
  await expect(checkout.order).toBeEnabled();
  await checkout.order.tap();
  await (await new PayPage(page).arrived('Click')).press('pay');
  await expect(page.getByText('Paid. Thank you!')).toBeVisible();
}

/** On the board the order is marked, accepted and handed over. */
async function handOver(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Accept it on the board and bring it to its end' }).click();
  const card = page.getByRole('article', { name: 'Order 1', exact: true });
  await expect(card.getByText('Test', { exact: true })).toBeVisible();
  for (const step of [/^Accept · /, 'Mark as ready', 'Complete']) {
    const button = card.getByRole('button', { name: step });
    await button.click();
    await expect(button).toBeHidden();
  }
}

test('scenario 24, BO-330 BO-331 BO-332 BO-333 BO-334 from an operator’s link to the first paid order, closed, within five minutes and without a developer', async ({
  browser,
}) => {
  const { pause, seconds } = aStopwatch();
  const phone = aPhone();
  const desk = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
  });
  const first = await desk.newPage();
  await becomeOwner(first, { name: 'Choyxona Navroʻz', phone, pause });
  await pause();
  const page = await chooseLook(first, desk);
  await pause();
  await next(page);
  await expect(title(page, 'Branch and hours')).toBeVisible();
  await choosePlace(page);
  await pause();
  await expect(page.getByText('Guests can pay in cash already.')).toBeVisible();
  await next(page);
  await pause();
  await expect(title(page, 'Orders on your device')).toBeVisible();
  await page.getByRole('button', { name: 'Skip' }).click();
  await publish(page);
  await pause();
  const guestPhone = aPhone();
  await page.getByLabel('Phone number of the guest').fill(`+${guestPhone}`);
  await page.getByRole('button', { name: 'Place a test order' }).click();
  await expect(page.getByText('Waiting for your order…')).toBeVisible();

  const site = `http://choyxona-navroz.localhost:${serverPort()}`;
  const guest = await browser.newContext({ baseURL: site });
  await guest.addCookies([{ name: 'lang', value: 'eng', url: site }]);
  for (let n = 0; n < 3; n += 1) await pause();
  await orderAndPay(await guest.newPage(), guestPhone);
  await expect(page.getByText('Paid', { exact: true })).toBeVisible();
  await handOver(page);
  await page.getByRole('link', { name: 'Set-up' }).click();
  await expect(page.getByText('It works: your first order is ordered, paid and handed over.')).toBeVisible();
  const taken = seconds();
  expect(taken, `${Math.round(taken)} s`).toBeLessThanOrEqual(LONGEST);
  test
    .info()
    .annotations.push({ type: 'seconds from the link to the closed order', description: taken.toFixed(0) });

  await next(page);
  // Scenario 24: a new brand has no error, its texts included (BO-381).
  await expect(page.getByText(/^(?:Errors: 0\.|Nothing is wrong\.)/)).toBeVisible();
  await page.getByRole('button', { name: 'End the set-up' }).click();
  await expect(page.getByRole('region', { name: /^New \d+$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Set-up' })).toBeHidden();
  await Promise.all([desk.close(), guest.close()]);
});
