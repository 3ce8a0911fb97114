import { useLingui } from '@lingui/react/macro';
import type { Branch } from '@dasturxon/core/branch';
import { BRANCH_MAP_ZOOM, type City, DEFAULT_MAP_CENTRE } from '@dasturxon/core/delivery-area';
import type { MapViewProps } from '@dasturxon/ui/map-view';
import { useAtomValue } from 'jotai';
import { type ComponentType, useMemo } from 'react';

import { useMapLabels } from '../../i18n/labels/map-labels.ts';
import { pageAtom } from '../../store/boot.ts';

export type BranchMapProps = {
  Map: ComponentType<MapViewProps>;
  branches: readonly Branch[];
  city: City | null;
  selectedId: string | null;
  nameOf: (branch: Branch) => string;
  /** Whether it is drawn grey. */
  isClosed: (branch: Branch) => boolean;
  onOpen: (id: string) => void;
};

/** A marker for each branch, the chosen one highlighted; all of them in view after 0.5 s (OV-13, GEO-21). */
export function BranchMap({ Map, branches, city, selectedId, nameOf, isClosed, onOpen }: BranchMapProps) {
  const { t } = useLingui();
  const { tilesUrl } = useAtomValue(pageAtom);
  const { labels, attribution } = useMapLabels(tilesUrl);
  const points = useMemo(
    () => branches.map(({ latitude, longitude }) => ({ lat: latitude, lon: longitude })),
    [branches],
  );
  return (
    <Map
      camera={{
        center: city ? { lat: city.latitude, lon: city.longitude } : DEFAULT_MAP_CENTRE,
        zoom: BRANCH_MAP_ZOOM,
        fit: points,
      }}
      tiles={{ url: tilesUrl, attribution }}
      labels={{ ...labels, map: t`Branches on the map` }}
      markers={branches.map((branch) => ({
        id: branch.id,
        point: { lat: branch.latitude, lon: branch.longitude },
        label: nameOf(branch),
        highlighted: branch.id === selectedId,
        disabled: isClosed(branch),
      }))}
      events={{ onMarker: onOpen }}
    />
  );
}
