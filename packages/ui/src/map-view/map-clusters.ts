import { FIT_MAX_ZOOM, toPixel } from './map-geometry.ts';
import type { MapMarker } from './map-marker.ts';
import type { MapPoint } from './map-point.ts';

/** Several places that are too close to each other to be pressed one by one at a zoom. */
export type MapCluster = { id: string; point: MapPoint; members: readonly MapMarker[] };

/** Pixels between two pins that can be pressed one by one. */
const APART = 40;

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

function toCluster(members: readonly MapMarker[]): MapCluster {
  return {
    id: `cluster ${members.map(({ id }) => id).join(' ')}`,
    point: {
      lat: mean(members.map(({ point }) => point.lat)),
      lon: mean(members.map(({ point }) => point.lon)),
    },
    members,
  };
}

/**
 * The pins of this zoom: plain ones that would cover each other become one cluster. The highlighted one and those with a
 * picture (branch, address, courier) stay apart, and at the closest fitted zoom all do: places with equal coordinates never
 * come apart.
 */
export function clusterMarkers(
  markers: readonly MapMarker[],
  zoom: number,
): { single: readonly MapMarker[]; clusters: readonly MapCluster[] } {
  const canJoin = ({ kind = 'pin', highlighted }: MapMarker) => kind === 'pin' && !highlighted;
  if (zoom >= FIT_MAX_ZOOM) return { single: markers, clusters: [] };
  const groups: { first: ReturnType<typeof toPixel>; members: MapMarker[] }[] = [];
  for (const marker of markers.filter(canJoin)) {
    const at = toPixel(marker.point, zoom);
    const group = groups.find(({ first }) => Math.hypot(first.x - at.x, first.y - at.y) < APART);
    if (group) group.members.push(marker);
    else groups.push({ first: at, members: [marker] });
  }
  const joined = groups.filter(({ members }) => members.length > 1);
  const inCluster = new Set(joined.flatMap(({ members }) => members));
  return {
    single: markers.filter((marker) => !inCluster.has(marker)),
    clusters: joined.map(({ members }) => toCluster(members)),
  };
}
