import type { Browser, Locator, Page } from '@playwright/test';

import { checkOutLunch, fetchMyself } from '../../journeys.ts';
import { SettingsEditor } from '../../pages/settings-editor.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { OrderPage } from '../../pages/order-page.ts';
import { officeAddress, signInAsOwner } from '../../pages/staff-sign-in.ts';
import { advanceOrder } from '../../people.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, siteOf, test } from '../../test.ts';
import { FEATURE_ROWS } from './rows/feature-rows.ts';
import { LOOK_ROWS } from './rows/look-rows.ts';
import { OTHER_ROWS } from './rows/other-rows.ts';
import { type Place, type SettingRow, typed } from './rows/setting-row.ts';

useOwnServer();

const ROWS: readonly SettingRow[] = [...FEATURE_ROWS, ...LOOK_ROWS, ...OTHER_ROWS];

/** Where a place is, and what is there once the page has loaded. */
const PLACES: Readonly<Record<Place, { path: string; loaded: (page: Page) => Locator } | null>> = {
  menu: { path: '/', loaded: (page) => page.locator('[data-product]') },
  wide: { path: '/', loaded: (page) => page.locator('[data-product]') },
  basket: { path: '/basket', loaded: (page) => page.getByRole('button', { name: /To checkout/ }) },
  contact: { path: '/contact', loaded: (page) => page.getByRole('main') },
  profile: { path: '/profile', loaded: (page) => page.getByText('My details') },
  checkout: {
    path: '/checkout',
    loaded: (page) => page.locator('#checkout-payment').getByRole('radio', { name: /^Cash/ }),
  },
  languages: { path: '/language', loaded: (page) => page.getByText('Русский') },
  order: { path: '', loaded: (page) => page.getByRole('heading', { name: 'Restaurant' }) },
  dish: { path: '/product/osh-p-choy-green', loaded: (page) => page.getByText('Honey') },
  map: {
    path: '/address/delivery',
    loaded: (page) => page.getByRole('dialog', { name: 'Delivery address' }),
  },
  tabs: null,
  server: null,
};

/** A guest with dishes in the basket and an order, on a phone, and another in a wide window. */
async function guests(page: Page, browser: Browser) {
  const checkout = await checkOutLunch(page);
  await fetchMyself(page, checkout);
  await checkout.order.tap();
  const order = await new OrderPage(page).id();
  const menu = await new MenuPage(page).open();
  await menu.add('osh-p-osh-wedding');
  await expect(menu.basketBar).toBeVisible();
  const wide = await browser.newContext({
    baseURL: siteOf('osh'),
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    hasTouch: false,
  });
  await wide.addCookies([{ name: 'lang', value: 'eng', url: siteOf('osh') }]);
  return { order, phone: page, wide: await wide.newPage() };
}

type Guests = Awaited<ReturnType<typeof guests>>;

/** Checks what guests meet of some rows; each page is opened once. */
async function meet({ order, phone, wide }: Guests, rows: readonly SettingRow[], when: 'before' | 'after') {
  for (const [at, ofIt] of Map.groupBy(rows, (row) => row.at)) {
    const page = at === 'wide' ? wide : phone;
    const place = PLACES[at];
    if (place) {
      await page.goto(at === 'order' ? `/profile/orders/${order}` : place.path);
      await expect(place.loaded(page).first()).toBeAttached();
    }
    for (const { row, title, read, [when]: wanted } of ofIt)
      await test.step(`${row} ${title}: ${when} publication`, () =>
        expect.soft.poll(() => read(page), { message: `${row} ${title}`, timeout: 6_000 }).toEqual(wanted));
  }
}

test('BO-391 each setting that is changed in the editor is met by guests once it is published', async ({
  page,
  browser,
  expectedErrors,
}) => {
  expectedErrors.push(/401 \(Unauthorized\)/, /yandex-maps/);
  await page.context().route('https://www.googletagmanager.com/**', (route) => route.fulfill({ body: '' }));
  const all = await guests(page, browser);
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const office = await desk.newPage();
  await signInAsOwner(office, 'osh');
  await office.goto(officeAddress('osh', '/settings'));
  const editor = new SettingsEditor(office);
  for (const round of [1, 2] as const) {
    const rows = ROWS.filter((one) => one.round === round);
    // That each value is a change is checked by night.
    if (process.env['E2E_WHOLE']) await meet(all, rows, 'before');
    await editor.changeAll(rows.flatMap(({ set }) => set));
    if (round === 1) await editor.changeAll([typed('cashbackPercent', '10', 'orderSettings')]);
    await editor.publishAll();
    // An order that is over gives the points that the second round spends.
    if (round === 2) await advanceOrder(all.order, 'CLOSED');
    await meet(all, rows, 'after');
  }
  await desk.close();
});
