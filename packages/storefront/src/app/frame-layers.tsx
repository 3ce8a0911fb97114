import { useLingui } from '@lingui/react/macro';
import { OfflineBar } from '@dasturxon/ui/offline-bar';
import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';

import { settingsAtom } from '../state/boot.ts';
import { LazyScreen } from './lazy-screen.tsx';
import { ANALYTICS_LAYER, NEW_BUILD_LAYER } from './routes.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import { useNewBuild } from './use-new-build.ts';

const NOTHING = {};

/** What lies over every page: no network, a newer build, the counting of visits. */
export function FrameLayers({ path }: { path: string }) {
  const { analytics } = useAtomValue(settingsAtom);
  const { amoCrm, yandexMetrics, metaPixel, tagManager } = analytics;
  const isCounted = Boolean(amoCrm ?? yandexMetrics ?? metaPixel ?? tagManager);
  const offersRefresh = useNewBuild(path);
  return (
    <>
      <Offline />
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

function onNetwork(changed: () => void) {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Says that the network is gone, as long as it is (F01). Needs no chunk: none would come. */
function Offline() {
  const { t } = useLingui();
  const isOnline = useSyncExternalStore(
    onNetwork,
    () => navigator.onLine,
    () => true,
  );
  return isOnline ? null : <OfflineBar text={t`No internet. Your basket is kept.`} />;
}
