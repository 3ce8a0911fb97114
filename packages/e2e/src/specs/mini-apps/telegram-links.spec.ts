import type { Page } from '@playwright/test';

import { PLOV, takePlovAndShare } from '../../journeys.ts';
import { LauncherPage } from '../../pages/launcher-page.ts';
import { aPerson } from '../../pages/telegram-person.ts';
import { expect, test } from '../../test.ts';

const telegram = (page: Page) => new LauncherPage(page, 'telegram');

test.use({ viewport: { width: 1100, height: 1000 } });

test('T75 IMP-13 branch_ takes the guest to that branch', async ({ page }) => {
  const host = await telegram(page).open({ ...aPerson(), startParam: 'branch_osh-b-chilonzor' });
  await expect(host.storefront.getByRole('banner')).toContainText('Chilanzar');
  await expect(host.card(PLOV).locator('[data-add]')).toBeVisible();
});

test('T75 branch_ of no branch of ours leaves a menu that sells', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 404/);
  const asked = page.waitForResponse(/\/users\/v1\/branches\/nowhere/, { timeout: 60_000 });
  const host = await telegram(page).open({ ...aPerson(), startParam: 'branch_nowhere' });
  expect((await asked).status()).toBe(404);
  await host.add(PLOV);
  await expect(host.main).toContainText('Basket · 52');
});

test('T75 promo_ brings its code to checkout, which asks the server about it', async ({
  page,
  expectedErrors,
}) => {
  // The basket is too small for this code; the server reports it.
  expectedErrors.push(/status of 422/);
  const asked = page.waitForRequest((request) => request.postData()?.includes('"DILKASH"') === true, {
    timeout: 80_000,
  });
  const host = await telegram(page).open({ ...aPerson(), startParam: 'promo_DILKASH' });
  await expect(host.storefront.getByText('Promo code DILKASH will be applied to your order.')).toBeVisible();
  await takePlovAndShare(host);
  await expect(host.storefront.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  expect((await asked).url()).toContain('/quote');
});

test('T75 category_ opens its dishes, and the way back leads to the menu', async ({ page }) => {
  const host = await telegram(page).open({ ...aPerson(), startParam: 'category_osh-c-osh' });
  await expect.poll(() => host.url().pathname).toBe('/tg/category');
  await expect(host.card(PLOV).last()).toBeVisible();
  await host.back.click();
  await expect(host.back).toBeHidden();
});

test('T75 IMP-12 table_ with an unknown table shows a notice over the menu', async ({ page }) => {
  const host = await telegram(page).open({
    ...aPerson(),
    vendor: 'qahva',
    startParam: 'table_qahva-h-main-t1',
  });
  await expect(host.storefront.getByText('No such table.')).toBeVisible();
  await expect(host.storefront.getByRole('banner')).toBeVisible();
});

test('T75 order_ opens the guest’s own order; another’s is not shown', async ({ page, expectedErrors }) => {
  expectedErrors.push(/status of 40[34]/);
  const person = aPerson();
  const host = await telegram(page).open(person);
  await takePlovAndShare(host);
  await host.fetchMyself();
  await expect(host.main).toContainText('Order');
  await expect(host.main).toHaveAttribute('aria-disabled', 'false');
  await host.main.click();
  await expect(host.storefront.getByText('We have received your order')).toBeVisible();
  const id = host.url().pathname.split('/').at(-1)!;
  const startParam = `order_${id}`;
  await host.open({ ...person, startParam });
  await expect.poll(() => host.url().pathname).toBe(`/tg/profile/orders/${id}`);
  await expect(host.storefront.getByText('We have received your order')).toBeVisible();
  await host.open({ ...aPerson(), startParam });
  await expect.poll(() => host.url().pathname).toBe(`/tg/profile/orders/${id}`);
  await expect(host.storefront.getByRole('main').getByText('We have received your order')).toBeHidden();
});

for (const [startParam, tag] of [
  ['javascript_1', undefined],
  ['product_', '@nightly'],
  ['order_1_2', '@nightly'],
  ['PRODUCT_1', '@nightly'],
  ['admin_1', '@nightly'],
] as const)
  test(`T75 ${startParam} leads home`, { tag }, async ({ page }) => {
    const host = await telegram(page).open({ ...aPerson(), startParam });
    await expect(host.received('web_app_ready').first()).toBeVisible();
    await expect(host.card(PLOV)).toBeVisible();
    expect(host.url().pathname).toBe('/tg/');
    await expect(host.back).toBeHidden();
  });
