import { closeSheetsFirst } from './back-closes-sheets.ts';
import {
  ANALYTICS_LAYER,
  AWAY,
  AWAY_SHEET,
  BASKET_PANEL,
  BASKET_SHEET,
  NEW_BUILD_LAYER,
  type Screen,
  STORY_LAYER,
} from './routes.ts';

type Load = () => Promise<Screen>;

// Whoever can go back inside the site has come here for the screen they would go back from.
closeSheetsFirst();

/** A screen inside its frame: the query cache, VKUI's surroundings, notices. The frame is one chunk for all screens. */
const framed =
  (load: Load): Load =>
  async () => {
    const [{ inScreenFrame }, screen] = await Promise.all([import('../screens/screen-frame.tsx'), load()]);
    return inScreenFrame(screen);
  };

/** Screens by route name; the paths are core's (RT rows). */
const SCREENS: Readonly<Record<string, Load>> = {
  search: framed(async () => (await import('../screens/search/search-screen.tsx')).SearchScreen),
  category: framed(async () => (await import('../screens/category/category-screen.tsx')).CategoryScreen),
  basket: framed(async () => (await import('../screens/basket/basket-screen.tsx')).BasketScreen),
  'choose-address': framed(
    async () => (await import('../screens/address/choose-address-screen.tsx')).ChooseAddressScreen,
  ),
  'address-delivery': framed(
    async () => (await import('../screens/address/address-delivery-screen.tsx')).AddressDeliveryScreen,
  ),
  'address-pickup': framed(
    async () => (await import('../screens/branch-picker/address-pickup-screen.tsx')).AddressPickupScreen,
  ),
  'address-pickup2': framed(
    async () => (await import('../screens/branch-picker/address-pickup-screen.tsx')).AddressPickup2Screen,
  ),
  branches: framed(async () => (await import('../screens/branches/branches-screen.tsx')).BranchesScreen),
  'branches-map': framed(
    async () => (await import('../screens/branches/branches-screen.tsx')).BranchesMapScreen,
  ),
  'profile-address': framed(
    async () => (await import('../screens/address/profile-address-screen.tsx')).ProfileAddressScreen,
  ),
  'profile-address-create': framed(
    async () =>
      (await import('../screens/address/profile-address-create-screen.tsx')).ProfileAddressCreateScreen,
  ),
  'product-id': framed(async () => (await import('../screens/product/product-screen.tsx')).ProductScreen),
  checkout: framed(async () => (await import('../screens/checkout/checkout-screen.tsx')).CheckoutScreen),
  'profile-orders-id': framed(async () => (await import('../screens/order/order-screen.tsx')).OrderScreen),
  'profile-orders-id-map': framed(
    async () => (await import('../screens/order/order-map-screen.tsx')).OrderMapScreen,
  ),
  'profile-cards': framed(async () => (await import('../screens/cards/cards-screen.tsx')).CardsScreen),
  'profile-cards-create': framed(
    async () => (await import('../screens/cards/add-card-screen.tsx')).CreateCardScreen,
  ),
  'profile-cards-confirm': framed(
    async () => (await import('../screens/cards/add-card-screen.tsx')).ConfirmCardScreen,
  ),
  profile: framed(async () => (await import('../screens/profile/profile-screen.tsx')).ProfileScreen),
  'profile-orders': framed(async () => (await import('../screens/orders/orders-screen.tsx')).OrdersScreen),
  language: framed(async () => (await import('../screens/language/language-screen.tsx')).LanguageScreen),
  login: framed(async () => (await import('../screens/login/login-screen.tsx')).LoginScreen),
  'login-confirm': framed(
    async () => (await import('../screens/login/login-confirm-screen.tsx')).LoginConfirmScreen,
  ),
  about: framed(async () => (await import('../screens/about/about-screen.tsx')).AboutScreen),
  offerta: framed(async () => (await import('../screens/offerta/offerta-screen.tsx')).OffertaScreen),
  terms: framed(async () => (await import('../screens/terms/terms-screen.tsx')).TermsScreen),
  privacy: framed(async () => (await import('../screens/privacy/privacy-screen.tsx')).PrivacyScreen),
  contact: framed(async () => (await import('../screens/contact/contact-screen.tsx')).ContactScreen),
  extra: framed(async () => (await import('../screens/extra/extra-screen.tsx')).ExtraScreen),
  extra2: framed(async () => (await import('../screens/extra/extra-screen.tsx')).Extra2Screen),
  extr3: framed(async () => (await import('../screens/extra/extra-screen.tsx')).Extr3Screen),
  vacancy: framed(async () => (await import('../screens/vacancies/vacancies-screen.tsx')).VacanciesScreen),
  'vacancy-id': framed(async () => (await import('../screens/vacancy/vacancy-screen.tsx')).VacancyScreen),
  'profile-user': framed(
    async () => (await import('../screens/profile-user/profile-user-screen.tsx')).ProfileUserScreen,
  ),
  'profile-promos': framed(async () => (await import('../screens/promos/promos-screen.tsx')).PromosScreen),
  'profile-favorites': framed(
    async () => (await import('../screens/favorites/favorites-screen.tsx')).FavoritesScreen,
  ),
  notifications: framed(
    async () => (await import('../screens/notifications/notifications-screen.tsx')).NotificationsScreen,
  ),
  reservations: framed(
    async () => (await import('../screens/reservations/reservations-screen.tsx')).ReservationsScreen,
  ),
  'profile-reservations': framed(
    async () => (await import('../screens/reservations/my-reservations-screen.tsx')).MyReservationsScreen,
  ),
  blocked: framed(async () => (await import('../screens/status/status-screen.tsx')).BlockedScreen),
  merchantNotAvailable: framed(
    async () => (await import('../screens/status/status-screen.tsx')).NotAvailableScreen,
  ),
  deleted: framed(async () => (await import('../screens/status/status-screen.tsx')).NotAvailableScreen),
  [BASKET_PANEL]: framed(async () => (await import('../screens/basket/basket-panel.tsx')).BasketPanelScreen),
  [BASKET_SHEET]: framed(async () => (await import('../screens/basket/basket-sheet.tsx')).BasketSheetScreen),
  [ANALYTICS_LAYER]: framed(
    async () => (await import('../screens/analytics/analytics-layer.tsx')).AnalyticsLayer,
  ),
  [NEW_BUILD_LAYER]: framed(async () => (await import('../screens/new-build/new-build-bar.tsx')).NewBuildBar),
  [AWAY]: framed(async () => (await import('../screens/away/away-screen.tsx')).AwayScreen),
  [AWAY_SHEET]: framed(async () => (await import('../screens/away/away-screen.tsx')).AwaySheetScreen),
  [STORY_LAYER]: framed(async () => (await import('../screens/stories/stories-screen.tsx')).StoriesScreen),
};

/** What an unknown path shows (NAV-06). */
const notFound = framed(
  async () => (await import('../screens/not-found/not-found-screen.tsx')).NotFoundScreen,
);

/** Brings the screen of a route by its name; the 404 page for a route that has none. */
export const loadScreen = (name: string): Promise<Screen> => (SCREENS[name] ?? notFound)();

export { needMessages } from '../i18n/messages.ts';
