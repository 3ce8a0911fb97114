import type { Page } from '@playwright/test';

import { checkOutLunch, fetchMyself } from '../../journeys.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { SignInPage } from '../../pages/sign-in-page.ts';
import { advanceOrder, aPhone } from '../../people.ts';
import { ask } from '../../server/ask.ts';
import { expect, siteOf, test } from '../../test.ts';

/** The token that the page sends with its next call. */
async function tokenOf(page: Page): Promise<string> {
  const call = page.waitForRequest((request) => 'authorization' in request.headers(), { timeout: 60_000 });
  await page.goto('/profile/orders');
  return (await call).headers()['authorization'] ?? '';
}

test('SES-01 SES-02 a session that was ended elsewhere: home, one message, a guest again', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/);
  await (await new SignInPage(page).open()).signIn(aPhone());
  const authorization = await tokenOf(page);
  const path = '/users/v1/users/logout';
  // A page that was left sends no more requests: a late one would be refused and reported there.
  await page.goto('about:blank');
  const openapi = (await ask({ path: '/openapi.json' })).json<{ paths: Record<string, object> }>();
  const method = Object.keys(openapi.paths[path] ?? {})[0]!.toUpperCase();
  const ended = await ask({ host: 'osh.localhost', path, method, headers: { authorization } });
  expect(ended.status).toBeLessThan(300);

  // A notice stays for 4.5 s, which a page may take to load its pictures.
  await page.goto('/profile/orders', { waitUntil: 'commit' });
  await expect(page.getByText('Some things are out of date! Please log in again.')).toHaveCount(1);
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('an order is polled where its event stream fails', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.route('**/orders/v1/orders/*/events', (route) => route.abort());
  const checkout = await checkOutLunch(page);
  await fetchMyself(page, checkout);
  await checkout.order.tap();
  const order = new OrderPage(page);
  await advanceOrder(await order.id(), 'ACCEPTED');
  await expect(order.headline).toHaveText('The restaurant has accepted your order', { timeout: 40_000 });
});

test('T10 TEN-03 SES-01 a session of one brand used at another opens nothing there, and a notice is shown', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 401/);
  await (await new SignInPage(page).open()).signIn(aPhone());
  const session = await page.evaluate(() => localStorage.getItem('dasturxon:m-osh:session'));
  expect(session).toContain('token');
  const burger = siteOf('burger');
  await context.addCookies([{ name: 'lang', value: 'eng', url: burger }]);
  // A page without a running storefront, which would send requests with the session.
  await page.goto(`${burger}/healthz`);
  await page.evaluate((stolen) => localStorage.setItem('dasturxon:m-burger:session', stolen!), session);
  await page.goto(`${burger}/profile/orders`, { waitUntil: 'commit' });
  await expect(page.getByText('Some things are out of date! Please log in again.')).toHaveCount(1);
  await expect(page).toHaveURL(`${burger}/`);
  await page.goto(`${burger}/profile`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});
