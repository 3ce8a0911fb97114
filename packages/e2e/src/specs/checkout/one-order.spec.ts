import type { Page } from '@playwright/test';

import { checkOutLunch, fetchMyself } from '../../journeys.ts';
import type { CheckoutPage } from '../../pages/checkout-page.ts';
import { OrderPage, OrdersPage } from '../../pages/order-page.ts';
import { unfold } from '../../pages/unfold.ts';
import { forward } from '../../server/forward.ts';
import { expect, test } from '../../test.ts';

const PLACING = '**/orders/v1/orders';

async function readyToOrder(page: Page): Promise<CheckoutPage> {
  const checkout = await checkOutLunch(page);
  await fetchMyself(page, checkout);
  const comment = await unfold(page, 'Notes', page.getByLabel('Comment on the order'));
  await comment.fill('No onions');
  await expect(checkout.order).toContainText('100 000');
  await expect(checkout.order).toBeEnabled();
  return checkout;
}

async function expectOneOrder(page: Page): Promise<void> {
  await new OrderPage(page).id();
  const orders = await new OrdersPage(page).open();
  await expect(orders.cards).toHaveCount(1);
}

/** Orders reach the server, but their answers never reach the phone. */
const loseAnswers = (page: Page) =>
  page.route(PLACING, async (route) => {
    await forward(route);
    await route.abort('connectionreset');
  });

test('HTTP-09 a double tap is one order', async ({ page }) => {
  const checkout = await readyToOrder(page);
  await expect(checkout.order).toBeEnabled();
  await checkout.order.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expectOneOrder(page);
});

test('HTTP-09 F02 without a network checkout shows it, keeps everything, and sends the order once afterwards', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  const checkout = await readyToOrder(page);
  await context.setOffline(true);
  await checkout.order.tap();
  await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible();
  await expect(page.getByLabel('Comment on the order')).toHaveValue('No onions');
  await context.setOffline(false);
  await expectOneOrder(page);
});

test('HTTP-07 HTTP-09 F03 an answer that was lost: the next tap finds the same order', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_CONNECTION_RESET|ERR_FAILED/);
  const checkout = await readyToOrder(page);
  await loseAnswers(page);
  await checkout.order.tap();
  await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible();
  await page.unroute(PLACING);
  await checkout.order.tap();
  await expectOneOrder(page);
});

test('HTTP-09 an answer that was lost, then a reload: still one order', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_CONNECTION_RESET|ERR_FAILED/);
  const checkout = await readyToOrder(page);
  await loseAnswers(page);
  await checkout.order.tap();
  await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible();
  await page.unroute(PLACING);
  await page.reload();
  await expect(checkout.order).toContainText('100 000');
  await expect(page.getByLabel('Comment on the order')).toHaveValue('No onions');
  await checkout.order.tap();
  await expectOneOrder(page);
});

test('F29 a price that rose after it was shown: the guest confirms the new one', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/);
  // The phone holds a quote from before the price rose; the order goes to the real server with it.
  await page.route('**/orders/v1/orders/quote', async (route) => {
    const quote = (await forward(route)).json<{ totalPrice: number }>();
    await route.fulfill({ json: { ...quote, totalPrice: quote.totalPrice - 5000 } });
  });
  const checkout = await checkOutLunch(page);
  await fetchMyself(page, checkout);
  await expect(checkout.order).toContainText('95 000');
  await checkout.order.tap();
  const sheet = page.getByRole('dialog', { name: 'The price has changed' });
  await expect(sheet).toContainText('95 000');
  await expect(sheet).toContainText('100 000');
  await sheet.getByRole('button', { name: 'Continue' }).tap();
  await expectOneOrder(page);
});
