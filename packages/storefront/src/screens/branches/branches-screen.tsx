import { useLingui } from '@lingui/react/macro';
import { PageFrame } from '@dasturxon/ui/page-frame';
import { Segmented } from '@dasturxon/ui/segmented';
import type { ReactNode } from 'react';

import { BranchCards, BranchesOnMap } from '../../features/branches/branch-pages.tsx';
import { useTitle } from '../../i18n/use-title.ts';
import { back, go } from '../../router/navigation.ts';
import { LazyMap } from '../map/lazy-map.tsx';
import { whenOn } from '../when-on.tsx';
import styles from './branches-screen.module.css';

type View = 'list' | 'map';
const PATHS: Readonly<Record<View, string>> = { list: '/branches', map: '/branches/map' };

/** All branches, one below the other (RT-17). */
export const BranchesScreen = whenOn('branches', function BranchList() {
  return (
    <Branches view="list">
      <BranchCards />
    </Branches>
  );
});

/** All branches on a map (RT-18). */
export const BranchesMapScreen = whenOn('branches-map', function BranchMap() {
  return (
    <Branches view="map">
      <BranchesOnMap Map={LazyMap} />
    </Branches>
  );
});

function Branches({ view, children }: { view: View; children: ReactNode }) {
  const { t } = useLingui();
  useTitle(t`Branches`);
  return (
    <PageFrame title={t`Branches`} backLabel={t`Back`} onBack={() => back('/')}>
      <div className={styles.views}>
        <Segmented<View>
          label={t`Map or list`}
          value={view}
          options={[
            { value: 'list', label: t`List` },
            { value: 'map', label: t`Map` },
          ]}
          onChange={(next) => next !== view && go(PATHS[next], { replace: true })}
        />
      </div>
      {children}
    </PageFrame>
  );
}
