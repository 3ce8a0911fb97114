/** The main places of the shop. */
export type TabId = 'menu' | 'search' | 'favourites' | 'basket' | 'orders' | 'profile';

/** Where each of them begins. */
export const TAB_PATHS: Readonly<Record<TabId, string>> = {
  menu: '/',
  search: '/search',
  favourites: '/profile/favorites',
  basket: '/basket',
  orders: '/profile/orders',
  profile: '/profile',
};

/** The pages that leave the bottom of a phone to the navigation; others have a main button of their own there. */
const ON_PHONES = new Set<string>(
  [...Object.values(TAB_PATHS), '/category'].filter((path) => path !== '/basket'),
);

const PLACES: readonly (readonly [TabId, RegExp])[] = [
  ['menu', /^\/($|product\/|category)/],
  ['search', /^\/search/],
  ['favourites', /^\/profile\/favorites/],
  ['orders', /^\/profile\/orders/],
  ['basket', /^\/(basket|checkout)/],
];

/** The place that a path belongs to. */
export const tabOf = (path: string): TabId =>
  PLACES.find(([, belongs]) => belongs.test(path))?.[0] ?? 'profile';

/** Whether the navigation is shown at the bottom of a phone here. */
export const isOnPhones = (path: string): boolean => ON_PHONES.has(path);
