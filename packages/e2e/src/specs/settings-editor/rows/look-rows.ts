import type { Page } from '@playwright/test';

import { ask } from '../../../server/ask.ts';
import { appears, gone, off, on, type SettingRow, siteLanguage, siteText, typed } from './setting-row.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const style = (name: string) => (page: Page) =>
  page.evaluate((one) => getComputedStyle(document.documentElement).getPropertyValue(one).trim(), name);
const tiles = (page: Page) => page.locator('[data-tiles]');

/** Where the tab of the search leads from the menu, once the search was left with a text. */
async function searchFromMenu(page: Page): Promise<string> {
  await page.goto('/search?q=plov');
  await nav(page).getByRole('link', { name: 'Menu' }).tap();
  await page.waitForURL((url) => url.pathname === '/');
  await nav(page).getByRole('link', { name: 'Search' }).tap();
  await page.waitForURL((url) => url.pathname === '/search');
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

const addressOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

/** How the storefront looks. */
export const LOOK_ROWS: readonly SettingRow[] = [
  {
    row: 'SET-18',
    title: 'the basket beside the menu',
    round: 1,
    set: off('cartInMainActive'),
    at: 'wide',
    ...gone((page) => page.getByRole('complementary')),
  },
  {
    row: 'SET-18',
    title: 'the page of the basket',
    round: 1,
    set: off('cartPageActive'),
    at: 'basket',
    read: (page) => Promise.resolve(addressOf(page)),
    before: '/basket',
    after: '/?basket=open',
  },
  {
    row: 'SET-19',
    title: 'the basket floats',
    round: 1,
    set: [typed('basketPosition', 'FLOATING_OVER_PRODUCT')],
    at: 'menu',
    ...gone((page) => nav(page).getByRole('link', { name: 'Basket' })),
  },
  {
    row: 'SET-20',
    title: 'options with pictures',
    round: 1,
    set: [typed('modificationViewType', 'FULL_IMAGE')],
    at: 'dish',
    read: (page) => page.locator('label').filter({ hasText: 'Honey' }).locator('img').count(),
    before: 0,
    after: 1,
  },
  {
    row: 'SET-21',
    title: 'dark',
    round: 1,
    set: on('isDark'),
    at: 'menu',
    read: (page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme),
    before: 'light',
    after: 'dark',
  },
  {
    row: 'SET-21',
    title: 'the main colour',
    round: 1,
    set: [typed('mainColor', '#12355B')],
    at: 'menu',
    read: style('--dx-main'),
    before: '#FCE000',
    after: '#12355B',
  },
  {
    row: 'SET-21',
    title: 'the text on the main colour',
    round: 1,
    set: [typed('mainColorType', 'dark')],
    at: 'menu',
    read: style('--dx-on-main'),
    before: '#000000',
    after: '#FFFFFF',
  },
  {
    row: 'SET-22',
    title: 'groups as pictures',
    round: 1,
    set: [typed('groupView', 'GRID')],
    at: 'menu',
    read: (page) => tiles(page).count(),
    before: 0,
    after: 1,
  },
  {
    row: 'SET-22',
    title: 'categories as pictures',
    round: 2,
    set: [typed('categoryView', 'GRID')],
    at: 'menu',
    read: (page) => tiles(page).count(),
    before: 1,
    after: 2,
  },
  {
    row: 'SET-22',
    title: 'pictures of categories',
    round: 2,
    set: off('isCategoryImageVisible'),
    at: 'menu',
    ...gone((page) => tiles(page).locator('img')),
  },
  {
    row: 'SET-22',
    title: 'the navigation',
    round: 2,
    set: off('isNavigationViewEnabled'),
    at: 'menu',
    ...gone((page) => page.locator('[data-nav]')),
  },
  {
    row: 'SET-22',
    title: 'a tab opens where it was left',
    round: 1,
    set: on('multiTabNavigationEnabled'),
    at: 'tabs',
    read: searchFromMenu,
    before: '/search',
    after: '/search?q=plov',
  },
  {
    row: 'SET-22',
    title: 'the brand above the profile',
    round: 1,
    set: on('isVisibleAtProfileTop'),
    at: 'profile',
    ...appears((page) => page.getByRole('main').getByText('Dilkash Osh', { exact: true })),
  },
  {
    row: 'SET-24',
    title: 'the line at the foot',
    round: 1,
    set: [typed('leftCopyWrite.eng', '© Brand new')],
    at: 'menu',
    ...appears((page) => page.getByRole('contentinfo').getByText('© Brand new')),
  },
  {
    row: 'SET-27',
    title: 'the title',
    round: 1,
    set: [typed('title', 'Yangi sarlavha')],
    at: 'server',
    read: async () => /<title>([^<]*)/.exec(await siteText())?.[1],
    before: 'Dilkash Osh — milliy taomlar',
    after: 'Yangi sarlavha',
  },
  {
    row: 'SET-27',
    title: 'the icon',
    round: 1,
    set: [typed('favicon', 'https://example.uz/icon.png')],
    at: 'server',
    read: async () => (await siteText()).includes('https://example.uz/icon.png'),
    before: false,
    after: true,
  },
  {
    row: 'SET-27',
    title: 'the main language of the page',
    round: 1,
    set: [typed('mainLanguage', 'ru')],
    at: 'server',
    read: siteLanguage,
    before: 'uz-Latn-UZ',
    after: 'ru-RU',
  },
  {
    row: 'SET-26',
    title: 'a script of others',
    round: 1,
    set: [...on('googleTagManager.active'), typed('googleTagManager.id', 'GTM-ABC123')],
    at: 'server',
    read: async () =>
      (await ask({ host: 'osh.localhost', path: '/' })).headers['content-security-policy']?.includes(
        'googletagmanager',
      ),
    before: false,
    after: true,
  },
  {
    row: 'SET-32',
    title: 'the map',
    round: 1,
    set: [typed('mapType', 'YANDEX')],
    at: 'map',
    ...gone((page) => page.locator('.leaflet-container')),
  },
];
