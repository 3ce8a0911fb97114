import { matchRoute, type RouteMatch } from '@dasturxon/core/paths';
import { useAtomValue } from 'jotai';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

import { MenuScreen } from '../menu/menu-screen.tsx';
import { usePath } from '../router/navigation.ts';
import { settingsAtom } from '../store/boot.ts';
import { BasketPanel, FrameLayers, QueryLayer } from './layers.tsx';
import { LazyScreen } from './routes/lazy-screen.tsx';
import { Notices } from './notices.tsx';
import { Offline } from './offline.tsx';
import {
  AWAY,
  AWAY_SHEET,
  BASKET_SHEET,
  FILTER_SHEET,
  INVITATION_SHEET,
  kindOf,
  type RouteKind,
  screenOf,
  STORY_LAYER,
} from './routes/routes.ts';
import { ScreenBoundary } from './routes/screen-boundary.tsx';
import { SkipLink } from './skip-link.tsx';
import { useActiveOrders } from './effects/use-active-orders.ts';
import { useFavourites } from './effects/use-favourites.ts';
import { useForcedLogout } from './effects/use-forced-logout.ts';
import { useHost } from './use-host.ts';
import { useIntent } from './routes/use-intent.ts';
import { useDeferredFacts } from './effects/use-deferred-facts.ts';
import { useMenuTitle } from './effects/use-menu-title.ts';
import { useTableLink } from './effects/use-table-link.ts';
import { useTaps } from './effects/use-taps.ts';
import { useVitals } from './effects/use-vitals.ts';

type Shown = { path: string; match: RouteMatch | null; kind: RouteKind; takesFocus?: boolean };

const HOME: Shown = { path: '/', match: matchRoute('/'), kind: 'menu' };

function shownAt(path: string): Shown {
  const match = matchRoute(path);
  return { path, match, kind: kindOf(match) };
}

type Stack = { page: Shown; overlay: Shown | null; hadMenu: boolean; path: string };

/** What is shown at a path, given what was shown before: an overlay keeps the page under it, or lies over the menu. */
function stackAt(path: string, before: Stack | null): Stack {
  const shown = shownAt(path);
  const overlay = shown.kind === 'overlay' ? shown : null;
  // The first page of a visit leaves the focus where the browser has it.
  const opened = before?.page.path === path ? before.page : { ...shown, takesFocus: before !== null };
  const page = overlay ? (before?.page ?? HOME) : opened;
  return { page, overlay, path, hadMenu: before?.hadMenu === true || page.kind === 'menu' };
}

type PagesProps = { serverPath: string; nav: ReactNode; views: ReactNode };

/**
 * The page that the address names, and the overlay over it. The menu stays in the document once it was there, so
 * that coming back is instant.
 */
export function Pages({ serverPath, nav, views }: PagesProps) {
  const path = usePath(serverPath);
  const [stack, setStack] = useState(() => stackAt(path, null));
  if (stack.path !== path) setStack(stackAt(path, stack));
  const { page, overlay, hadMenu } = stack;
  const onMenu = page.kind === 'menu';
  useTaps();
  useIntent();
  useVitals();
  useKeptScroll(onMenu, page.path);
  useDeferredFacts();
  useForcedLogout();
  useTableLink();
  useHost();
  useActiveOrders(onMenu);
  useMenuTitle(overlay ?? page);
  useFavourites(path);

  return (
    <>
      <SkipLink />
      <Offline />
      <Navigation>{nav}</Navigation>
      {hadMenu ? (
        <div data-page="" hidden={!onMenu}>
          <MenuScreen panel={<BasketPanel />} views={views} />
        </div>
      ) : null}
      {page.kind === 'page' ? (
        <div key={page.path} data-page="" data-layout={page.match?.layout} data-route={page.match?.name}>
          <Layer shown={page} />
        </div>
      ) : null}
      {onMenu ? <OverMenu /> : null}
      {overlay ? <Layer key="overlay" shown={overlay} /> : null}
      <Notices />
      <FrameLayers path={path} />
    </>
  );
}

/** What the query of the menu's address opens over it. */
function OverMenu() {
  return (
    <>
      <QueryLayer query="story" screen={STORY_LAYER} />
      <QueryLayer query="basket" screen={BASKET_SHEET} />
      <QueryLayer query="filter" screen={FILTER_SHEET} />
      <QueryLayer query="invite" screen={INVITATION_SHEET} />
    </>
  );
}

/** The main navigation, if the merchant enables it (isNavigationViewEnabled, SET-22). */
function Navigation({ children }: { children: ReactNode }) {
  return useAtomValue(settingsAtom).layout.bottomNavigation ? children : null;
}

function Layer({ shown }: { shown: Shown }) {
  if (shown.kind === 'menu') return null;
  return (
    <ScreenBoundary key={shown.path}>
      <LazyScreen
        name={screenOf(shown.match)}
        params={shown.match?.params ?? { path: shown.path }}
        away={shown.kind === 'overlay' ? AWAY_SHEET : AWAY}
        takesFocus={shown.takesFocus}
        waits
      />
    </ScreenBoundary>
  );
}

/** Brings the menu back to where it was left; other pages start at their top. */
function useKeptScroll(onMenu: boolean, path: string) {
  const kept = useRef(0);
  const was = useRef(path);
  useLayoutEffect(() => {
    if (was.current !== path) scrollTo(0, onMenu ? kept.current : 0);
    was.current = path;
    if (!onMenu) return;
    const remember = () => {
      kept.current = scrollY;
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [onMenu, path]);
}
