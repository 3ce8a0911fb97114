import type { FieldValue } from '@dasturxon/core/drafts';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';

import { BRANCHES_SOURCE } from '../../branch-editor/branches-source.ts';
import { useDraftData } from '../../drafts/draft-source.ts';
import { recordsView } from '../../drafts/draft-view.ts';
import styles from '../onboarding.module.css';

const ZoneMap = lazy(async () => ({ default: (await import('@dasturxon/admin-ui/zone-map')).ZoneMap }));

/** Where a branch is. */
export type Place = { latitude: number; longitude: number };

const toPlace = (latitude: FieldValue, longitude: FieldValue): Place | null =>
  typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;

/** Where the first branch is by the draft; null before it is read. */
export function useBranchPlace(): Place | null {
  const { draft, changes } = useDraftData(BRANCHES_SOURCE);
  const id = draft?.records[0]?.id;
  if (!draft || !changes || id === undefined) return null;
  const view = recordsView(draft, changes);
  const of = (field: string) => view.valueOf({ entity: 'branch', id, field });
  return toPlace(of('latitude'), of('longitude'));
}

type Props = {
  place: Place;
  /** The border of the delivery zone; empty: none is shown. */
  ring: readonly (readonly [lng: number, lat: number])[];
  tilesUrl: string;
  /** A press on the map; null: it chooses nothing. */
  onPoint: ((place: Place) => void) | null;
};

/** The branch and its zone on a map. What it shows can be typed beside it. */
export function PlaceMap({ place, ring, tilesUrl, onPoint }: Props) {
  const { t } = useLingui();
  const label = t`The branch`;
  return (
    <div className={styles['map']}>
      <Suspense>
        <ZoneMap
          key={onPoint === null ? `${ring[0]?.join(' ')}` : 'pin'}
          zones={ring.length > 2 ? [{ id: 'zone', label: '', color: '#1D4ED8', ring }] : []}
          places={[{ id: 'branch', label, lat: place.latitude, lon: place.longitude }]}
          probe={null}
          drawing={{
            mode: 'off',
            ring: [],
            color: '#1D4ED8',
            isAllowed: () => true,
            onDraw: () => undefined,
          }}
          tiles={{
            url: tilesUrl,
            attribution: tilesUrl.startsWith('/') ? t`Demo map` : t`© OpenStreetMap contributors`,
          }}
          labels={{
            map: t`Map of the branch`,
            zoomIn: t`Zoom in`,
            zoomOut: t`Zoom out`,
            probe: label,
          }}
          onChoose={() => undefined}
          onProbe={({ lat, lon }) => onPoint?.({ latitude: lat, longitude: lon })}
        />
      </Suspense>
    </div>
  );
}
