import { matchRoute } from '@dasturxon/core/paths';
import { useSyncExternalStore } from 'react';
import { useAtomValue } from 'jotai';

import { useQueryParam } from '../router/navigation.ts';
import { LazyScreen } from './routes/lazy-screen.tsx';
import {
  ANALYTICS_LAYER,
  BASKET_PANEL,
  NEW_BUILD_LAYER,
  RUNNING_ORDER_LAYER,
  showsRunningOrder,
} from './routes/routes.ts';
import { ScreenBoundary } from './routes/screen-boundary.tsx';
import { hasOrderPillAtom } from '../domains/orders/running-orders.ts';
import { settingsAtom } from '../store/boot.ts';
import { useNewBuild } from './effects/use-new-build.ts';

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
      <LazyScreen name={BASKET_PANEL} params={NOTHING} />
    </ScreenBoundary>
  );
}

const NOTHING = {};

/** A screen over the menu while its address has a query: the basket (D20), a story, the filter (B22). */
export function QueryLayer({ query, screen }: { query: string; screen: string }) {
  if (useQueryParam(query) === null) return null;
  return (
    <ScreenBoundary>
      <LazyScreen name={screen} params={NOTHING} />
    </ScreenBoundary>
  );
}

/** What lies over every page: the order under way, a newer build, the counting of visits. */
export function FrameLayers({ path }: { path: string }) {
  const { analytics } = useAtomValue(settingsAtom);
  const { amoCrm, yandexMetrics, metaPixel, tagManager } = analytics;
  const isCounted = Boolean(amoCrm ?? yandexMetrics ?? metaPixel ?? tagManager);
  const offersRefresh = useNewBuild(path);
  const hasRunningOrder = useAtomValue(hasOrderPillAtom) && showsRunningOrder(matchRoute(path));
  return (
    <>
      {hasRunningOrder ? (
        <ScreenBoundary>
          <LazyScreen name={RUNNING_ORDER_LAYER} params={{ path }} />
        </ScreenBoundary>
      ) : null}
      {offersRefresh ? (
        <ScreenBoundary>
          <LazyScreen name={NEW_BUILD_LAYER} params={NOTHING} />
        </ScreenBoundary>
      ) : null}
      {isCounted ? (
        <ScreenBoundary>
          <LazyScreen name={ANALYTICS_LAYER} params={{ path }} />
        </ScreenBoundary>
      ) : null}
    </>
  );
}
