import type { FitBoundsOptions, Map as LeafletMap } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';

import type { MapPoint, MapRest } from './map-point.ts';
import type { MapLook } from './map-view.tsx';

export type MapCameraProps = {
  label: string;
  look: Pick<MapLook, 'moveMs' | 'fitAfterMs'>;
  center: MapPoint;
  zoom: number;
  fit?: readonly MapPoint[];
  follow?: boolean;
  onMoveStart: () => void;
  onMoveEnd: (rest: MapRest) => void;
};

/** Less than half a metre: what rounding to 6 decimals does is not a move. */
const SAME_PLACE = 0.000005;
/** Pixels that a pin takes around its point, which is at its tip; the selected one is larger. */
const PIN = { above: 46, below: 8, beside: 22 };
/** The same with air, and with what is written in the corner. */
const ROOM = { paddingTopLeft: [40, 60], paddingBottomRight: [40, 28] } satisfies FitBoundsOptions;

const isThere = (map: LeafletMap, center: MapPoint, zoom: number) => {
  const now = map.getCenter();
  const near = Math.abs(now.lat - center.lat) < SAME_PLACE && Math.abs(now.lng - center.lon) < SAME_PLACE;
  return near && map.getZoom() === zoom;
};

/** Keeps the map at the position of its props and reports moves by the user. */
export function MapCamera({ label, look, center, zoom, onMoveStart, onMoveEnd, ...fitting }: MapCameraProps) {
  const map = useMap();
  const own = useRef(false);
  const isSilent = useRef(false);
  const wasMoved = useRef(false);
  const { lat, lon } = center;
  const { moveMs, fitAfterMs } = look;

  useMapEvents({
    movestart: () => {
      if (own.current || isSilent.current) return;
      wasMoved.current = true;
      onMoveStart();
    },
    moveend: () => {
      if (isSilent.current) return;
      const byUser = !own.current;
      own.current = false;
      const { lat: restLat, lng } = map.getCenter();
      onMoveEnd({ center: { lat: restLat, lon: lng }, zoom: map.getZoom(), byUser });
    },
  });

  useEffect(() => {
    if (isThere(map, { lat, lon }, zoom)) return;
    silently(isSilent, () => map.stop());
    own.current = true;
    map.setView([lat, lon], zoom, { animate: true, duration: moveMs / 1000 });
  }, [map, lat, lon, zoom, moveMs]);

  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'application');
    container.setAttribute('aria-label', label);
    const resized = new ResizeObserver(() =>
      silently(isSilent, () => map.invalidateSize({ animate: false, pan: true })),
    );
    resized.observe(container);
    return () => resized.disconnect();
  }, [map, label]);

  useEffect(() => () => silently(isSilent, () => freeze(map)), [map]);
  useFit(map, { ...fitting, moveMs, fitAfterMs }, { own, isSilent, wasMoved });
  return null;
}

/**
 * A zoom that is still on its way would end on a map that is no longer there: Leaflet's own timer asks only this flag. A map
 * that was removed before us has no panes left to stop.
 */
function freeze(map: LeafletMap & { _animatingZoom?: boolean }) {
  if (map.getPane('mapPane')) map.stop();
  map._animatingZoom = false;
}

/** Moves the map without a report: an animation cut short, or another size around the same centre. */
function silently(isSilent: { current: boolean }, move: () => void) {
  isSilent.current = true;
  move();
  isSilent.current = false;
}

/** Brings all points into view when they change; with `follow`, later changes only where one is out of view. */
function useFit(
  map: LeafletMap,
  {
    fit,
    follow = false,
    moveMs,
    fitAfterMs,
  }: Pick<MapCameraProps, 'fit' | 'follow'> & MapCameraProps['look'],
  { own, isSilent, wasMoved }: Record<'own' | 'isSilent' | 'wasMoved', { current: boolean }>,
) {
  const key = fit?.map((point) => `${point.lat},${point.lon}`).join(' ') ?? '';
  const hasFitted = useRef(false);

  useEffect(() => {
    if (key === '') return;
    const corners = key.split(' ').map((pair) => pair.split(',').map(Number) as [number, number]);
    const timer = setTimeout(() => {
      const isFine = hasFitted.current && corners.every((corner) => hasPinInView(map, corner));
      if (follow && (wasMoved.current || isFine)) return;
      hasFitted.current = true;
      silently(isSilent, () => map.stop());
      own.current = true;
      map.fitBounds(corners, { ...ROOM, maxZoom: 16, animate: true, duration: moveMs / 1000 });
    }, fitAfterMs);
    return () => clearTimeout(timer);
  }, [map, key, follow, moveMs, fitAfterMs, own, isSilent, wasMoved]);
}

function hasPinInView(map: LeafletMap, corner: [number, number]): boolean {
  const { x, y } = map.latLngToContainerPoint(corner);
  const size = map.getSize();
  const isAcross = x >= PIN.beside && x <= size.x - PIN.beside;
  return isAcross && y >= PIN.above && y <= size.y - PIN.below;
}
