import { checkOutLunch, fetchMyself, PLOV } from '../../journeys.ts';
import { AddressMap } from '../../pages/address-map.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { SignInPage } from '../../pages/sign-in-page.ts';
import { aPhone } from '../../people.ts';
import { expect, test } from '../../test.ts';

declare global {
  interface Window {
    /** What has moved by itself on this page (CLS). */
    layoutShift: number;
  }
}

/** The browser goes to the background, and comes back. */
const turn = (state: 'hidden' | 'visible') => `
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: '${state}' });
  document.dispatchEvent(new Event('visibilitychange'));`;
const [HIDE, SHOW] = [turn('hidden'), turn('visible')];

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
  test(`F09 T21 a store that ${state} costs the memory, not the order`, async ({ page }) => {
    await page.addInitScript(prepare);
    // Shown once on each page that opens; a notice stays for 4.5 s.
    await page.goto('/', { waitUntil: 'commit' });
    const notice = page.getByText(/This browser does not allow anything to be saved/);
    await expect(notice).toHaveCount(state === 'holds rubbish' ? 0 : 1);
    const checkout = await checkOutLunch(page);
    await fetchMyself(page, checkout);
    await expect(checkout.order).toContainText('100 000');
    await checkout.order.tap();
    await new OrderPage(page).id();
  });

for (const [days, timezoneId] of [
  [-1, 'America/Los_Angeles'],
  [1, 'Asia/Tokyo'],
] as const)
  test.describe(`where the clock is ${days} day off`, () => {
    test.use({ timezoneId });

    test(`F11 people sign in and order for later by the server’s time (${timezoneId})`, async ({ page }) => {
      await page.clock.install({ time: Date.now() + days * 86_400_000 });
      const checkout = await checkOutLunch(page);
      await fetchMyself(page, checkout);
      await expect(page.getByRole('radio', { name: /As soon as possible/ })).toBeEnabled();
      await checkout.choose('Later');
      const slots = page.getByRole('dialog', { name: 'When' });
      await slots.getByRole('group', { name: 'Day' }).locator('label').filter({ hasText: 'Tomorrow' }).tap();
      await slots.getByRole('group', { name: 'Time' }).locator('label').first().tap();
      await slots.getByRole('button', { name: 'Done' }).tap();
      await checkout.order.tap();
      await expect(new OrderPage(page).headline).toHaveText('Your order is scheduled');
    });
  });

test('F28 signing out in one tab signs the other out', async ({ page, context }) => {
  await (await new SignInPage(page).open()).signIn(aPhone());
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByText('My details')).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign out' }).tap();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Yes|Sign out/ })
    .tap();
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

test('F32 going back while a sheet opens, and half an hour in the background, keep the page and the choices', async ({
  page,
}) => {
  await page.clock.install();
  const menu = await new MenuPage(page).open();
  await menu.add(PLOV);
  await menu.openProduct(PLOV);
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await menu.basketBar.tap();
  const onward = page.locator('#to-checkout');
  await expect(onward).toContainText('52 000');
  await page.evaluate(HIDE);
  await page.clock.fastForward('30:00');
  await page.evaluate(SHOW);
  await expect(onward).toContainText('52 000');
  await expect(page).toHaveURL(/\/basket$/);
});

const PLACES = {
  'is refused': [1, 'Please allow location detection!'],
  'does not come': [3, 'We could not find your location. Move the map or search for your street.'],
} as const;

for (const [what, [code, message]] of Object.entries(PLACES))
  test(`F33 ERR-26 a place that ${what}: one notice, and the map can be moved by hand`, async ({ page }) => {
    await page.addInitScript((reason) => {
      navigator.geolocation.getCurrentPosition = (_found, refused) =>
        void setTimeout(() => refused?.({ code: reason } as GeolocationPositionError), 50);
    }, code);
    await page.goto('/address/delivery', { waitUntil: 'commit' });
    const map = new AddressMap(page);
    await expect(page.getByText(message)).toHaveCount(1);
    await expect(map.map).toBeVisible();
    await map.drag(-20, 30);
    await expect(map.save).toBeEnabled();
  });

test.describe('where the phone has a coarse location', () => {
  test.use({
    geolocation: { latitude: 41.3111, longitude: 69.2797, accuracy: 50_000 },
    permissions: ['geolocation'],
  });

  test('F33 a place of 50 km is one to begin with, and the guest’s own pin stays', async ({ page }) => {
    await page.goto('/address/delivery');
    const map = new AddressMap(page);
    await expect(map.save).toBeEnabled();
    await expect(map.street).toHaveText(/\S/);
    const first = await map.street.innerText();
    await map.drag(-160, 120);
    await expect(map.street).not.toHaveText(first);
    await expect(map.save).toBeEnabled();
  });
});

test('F34 without pictures every card keeps its place', async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!shift.hadRecentInput) window.layoutShift += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const menu = await new MenuPage(page).open();
  const whole = await menu.card(PLOV).boundingBox();
  await page.route('**/media/**', (route) => route.abort());
  await page.reload();
  await menu.cards.first().waitFor();
  await expect
    .poll(async () => {
      const bare = await menu.card(PLOV).boundingBox();
      return [bare!.y, bare!.height];
    })
    .toEqual([whole!.y, whole!.height]);
  await expect(menu.card(PLOV).getByRole('link')).toBeVisible();
  await menu.add(PLOV);
  await expect(menu.basketBar).toContainText('1');
  await expect.poll(() => page.evaluate(() => window.layoutShift)).toBeLessThan(0.05);
});
