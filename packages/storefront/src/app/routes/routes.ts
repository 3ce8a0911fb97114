import type { RouteMatch } from '@dasturxon/core/paths';
import type { ComponentType } from 'react';

/** What a screen gets: the parts of its path and the query. */
export type ScreenProps = {
  params: Readonly<Record<string, string>>;
  /** Whether its heading gets the focus: it was opened from another page. */
  takesFocus?: boolean | undefined;
};
export type Screen = ComponentType<ScreenProps>;

/**
 * How a route is shown: `menu` is the page itself, an `overlay` opens over the page that was there before, a `page`
 * takes the window. Its screen is in `screens.ts`, which the menu's page does not carry.
 */
export type RouteKind = 'menu' | 'overlay' | 'page';

const OVERLAYS: ReadonlySet<string> = new Set([
  'choose-address',
  'address-delivery',
  'address-pickup',
  'address-pickup2',
  'profile-address-create',
  'product-id',
]);

/** A story over the menu: no path of its own, `/?story=` opens it. */
export const STORY_LAYER = 'story';
/** The basket beside the menu of a wide window. */
export const BASKET_PANEL = 'basket-panel';
/** The basket over the menu, where it has no page of its own. */
export const BASKET_SHEET = 'basket-sheet';
/** What the guest does not eat, over the menu. */
export const FILTER_SHEET = 'menu-filter';
/** What an invitation of a friend gives, over the menu (B31). */
export const INVITATION_SHEET = 'invite';
/** Counts visits if the merchant enables it. */
export const ANALYTICS_LAYER = 'analytics';
/** Offers a newer build. */
export const NEW_BUILD_LAYER = 'new-build';
/** The order under way, over pages that are not about ordering. */
export const RUNNING_ORDER_LAYER = 'running-order';
/** What a page shows where it cannot come without a network. */
export const AWAY = 'away';
/** The same for what opens over a page. */
export const AWAY_SHEET = 'away-sheet';
/** What an unknown path shows (NAV-06). */
export const UNKNOWN = '404';

/** Pages whose own button is at the end of the window, and those of the order itself. */
const WITHOUT_RUNNING_ORDER: ReadonlySet<string> = new Set([
  'basket',
  'checkout',
  'login',
  'login-confirm',
  'profile-user',
  'profile-orders',
  'profile-orders-id',
  'profile-orders-id-map',
  'profile-cards-create',
  'profile-cards-confirm',
  'reservations',
  'branches-map',
]);

/** Whether the pill of a running order is shown at a route. */
export const showsRunningOrder = (match: RouteMatch | null): boolean =>
  match !== null && kindOf(match) !== 'overlay' && !WITHOUT_RUNNING_ORDER.has(match.name);

/** The name that its screen has in the table. */
export const screenOf = (match: RouteMatch | null): string => match?.name ?? UNKNOWN;

export function kindOf(match: RouteMatch | null): RouteKind {
  if (match?.name === 'index') return 'menu';
  return match && OVERLAYS.has(match.name) ? 'overlay' : 'page';
}
