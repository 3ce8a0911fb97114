import { useAtomValue } from 'jotai';

import { settingsAtom } from '../store/boot.ts';
import { LazyScreen } from './routes/lazy-screen.tsx';
import { ANALYTICS_LAYER, NEW_BUILD_LAYER } from './routes/routes.ts';
import { ScreenBoundary } from './routes/screen-boundary.tsx';
import { useNewBuild } from './effects/use-new-build.ts';

const NOTHING = {};

/** What lies over every page: a newer build, the counting of visits. */
export function FrameLayers({ path }: { path: string }) {
  const { analytics } = useAtomValue(settingsAtom);
  const { amoCrm, yandexMetrics, metaPixel, tagManager } = analytics;
  const isCounted = Boolean(amoCrm ?? yandexMetrics ?? metaPixel ?? tagManager);
  const offersRefresh = useNewBuild(path);
  return (
    <>
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
