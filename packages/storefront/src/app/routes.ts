import type { ComponentType } from 'react';

/** What a screen gets: the parts of its path and the query. */
export type ScreenProps = { params: Readonly<Record<string, string>> };
export type Screen = ComponentType<ScreenProps>;

type Load = () => Promise<Screen>;

/** A screen inside its frame: the query cache, VKUI's surroundings, notices. The frame is one chunk for all screens. */
const framed =
  (load: Load): Load =>
  async () => {
    const [{ inScreenFrame }, screen] = await Promise.all([import('../screens/screen-frame.tsx'), load()]);
    return inScreenFrame(screen);
  };

/**
 * How a route is shown: `menu` is the page itself, an `overlay` opens over the page that was there before, a `page`
 * takes the window. `load` brings its screen, a chunk of its own.
 */
export type ScreenRoute = { kind: 'menu' } | { kind: 'overlay'; load: Load } | { kind: 'page'; load: Load };
/** A route whose screen comes with its own chunk. */
export type Loadable = Extract<ScreenRoute, { load: unknown }>;

const page = (load: Load): ScreenRoute => ({ kind: 'page', load: framed(load) });
const overlay = (load: Load): ScreenRoute => ({ kind: 'overlay', load: framed(load) });

/** Screens by route name; the paths are core's (RT rows). A route that is not here has the 404 page. */
export const SCREENS: Readonly<Record<string, ScreenRoute>> = {
  index: { kind: 'menu' },
  search: page(async () => (await import('../screens/search/search-screen.tsx')).SearchScreen),
  category: page(async () => (await import('../screens/category/category-screen.tsx')).CategoryScreen),
  basket: page(async () => (await import('../screens/basket/basket-screen.tsx')).BasketScreen),
  'choose-address': overlay(
    async () => (await import('../screens/address/choose-address-screen.tsx')).ChooseAddressScreen,
  ),
  'address-delivery': overlay(
    async () => (await import('../screens/address/address-delivery-screen.tsx')).AddressDeliveryScreen,
  ),
  'address-pickup': overlay(
    async () => (await import('../screens/branch-picker/address-pickup-screen.tsx')).AddressPickupScreen,
  ),
  'address-pickup2': overlay(
    async () => (await import('../screens/branch-picker/address-pickup-screen.tsx')).AddressPickup2Screen,
  ),
  branches: page(async () => (await import('../screens/branches/branches-screen.tsx')).BranchesScreen),
  'branches-map': page(
    async () => (await import('../screens/branches/branches-screen.tsx')).BranchesMapScreen,
  ),
  'profile-address': page(
    async () => (await import('../screens/address/profile-address-screen.tsx')).ProfileAddressScreen,
  ),
  'profile-address-create': overlay(
    async () =>
      (await import('../screens/address/profile-address-create-screen.tsx')).ProfileAddressCreateScreen,
  ),
  'product-id': overlay(async () => (await import('../screens/product/product-screen.tsx')).ProductScreen),
  checkout: page(async () => (await import('../screens/checkout/checkout-screen.tsx')).CheckoutScreen),
  'profile-orders-id': page(async () => (await import('../screens/order/order-screen.tsx')).OrderScreen),
  profile: page(async () => (await import('../screens/profile/profile-screen.tsx')).ProfileScreen),
  'profile-orders': page(async () => (await import('../screens/orders/orders-screen.tsx')).OrdersScreen),
  language: page(async () => (await import('../screens/language/language-screen.tsx')).LanguageScreen),
  login: page(async () => (await import('../screens/login/login-screen.tsx')).LoginScreen),
  'login-confirm': page(
    async () => (await import('../screens/login/login-confirm-screen.tsx')).LoginConfirmScreen,
  ),
  about: page(async () => (await import('../screens/about/about-screen.tsx')).AboutScreen),
  offerta: page(async () => (await import('../screens/offerta/offerta-screen.tsx')).OffertaScreen),
  terms: page(async () => (await import('../screens/terms/terms-screen.tsx')).TermsScreen),
  privacy: page(async () => (await import('../screens/privacy/privacy-screen.tsx')).PrivacyScreen),
  contact: page(async () => (await import('../screens/contact/contact-screen.tsx')).ContactScreen),
  extra: page(async () => (await import('../screens/extra/extra-screen.tsx')).ExtraScreen),
  extra2: page(async () => (await import('../screens/extra/extra-screen.tsx')).Extra2Screen),
  extr3: page(async () => (await import('../screens/extra/extra-screen.tsx')).Extr3Screen),
  vacancy: page(async () => (await import('../screens/vacancies/vacancies-screen.tsx')).VacanciesScreen),
  'vacancy-id': page(async () => (await import('../screens/vacancy/vacancy-screen.tsx')).VacancyScreen),
  'profile-user': page(
    async () => (await import('../screens/profile-user/profile-user-screen.tsx')).ProfileUserScreen,
  ),
  'profile-promos': page(async () => (await import('../screens/promos/promos-screen.tsx')).PromosScreen),
  'profile-favorites': page(
    async () => (await import('../screens/favorites/favorites-screen.tsx')).FavoritesScreen,
  ),
  notifications: page(
    async () => (await import('../screens/notifications/notifications-screen.tsx')).NotificationsScreen,
  ),
  reservations: page(
    async () => (await import('../screens/reservations/reservations-screen.tsx')).ReservationsScreen,
  ),
  'profile-reservations': page(
    async () => (await import('../screens/reservations/my-reservations-screen.tsx')).MyReservationsScreen,
  ),
  blocked: page(async () => (await import('../screens/status/status-screen.tsx')).BlockedScreen),
  merchantNotAvailable: page(
    async () => (await import('../screens/status/status-screen.tsx')).NotAvailableScreen,
  ),
  deleted: page(async () => (await import('../screens/status/status-screen.tsx')).NotAvailableScreen),
};

/** What an unknown path shows (NAV-06). */
export const NOT_FOUND = page(
  async () => (await import('../screens/not-found/not-found-screen.tsx')).NotFoundScreen,
);

/** A story over the menu: no path of its own, `/?story=` opens it. */
export const STORIES: Loadable = {
  kind: 'overlay',
  load: framed(async () => (await import('../screens/stories/stories-screen.tsx')).StoriesScreen),
};
