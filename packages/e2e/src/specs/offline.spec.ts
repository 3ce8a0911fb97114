import type { Page } from '@playwright/test';

import { PLOV } from '../journeys.ts';
import { MenuPage } from '../pages/menu-page.ts';
import { expect, test } from '../test.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens the menu and waits until the worker has kept it with everything that it needs. */
async function keepMenu(page: Page): Promise<MenuPage> {
  const menu = await new MenuPage(page).open();
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const page = await caches.match('/kept-page?vendor=');
          const files = await (await caches.open('dasturxon-files-1')).keys();
          const words = files.filter(({ url }) => url.includes('/screens-')).length;
          return page !== undefined && words > 0 ? files.length : 0;
        }),
      { message: 'the worker has kept the page and its files' },
    )
    .toBeGreaterThan(5);
  return menu;
}

test('F01 offline the menu opens, dishes go into the basket, and a bar says what is the matter', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:load|fetch)|503/);
  const menu = await keepMenu(page);
  await menu.add(PLOV);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('dasturxon-answers-1')).keys()).length), {
      message: 'what the basket says of its dishes is kept before anybody looks into it',
    })
    .toBeGreaterThan(0);
  await context.setOffline(true);
  await page.goto('/');
  await expect(menu.card(PLOV)).toBeVisible();
  await expect(page.getByText('No internet. Your basket is saved.')).toBeInViewport();
  await menu.add(PLOV);
  await expect(menu.basketBar).toContainText('2');
  await page.goto('/basket');
  await expect(page.locator('#to-checkout')).toBeVisible();
  await expect(
    page.locator('[data-nav]'),
    'the drawn menu’s navigation leaves the button its place',
  ).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText('No internet. Your basket is saved.')).toBeHidden();
});

test('T73 F17 the worker keeps no answer of the API, and nothing of the mini-apps or the sandbox', async ({
  page,
}) => {
  await keepMenu(page);
  await page.goto('/basket');
  await page.goto('/sandbox/');
  const kept = await page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name !== 'dasturxon-answers-1');
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => !/^\/(?:assets\/web\/assets|media)\/|^\/kept-page$/.test(path))).toEqual([]);
});

test('BOOT-13 F31 the kept menu gives way when the shop has been closed', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/503|410|404/);
  await keepMenu(page);
  await page.context().route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/' || pathname === '/blocked')
      return route.fulfill({ status: 410, contentType: 'text/html', body: '<h1>The shop is gone</h1>' });
    return route.fallback();
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'The shop is gone' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.match('/kept-page?vendor=').then(Boolean))).toBe(false);
});

test('NAV-09 D62 without a kept page the shell is blank until there is a network, then the shop opens', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)|503/);
  const menu = await keepMenu(page);
  await page.evaluate(() => caches.delete('dasturxon-pages-1'));
  await context.setOffline(true);
  await page.goto('/');
  await expect(menu.cards).toHaveCount(0);
  await context.setOffline(false);
  await expect(menu.cards.first()).toBeVisible();
});
