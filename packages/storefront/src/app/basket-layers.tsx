import { useSyncExternalStore } from 'react';

import { useQueryParam } from '../router/navigation.ts';
import { LazyScreen } from './routes/lazy-screen.tsx';
import { BASKET_PANEL, BASKET_SHEET } from './routes/routes.ts';
import { ScreenBoundary } from './routes/screen-boundary.tsx';

const WIDE = '(min-width: 1024px)';

const onWidth = (changed: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** The basket beside the menu; its code comes only where the window is wide enough for it (SET-18). */
export function BasketPanel() {
  const isWide = useSyncExternalStore(
    onWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  if (!isWide) return null;
  return (
    <ScreenBoundary>
      <LazyScreen name={BASKET_PANEL} params={{}} />
    </ScreenBoundary>
  );
}

/** The basket over the menu while the address asks for it: `/?basket=open` (D20). */
export function BasketLayer() {
  const isOpen = useQueryParam('basket') !== null;
  if (!isOpen) return null;
  return (
    <ScreenBoundary>
      <LazyScreen name={BASKET_SHEET} params={{}} />
    </ScreenBoundary>
  );
}
