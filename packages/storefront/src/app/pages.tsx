import { matchRoute, type RouteMatch } from '@dasturxon/core/paths';
import { useLayoutEffect, useRef } from 'react';

import { MenuScreen } from '../menu/menu-screen.tsx';
import { usePath } from '../router/navigation.ts';
import { LazyScreen } from './lazy-screen.tsx';
import { NOT_FOUND, SCREENS, type ScreenRoute } from './routes.ts';
import { ScreenBoundary } from './screen-boundary.tsx';

type Shown = { path: string; match: RouteMatch | null; route: ScreenRoute };

const HOME: Shown = { path: '/', match: matchRoute('/'), route: { kind: 'menu' } };

function shownAt(path: string): Shown {
  const match = matchRoute(path);
  return { path, match, route: (match && SCREENS[match.name]) ?? NOT_FOUND };
}

/**
 * The page that the address names, and the overlay over it. An overlay keeps the page under it; opened directly it
 * lies over the menu. The menu stays in the document once it was there, so that coming back is instant.
 */
export function Pages({ serverPath }: { serverPath: string }) {
  const shown = shownAt(usePath(serverPath));
  const under = useRef<Shown>(HOME);
  const hadMenu = useRef(false);

  const overlay = shown.route.kind === 'overlay' ? shown : null;
  const page = overlay ? under.current : shown;
  const onMenu = page.route.kind === 'menu';
  hadMenu.current ||= onMenu;

  useLayoutEffect(() => {
    under.current = page;
  });
  useKeptScroll(onMenu);

  return (
    <>
      {hadMenu.current ? (
        <div hidden={!onMenu}>
          <MenuScreen />
        </div>
      ) : null}
      {page.route.kind === 'page' ? <Layer key={page.path} shown={page} /> : null}
      {overlay ? <Layer key="overlay" shown={overlay} /> : null}
    </>
  );
}

function Layer({ shown }: { shown: Shown }) {
  if (shown.route.kind === 'menu') return null;
  return (
    <ScreenBoundary key={shown.path}>
      <LazyScreen route={shown.route} params={shown.match?.params ?? { path: shown.path }} />
    </ScreenBoundary>
  );
}

/** Brings the menu back to where it was left; other pages start at their top. */
function useKeptScroll(onMenu: boolean) {
  const kept = useRef(0);
  const was = useRef(onMenu);
  useLayoutEffect(() => {
    if (was.current !== onMenu) scrollTo(0, onMenu ? kept.current : 0);
    was.current = onMenu;
    if (!onMenu) return;
    const remember = () => {
      kept.current = scrollY;
    };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [onMenu]);
}
