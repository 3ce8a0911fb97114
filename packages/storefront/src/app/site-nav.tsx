import { useLingui } from '@lingui/react/macro';
import { BottomNav, type NavItem } from '@dasturxon/ui/bottom-nav';
import { BagIcon, HeartIcon, HomeIcon, ReceiptIcon, SearchIcon, UserIcon } from '@dasturxon/ui/icons';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useSyncExternalStore } from 'react';

import { go, usePath } from '../router/navigation.ts';
import { brandNameAtom, pageAtom } from '../store/boot.ts';
import { basketPathAtom, cartSumAtom } from '../domains/cart/cart.ts';

/** The way to the main places: at the bottom of a phone, at the top of a wide screen (SET-22). */
export function SiteNav() {
  const { t } = useLingui();
  const { merchant, settings, path: serverPath } = useAtomValue(pageAtom);
  const path = usePath(serverPath);
  const { layout, features, look } = settings;
  const brand = useAtomValue(brandNameAtom);
  const basketPath = useAtomValue(basketPathAtom);
  const badge = useBasketCount();
  const open = useOpenTab(path, layout.historyPerTab);
  const logo = look.logo ?? merchant.logo;
  const items: (NavItem | false)[] = [
    { id: 'menu', label: t`Menu`, href: TAB_PATHS.menu, icon: <HomeIcon /> },
    { id: 'search', label: t`Search`, href: TAB_PATHS.search, icon: <SearchIcon /> },
    layout.basketPosition === 'NAVIGATION_BAR'
      ? { id: 'basket', label: t`Basket`, href: basketPath, icon: <BagIcon />, badge }
      : features.favourite && {
          id: 'favourites',
          label: t`Favourites`,
          href: TAB_PATHS.favourites,
          icon: <HeartIcon />,
        },
    { id: 'orders', label: t`Orders`, href: TAB_PATHS.orders, icon: <ReceiptIcon /> },
    { id: 'profile', label: t`Profile`, href: TAB_PATHS.profile, icon: <UserIcon /> },
  ];

  return (
    <BottomNav
      label={t`Main`}
      items={items.filter((item) => item !== false)}
      currentId={tabOf(path)}
      brand={{
        name: brand,
        logo: logo ? { src: logo, width: 40, height: 40 } : null,
        href: '/',
      }}
      onPhones={isOnPhones(path)}
      onSelect={(id) => open(id as TabId, basketPath)}
    />
  );
}

/** The basket's count, after hydration: the page's bytes contain no basket. */
function useBasketCount(): number {
  const { count } = useAtomValue(cartSumAtom);
  const isThere = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return isThere ? count : 0;
}

/**
 * Opens a place. With a history for each of them, where it was left; a second tap, or without one, its beginning
 * (multiTabNavigationEnabled, D21).
 */
function useOpenTab(path: string, historyPerTab: boolean) {
  const left = useRef(new Map<TabId, string>());
  useEffect(() => {
    left.current.set(tabOf(path), path + location.search);
  }, [path]);
  return (id: TabId, basketPath: string) => {
    const beginning = id === 'basket' ? basketPath : TAB_PATHS[id];
    const isHere = tabOf(path) === id;
    go((historyPerTab && !isHere && left.current.get(id)) || beginning);
  };
}

/** The main pages of the storefront. */
type TabId = 'menu' | 'search' | 'favourites' | 'basket' | 'orders' | 'profile';

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
