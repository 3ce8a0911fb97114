import { useEffect, useEffectEvent, useMemo, useRef } from 'react';

import { clusterMarkers, type MapCluster } from './map-clusters.ts';
import type { MapEngine, PinHandle } from './map-engine.ts';
import type { MapMarker } from './map-marker.ts';
import type { MapPin } from './map-pin.ts';

type Shown = { pin: MapPin; press: () => void };
type Drawn = { handle: PinHandle; look: string; lat: number; lon: number };

type PinEvents = {
  onMarker: ((id: string) => void) | undefined;
  onCluster: (cluster: MapCluster) => void;
};

const lookOf = ({ label, kind, highlighted, disabled, count }: MapPin) =>
  [label, kind, highlighted, disabled, count].join('|');

/** The pins of a zoom as the map and a screen reader have them. */
export function useShownPins(
  markers: readonly MapMarker[],
  { zoom, groupLabel }: { zoom: number; groupLabel: (count: number) => string },
  { onMarker, onCluster }: PinEvents,
): readonly Shown[] {
  const { single, clusters } = useMemo(() => clusterMarkers(markers, zoom), [markers, zoom]);
  return [
    ...single.map((marker) => ({
      pin: { ...marker, kind: marker.kind ?? ('pin' as const) },
      press: () => onMarker?.(marker.id),
    })),
    ...clusters.map((cluster) => ({
      pin: {
        id: cluster.id,
        point: cluster.point,
        kind: 'cluster' as const,
        count: cluster.members.length,
        label: groupLabel(cluster.members.length),
      },
      press: () => onCluster(cluster),
    })),
  ];
}

/** Keeps the engine's pins equal to the shown ones: a moved one moves, one of another look is drawn anew. */
export function useMapPins(engine: MapEngine | null, shown: readonly Shown[]): void {
  const drawn = useRef({ on: engine, pins: new Map<string, Drawn>() });
  const press = useEffectEvent((id: string) => shown.find(({ pin }) => pin.id === id)?.press());

  useEffect(() => {
    // Another engine has none of the pins of the one before.
    if (drawn.current.on !== engine) drawn.current = { on: engine, pins: new Map() };
    if (!engine) return;
    const { pins } = drawn.current;
    const stays = new Map(shown.map(({ pin }) => [pin.id, lookOf(pin)]));
    for (const [id, { handle, look }] of pins) {
      if (stays.get(id) === look) continue;
      handle.remove();
      pins.delete(id);
    }
    for (const { pin } of shown) {
      const { lat, lon } = pin.point;
      const known = pins.get(pin.id);
      if (!known) {
        const handle = engine.addPin(pin, () => press(pin.id));
        pins.set(pin.id, { handle, look: lookOf(pin), lat, lon });
      } else if (known.lat !== lat || known.lon !== lon) {
        known.handle.move(pin.point);
        pins.set(pin.id, { ...known, lat, lon });
      }
    }
  });
}
