import { PLOV } from '../journeys.ts';
import { MenuPage } from '../pages/menu-page.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { aPhone } from '../people.ts';
import { expect, test } from '../test.ts';

const STORES = {
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'is blocked': () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
  },
  'holds rubbish': () => {
    for (const name of ['cart', 'session', 'order-draft', 'search-history', 'consent'])
      localStorage.setItem(`dasturxon:m-osh:${name}`, '{"broken":');
    localStorage.setItem('dasturxon:m-osh:cart', '[{"productId":7}]');
  },
} as const;

for (const [state, prepare] of Object.entries(STORES))
  test(`F09 a store that ${state} costs the memory, not the shop`, async ({ page }) => {
    await page.addInitScript(prepare);
    const menu = await new MenuPage(page).open();
    await menu.add(PLOV);
    await expect(menu.basketBar).toContainText('1');
    await menu.basketBar.tap();
    await expect(page.locator('#to-checkout')).toBeVisible();
  });

for (const days of [-1, 1])
  test(`F11 a clock that is ${days} day off lets people browse and sign in`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + days * 86_400_000 });
    const menu = await new MenuPage(page).open();
    await menu.add(PLOV);
    await (await new SignInPage(page).open()).signIn(aPhone());
    await page.goto('/profile');
    await expect(page.getByText('My details')).toBeVisible();
  });

test('F28 signing out in one tab signs the other out', async ({ page, context }) => {
  await (await new SignInPage(page).open()).signIn(aPhone());
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByText('My details')).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out' }).tap();
  const sure = page.getByRole('dialog').getByRole('button', { name: /Yes|Sign out/ });
  if (await sure.isVisible().catch(() => false)) await sure.tap();
  await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('F28 what one tab puts into the basket the other one has, and both may go on', async ({
  page,
  context,
}) => {
  const menu = await new MenuPage(page).open();
  const other = await new MenuPage(await context.newPage()).open();
  await menu.add(PLOV);
  await expect(other.basketBar).toContainText('1');
  await other.add('osh-p-osh-teahouse');
  await expect(menu.basketBar).toContainText('2');
  await expect(other.basketBar).toContainText('2');
});

test('F32 a turned phone and a double tap leave the sheet and the basket as they were', async ({ page }) => {
  const menu = await new MenuPage(page).open();
  await menu.openProduct(PLOV);
  const sheet = page.getByRole('dialog');
  await expect(sheet.locator('#add-to-basket')).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(sheet).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await sheet.locator('#add-to-basket').dblclick();
  await expect(sheet).toBeHidden();
  await expect(menu.basketBar).toContainText('1');
});

test('F33 a place that cannot be had leaves the map to be moved by hand', async ({ page, context }) => {
  await context.clearPermissions();
  await page.goto('/address/delivery');
  const dialog = page.getByRole('dialog').first();
  await dialog
    .getByRole('button', { name: /location|Where am I/i })
    .first()
    .tap();
  await expect(dialog.locator('.leaflet-container')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /Save|Out of Service zone/ }).first()).toBeVisible();
});

test('F34 without pictures every card stands where it would', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  const menu = await new MenuPage(page).open();
  const whole = await menu.card(PLOV).boundingBox();
  await page.route('**/media/**', (route) => route.abort());
  await page.reload();
  await menu.cards.first().waitFor();
  const bare = await menu.card(PLOV).boundingBox();
  expect([bare!.y, bare!.height]).toEqual([whole!.y, whole!.height]);
  await expect(menu.card(PLOV).getByRole('link')).toBeVisible();
});
