import { useLingui } from '@lingui/react/macro';
import type { MapMarker, MapViewProps } from '@dasturxon/ui/map-view';
import { useAtomValue } from 'jotai';
import type { ComponentType } from 'react';

import { useMapLabels } from '../../i18n/labels/map-labels.ts';
import { pageAtom } from '../../store/boot.ts';

const ZOOM = 14;

type Place = { latitude: number | null; longitude: number | null } | null;

type OrderMapProps = {
  Map: ComponentType<MapViewProps>;
  /** The two ends of the way, as far as they are known. */
  order: { branch: Place; address: Place };
  courier: Place;
};

/**
 * The branch, the destination and the courier; missing ones are not drawn (IMP-18). The map fits all of them, and
 * again when the courier has left the view, unless the guest has moved the map.
 */
export function OrderMap({ Map, order, courier }: OrderMapProps) {
  const { t } = useLingui();
  const { tilesUrl } = useAtomValue(pageAtom);
  const { labels, attribution } = useMapLabels(tilesUrl);
  const markers = useMarkers(order, courier);
  const [center] = markers;
  if (!center) return <p>{t`There is nothing to show on the map.`}</p>;
  return (
    <Map
      camera={{ center: center.point, zoom: ZOOM, fit: markers.map(({ point }) => point), follow: true }}
      tiles={{ url: tilesUrl, attribution }}
      labels={{ ...labels, map: t`Order on the map` }}
      markers={markers}
    />
  );
}

const pointOf = (place: Place) =>
  place && place.latitude !== null && place.longitude !== null
    ? { lat: place.latitude, lon: place.longitude }
    : null;

/** The two ends of the way that are known. */
function orderEnds({ branch, address }: OrderMapProps['order']) {
  return [pointOf(branch), pointOf(address)].filter((point) => point !== null);
}

/** Whether there is anything of an order to show on a map. */
export function hasMap(order: OrderMapProps['order']): boolean {
  return orderEnds(order).length > 0;
}

function useMarkers({ branch, address }: OrderMapProps['order'], courier: Place): MapMarker[] {
  const { t } = useLingui();
  const marks = [
    { id: 'branch', kind: 'store' as const, label: t`Restaurant`, point: pointOf(branch) },
    { id: 'door', kind: 'home' as const, label: t`Your address`, point: pointOf(address) },
    { id: 'courier', kind: 'courier' as const, label: t`Courier`, point: pointOf(courier) },
  ];
  return marks.flatMap(({ point, ...mark }) => (point ? [{ ...mark, point }] : []));
}
