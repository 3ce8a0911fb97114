import { checkOutLunch, fetchMyself, PLOV } from '../../journeys.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { ProductSheet } from '../../pages/product-sheet.ts';
import { SignInPage } from '../../pages/sign-in-page.ts';
import { expect, test } from '../../test.ts';

const MENU = '**/products/v1/overalls**';
const NOISE = /status of [45]\d\d|ERR_|Failed to fetch/;

for (const status of [408, 425, 429, 500, 502, 503, 504])
  test(`F04 HTTP-07 a call answered with ${status} is repeated once, then the error is shown, then it is retried`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(NOISE);
    let calls = 0;
    await page.route(MENU, (route) => {
      calls += 1;
      return route.fulfill({ status, body: '' });
    });
    await page.goto(`/product/${PLOV}`);
    const again = page.getByRole('dialog').getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    expect(calls).toBe(2);
    await page.unroute(MENU);
    await again.tap();
    await expect(new ProductSheet(page).addButton).toBeVisible();
  });

const RUBBISH = {
  'a page instead of data': '<!doctype html><h1>Gateway</h1>',
  nothing: '',
  'half an answer': '{"products":[{"id":"a"',
  'other types': '{"products":{"a":1},"categories":"none","groups":7}',
};

for (const [what, body] of Object.entries(RUBBISH))
  test(`F06 ${what}: the screen shows an error and stays usable`, async ({ page, expectedErrors }) => {
    expectedErrors.push(NOISE);
    await page.route(MENU, (route) => route.fulfill({ status: 200, contentType: 'application/json', body }));
    await page.goto(`/product/${PLOV}`);
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Try again' })).toBeVisible();
    await page.unroute(MENU);
    await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).tap();
    await expect(new ProductSheet(page).addButton).toBeVisible();
  });

test('F05 HTTP-06 an answer that never comes is given up', async ({ page, expectedErrors }) => {
  expectedErrors.push(NOISE);
  await page.clock.install();
  let calls = 0;
  await page.route(MENU, () => void (calls += 1));
  await page.goto(`/product/${PLOV}`);
  await expect.poll(() => calls).toBe(1);
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(MENU);
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).tap();
  await expect(new ProductSheet(page).addButton).toBeVisible();
  expect(calls).toBe(1);
});

test('F05 HTTP-06 a call that must not be made twice is given up too, once, and what was typed stays', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(NOISE);
  await page.clock.install();
  const signIn = await new SignInPage(page).open();
  const sending = '**/users/v1/auth/phone';
  let calls = 0;
  await page.route(sending, () => void (calls += 1));
  await signIn.phone.fill('90 123 45 67');
  await page.getByRole('button', { name: 'Get the code' }).tap();
  await expect.poll(() => calls).toBe(1);
  await page.clock.fastForward(31_000);
  await expect(page.getByText(/The server is taking too long to respond/)).toBeVisible();
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('button', { name: 'Get the code' })).toBeEnabled();
  await expect(signIn.phone).toHaveValue(/90 123 45 67$/);
  expect(calls).toBe(1);
});

test('F07 BOOT-14 a screen whose file is gone opens the page anew once, then offers a way on', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(NOISE, /dynamically imported|Failed to load|preload CSS/);
  let opened = 0;
  page.on('domcontentloaded', () => (opened += 1));
  const menu = await new MenuPage(page).open();
  await menu.add(PLOV);
  await page.route('**/assets/web/assets/search-screen*', (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await page.getByRole('link', { name: 'Search' }).first().tap();
  await expect(page.getByRole('heading', { name: 'The page could not be loaded' })).toBeVisible();
  await expect.poll(() => opened).toBe(2);
  await page.unroute('**/assets/web/assets/search-screen*');
  await page.getByRole('link', { name: 'To the menu' }).tap();
  await expect(menu.basketBar).toContainText('1');
});

test('F01 a file that was lost once is loaded again by the next tap, without another page load', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(NOISE, /dynamically imported|Failed to load/);
  const SCREEN = /search-screen-[\w-]+\.js/;
  let opened = 0;
  let [isLost, asked, failed] = [true, 0, 0];
  await page.route(SCREEN, (route) => {
    asked += 1;
    return isLost ? route.abort() : route.continue();
  });
  page.on('requestfailed', (request) => (failed += Number(SCREEN.test(request.url()))));
  page.on('domcontentloaded', () => (opened += 1));
  await new MenuPage(page).open();
  const search = page.getByRole('link', { name: 'Search' }).first();
  const isPrefetchLost = async () => {
    // A focus before the page listens is no intent yet.
    if (asked === 0) await search.blur();
    await search.focus();
    return failed > 0 && asked === failed;
  };
  await expect.poll(isPrefetchLost).toBe(true);
  isLost = false;
  await search.tap();
  await expect(page.getByRole('textbox', { name: 'Find a dish' })).toBeVisible();
  expect(opened).toBe(1);
});

test('F08 BOOT-13 a newer build waits until checkout is over', async ({ page }) => {
  const checkout = await checkOutLunch(page);
  await fetchMyself(page, checkout);
  await page.route('**/build.json', (route) => route.fulfill({ json: { build: 'newer' } }));
  let opened = 0;
  page.on('domcontentloaded', () => (opened += 1));
  const checked = page.waitForResponse('**/build.json');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await checked;
  await expect(page.getByText(/There is an update/)).toBeVisible();
  await expect(checkout.order).toBeEnabled();
  expect(opened).toBe(0);
  await page.unroute('**/build.json');
  await page.goBack();
  await expect.poll(() => opened).toBe(1);
});

test('F27 on slow 3G with a slow phone the menu can be used', async ({ page, context }) => {
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const menu = new MenuPage(page);
  await page.goto('/', { waitUntil: 'commit' });
  await menu.cards.first().waitFor();
  await menu.add(PLOV);
  await expect(menu.basketBar).toContainText('1');
  await menu.openProduct(PLOV);
  await expect(new ProductSheet(page).addButton).toContainText('52 000');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await menu.basketBar.tap();
  await expect(page.locator('#to-checkout')).toContainText('52 000');
});
