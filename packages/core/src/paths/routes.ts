/** The four layouts, and no fifth (RT-37). */
export type Layout = 'auth' | 'default' | 'extra' | 'map';

type RouteShape = { path: `/${string}`; layout: Layout };

/** Every route by name: path pattern and layout (RT-01…RT-36, D73; an empty layout cell means default). */
export const ROUTES = {
  index: { path: '/', layout: 'default' },
  about: { path: '/about', layout: 'default' },
  extra: { path: '/extra', layout: 'extra' },
  extra2: { path: '/extra2', layout: 'extra' },
  extr3: { path: '/extr3', layout: 'extra' },
  basket: { path: '/basket', layout: 'default' },
  search: { path: '/search', layout: 'default' },
  category: { path: '/category', layout: 'default' },
  checkout: { path: '/checkout', layout: 'default' },
  'product-id': { path: '/product/{id}', layout: 'default' },
  blocked: { path: '/blocked', layout: 'default' },
  offerta: { path: '/offerta', layout: 'default' },
  privacy: { path: '/privacy', layout: 'default' },
  merchantNotAvailable: { path: '/merchantNotAvailable', layout: 'auth' },
  login: { path: '/login', layout: 'auth' },
  'login-confirm': { path: '/login/confirm', layout: 'auth' },
  branches: { path: '/branches', layout: 'default' },
  'branches-map': { path: '/branches/map', layout: 'default' },
  vacancy: { path: '/vacancy', layout: 'default' },
  'vacancy-id': { path: '/vacancy/{id}', layout: 'default' },
  'choose-address': { path: '/choose-address', layout: 'default' },
  'address-pickup': { path: '/address/pickup', layout: 'map' },
  'address-pickup2': { path: '/address/pickup2', layout: 'map' },
  'address-delivery': { path: '/address/delivery', layout: 'map' },
  profile: { path: '/profile', layout: 'default' },
  'profile-user': { path: '/profile/user', layout: 'default' },
  'profile-promos': { path: '/profile/promos', layout: 'default' },
  'profile-favorites': { path: '/profile/favorites', layout: 'default' },
  'profile-cards': { path: '/profile/cards', layout: 'default' },
  'profile-cards-create': { path: '/profile/cards/create', layout: 'default' },
  'profile-cards-confirm': { path: '/profile/cards/confirm', layout: 'default' },
  'profile-orders': { path: '/profile/orders', layout: 'default' },
  'profile-orders-id': { path: '/profile/orders/{id}', layout: 'default' },
  'profile-orders-id-map': { path: '/profile/orders/{id}/map', layout: 'default' },
  'profile-address': { path: '/profile/address', layout: 'default' },
  'profile-address-create': { path: '/profile/address/create', layout: 'default' },
  'profile-reservations': { path: '/profile/reservations', layout: 'default' },
  reservations: { path: '/reservations', layout: 'default' },
  notifications: { path: '/notifications', layout: 'default' },
  terms: { path: '/terms', layout: 'default' },
  contact: { path: '/contact', layout: 'default' },
  language: { path: '/language', layout: 'default' },
  deleted: { path: '/deleted', layout: 'auth' },
} as const satisfies Record<string, RouteShape>;

/** The name of a route, as the specification calls it. */
export type RouteName = keyof typeof ROUTES;

/** Old or mistyped paths and where they lead (D3). */
export const PATH_REDIRECTS: Readonly<Record<string, `/${string}`>> = { '/extra3': ROUTES.extr3.path };

/** The target after logout (NAV-12). */
export const HOME_PATH = ROUTES.index.path;
/** The sign-in path of a guest who wants to order (SES-12). */
export const LOGIN_PATH = ROUTES.login.path;
