import type { Page } from '@playwright/test';

import { PLOV } from '../../journeys.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { expect, test } from '../../test.ts';

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
          const kept = new Set(files.map(({ url }) => new URL(url).pathname));
          // The page loads some of them itself, so that none stands for the others.
          const worker = await (await fetch('/sw.js')).text();
          const [always = '', byLocale = ''] = worker.split(/byLocale:/);
          const english = /\ben:\[[^\]]*/.exec(byLocale)?.[0] ?? '';
          const needed = `${always} ${english}`.match(/\/assets\/web\/assets\/[\w.-]+\.(?:js|css)/g) ?? [];
          const isWhole = needed.length > 5 && needed.every((file) => kept.has(file));
          const answers = await (await caches.open('dasturxon-answers-2')).keys();
          return page !== undefined && isWhole && answers.length >= 2 ? files.length : 0;
        }),
      { message: 'the worker has kept the page, its files and what the basket reads' },
    )
    .toBeGreaterThan(5);
  return menu;
}

/** Some Chromium versions lose the emulation of `navigator.onLine` on a page that a worker serves: it is set here. */
async function loseNetwork(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.addInitScript(() => {
    const get = () => sessionStorage.getItem('testIsOnline') === 'yes';
    Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get });
  });
}

/** The page may load itself anew as soon as it is online: the event is sent again to the page that follows. */
async function findNetwork(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.waitForFunction(() => {
    sessionStorage.setItem('testIsOnline', 'yes');
    return dispatchEvent(new Event('online'));
  });
}

test('F01 offline the menu opens, dishes go into the basket, and a bar shows that the network is gone', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:load|fetch)|503/);
  const menu = await keepMenu(page);
  await menu.add(PLOV);
  const notKept: string[] = [];
  page.on('requestfailed', (request) => {
    // What the next page no longer needs is aborted.
    const isMissing = request.failure()?.errorText !== 'net::ERR_ABORTED';
    if (isMissing && /\.(js|css)$/.test(request.url())) notKept.push(request.url());
  });
  await loseNetwork(page);
  await menu.basketBar.tap();
  await expect(page.locator('#to-checkout'), 'a basket that was not opened yet').toContainText('52');
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
  expect(notKept, 'files of the basket').toEqual([]);
  await findNetwork(page);
  await expect(page.getByText('No internet. Your basket is saved.')).toBeHidden();
});

test('F01 RT-10 offline a dish opens with what is known of it, and a text that was read can be read again', async ({
  page,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
  const menu = await keepMenu(page);
  await page.goto('/about');
  const text = await page.getByRole('main').locator('p').first().innerText();
  await page.goto('/');
  await context.setOffline(true);
  await menu.openProduct(PLOV);
  await page.locator('#add-to-basket').tap();
  await expect(menu.basketBar).toContainText('52');
  await page.goto('/about');
  await expect(page.getByRole('main')).toContainText(text);
});

test('F01 NAV-06 offline an uncached page shows a message with a back link, and opens with the network', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/);
  await keepMenu(page);
  await loseNetwork(page);
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.goto('/profile/orders');
  await expect(page.getByText('This page will open once you are online.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My orders', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
  await expect(page.locator('[data-nav]')).toBeVisible();
  await findNetwork(page);
  await expect(page.getByText('This page will open once you are online.')).toBeHidden();
});

test('T73 F17 the worker caches only public API answers, and nothing of the mini-apps or the sandbox', async ({
  page,
}) => {
  await keepMenu(page);
  await page.goto('/basket');
  await page.goto('/profile/orders');
  await page.goto('/sandbox/');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url));
  });
  const others = kept.filter(
    ({ pathname }) => !/^\/(?:assets\/web\/assets|media)\/|^\/kept-page$/.test(pathname),
  );
  expect(others.filter(({ pathname }) => pathname !== '/kept-answer')).toEqual([]);
  for (const { searchParams } of others)
    expect(searchParams.get('to')).toMatch(/overalls|branches|cities|company|merchant\/settings|stories/);
});

test('BOOT-13 F31 the cached menu is not shown after the storefront has been closed', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/503|410|404/);
  await keepMenu(page);
  await page.context().route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/' || pathname === '/blocked')
      return route.fulfill({
        status: 410,
        contentType: 'text/html',
        body: '<h1>The storefront is gone</h1>',
      });
    return route.fallback();
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'The storefront is gone' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.match('/kept-page?vendor=').then(Boolean))).toBe(false);
});

test(
  'NAV-09 D62 without a cached page the shell is blank until there is a network, then the storefront opens',
  { tag: '@nightly' },
  async ({ page, context, expectedErrors }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)|503/);
    const menu = await keepMenu(page);
    await page.evaluate(() => caches.delete('dasturxon-pages-1'));
    await context.setOffline(true);
    await page.goto('/');
    await expect(menu.cards).toHaveCount(0);
    await context.setOffline(false);
    await expect(menu.cards.first()).toBeVisible();
  },
);
