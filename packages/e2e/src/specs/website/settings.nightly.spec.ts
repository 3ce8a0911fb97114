import type { Locator, Page } from '@playwright/test';

import { checkOutLunch, PLOV } from '../../journeys.ts';
import { MenuPage } from '../../pages/menu-page.ts';
import { SignInPage } from '../../pages/sign-in-page.ts';
import { aPhone } from '../../people.ts';
import { ask } from '../../server/ask.ts';
import { changeSettings, type SettingsChange } from '../../server/change-brand.ts';
import { useOwnServer } from '../../server/own-server.ts';
import { expect, test } from '../../test.ts';

useOwnServer({ isEmbedded: true });

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const footer = (page: Page) => page.getByRole('contentinfo');
const link = (name: string | RegExp) => (page: Page) => page.getByRole('link', { name }).first();

type Row = SettingsChange & {
  row: string;
  title: string;
  path?: string;
  /** What is there before the change and gone after it, or the other way round. */
  seen: (page: Page) => Locator;
  before?: boolean;
  /** What the page's address answers with it; 200 unless it takes the page away. */
  leaves?: 404;
};

const ROWS: readonly Row[] = [
  {
    row: 'SET-21',
    title: 'isDark',
    set: { isDark: true },
    seen: (page) => page.locator('html[data-scheme="dark"]'),
  },
  {
    row: 'TEN-11',
    title: 'a language that is switched off cannot be chosen',
    set: { arActive: false },
    path: '/language',
    seen: (page) => page.getByText('العربية'),
    before: true,
  },
  {
    row: 'SET-22',
    title: 'groupView',
    set: { groupView: 'GRID' },
    seen: (page) => page.locator('[data-tiles]').first(),
  },
  {
    row: 'SET-22',
    title: 'isNavigationViewEnabled',
    set: { isNavigationViewEnabled: false },
    seen: (page) => page.locator('[data-nav]'),
    before: true,
  },
  {
    row: 'SET-24',
    title: 'the copyright line',
    set: { leftCopyWrite: { uz: '© Yangi', ru: '© Новый', eng: '© Brand new' } },
    seen: (page) => footer(page).getByText('© Brand new'),
  },
  {
    row: 'SET-24',
    title: 'the phone',
    part: 'about',
    set: { phone: '+998 71 222 33 44' },
    path: '/contact',
    seen: (page) => page.locator('a[href="tel:+998712223344"]').first(),
  },
  {
    row: 'SET-24',
    title: 'instagram',
    part: 'about',
    set: { instagramActive: false },
    path: '/contact',
    seen: link(/instagram|dilkash\.osh/i),
    before: true,
  },
  {
    row: 'SET-05',
    title: 'vacancies',
    set: { vacanciesActive: false },
    seen: link('Vacancies'),
    before: true,
  },
  {
    row: 'SET-03',
    title: 'stories',
    set: { storiesActive: false },
    seen: (page) => page.getByRole('region', { name: 'Stories' }),
    before: true,
  },
  {
    row: 'SET-10',
    title: 'bookings',
    set: { bookingActive: false },
    path: '/reservations',
    seen: (page) => page.getByRole('heading', { name: 'Book a table' }),
    before: true,
    leaves: 404,
  },
];

for (const { row, title, part = 'web', set, path = '/', seen, before = false, leaves = 200 } of ROWS)
  test(`${row} ${title}: changed in the database, the next page shows it`, async ({
    page,
    expectedErrors,
  }) => {
    if (leaves === 404) expectedErrors.push(/status of 404/);
    await page.goto(path);
    await page.locator('main').first().waitFor();
    await expect(seen(page)).toBeVisible({ visible: before });
    await changeSettings('osh', { part, set });
    expect((await page.goto(path))?.status()).toBe(leaves);
    await page.locator('main').first().waitFor();
    await expect(seen(page)).toBeVisible({ visible: !before });
  });

test('SET-21 mainColor: the colour and what is read on it', async ({ page }) => {
  const colours = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--dx-main', '--dx-on-main'].map((name) => style.getPropertyValue(name).trim().toUpperCase());
    });
  await page.goto('/');
  const old = await colours();
  await changeSettings('osh', { set: { mainColor: '#12355B', mainColorType: 'dark' } });
  await page.goto('/');
  await expect.poll(colours).toEqual(['#12355B', '#FFFFFF']);
  expect(old).not.toEqual(['#12355B', '#FFFFFF']);
});

test('SET-26 a script of others is allowed by the page’s policy only while it is on', async () => {
  const policy = async () =>
    (await ask({ host: 'osh.localhost', path: '/' })).headers['content-security-policy'];
  expect(await policy()).not.toContain('googletagmanager');
  await changeSettings('osh', { set: { googleTagManager: { active: true, id: 'GTM-ABC123' } } });
  expect(await policy()).toContain('googletagmanager');
  await changeSettings('osh', { set: { googleTagManager: null } });
  expect(await policy()).not.toContain('googletagmanager');
});

test('SET-11 the chat button on the profile', async ({ page }) => {
  await (await new SignInPage(page).open()).signIn(aPhone());
  await page.goto('/profile');
  await expect(page.getByText('My details')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Chat with us' })).toHaveCount(0);
  await changeSettings('osh', { set: { chatActive: true } });
  await page.goto('/profile');
  await expect(page.getByRole('link', { name: 'Chat with us' })).toBeVisible();
});

test('SET-25 SET-14 SET-17 SET-01 checkout offers what is on', async ({ page }) => {
  await checkOutLunch(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('radio', { name: /Uzum/ })).toBeAttached();
  await expect(main.getByRole('heading', { name: 'Promo code' })).toBeVisible();
  await expect(main.getByText('Pick-up', { exact: true })).toBeVisible();
  await changeSettings('osh', { set: { uzum: false, promoActive: false, pickupActive: false } });
  await page.reload();
  await expect(main.getByRole('radio', { name: /Payme/ })).toBeAttached();
  await expect(main.getByRole('radio', { name: /Uzum/ })).toHaveCount(0);
  await expect(main.getByRole('heading', { name: 'Promo code' })).toHaveCount(0);
  await expect(main.getByText('Pick-up', { exact: true })).toHaveCount(0);
});

test('SET-19 the way to the basket: in the navigation, or floating over the dishes', async ({ page }) => {
  await changeSettings('osh', { set: { isNavigationViewEnabled: true } });
  const menu = await new MenuPage(page).open();
  await expect(nav(page).getByRole('link', { name: 'Basket' })).toBeVisible();
  await changeSettings('osh', { set: { basketPosition: 'FLOATING_OVER_PRODUCT' } });
  await menu.open();
  await expect(nav(page).getByRole('link', { name: 'Favourites' })).toBeVisible();
  await expect(nav(page).getByRole('link', { name: 'Basket' })).toHaveCount(0);
  await menu.add(PLOV);
  await expect(menu.basketBar).toBeVisible();
});

test.describe('at Burger Bek', () => {
  test.use({ brand: 'burger' });

  test('SET-20 SET-22 modifiers as text or with pictures, categories as sections or chips', async ({
    page,
  }) => {
    const dish = '/product/burger-p-beef-bek';
    const pictures = page.getByRole('dialog').locator('img');
    const choice = page.getByRole('dialog').getByText('Double patty');
    await page.goto(dish);
    await expect(choice).toBeVisible();
    // The dish's own picture and those of its extras.
    await expect.poll(() => pictures.count()).toBeGreaterThan(1);
    const illustrated = await pictures.count();
    await changeSettings('burger', { set: { modificationViewType: 'NAME_ONLY' } });
    await page.goto(dish);
    await expect(choice).toBeVisible();
    await expect.poll(() => pictures.count()).toBeLessThan(illustrated);

    const chips = page.getByRole('navigation', { name: 'Categories' });
    // Both views lead to a category; only chips are filled.
    const fill = () =>
      chips
        .locator('[aria-current]')
        .first()
        .evaluate((chip) => getComputedStyle(chip).backgroundColor);
    await page.goto('/');
    await expect(chips.first()).toBeVisible();
    expect(await fill()).toBe('rgba(0, 0, 0, 0)');
    await changeSettings('burger', { set: { categoryView: 'CHIPS' } });
    await page.goto('/');
    await expect.poll(fill).not.toBe('rgba(0, 0, 0, 0)');
  });
});
