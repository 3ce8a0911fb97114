import 'leaflet/dist/leaflet.css';
import {
  divIcon,
  type Map as LeafletMap,
  map as createMap,
  marker as createMarker,
  polygon,
  tileLayer,
} from 'leaflet';

import type { AreaLook, EngineSetup, MapEngine, OpenEngine, PinHandle } from './map-engine.ts';
import { type MapPin, pinBox, pinClass, pinLayer, pinSpan } from './map-pin.ts';
import type { MapCenter, MapPoint } from './map-point.ts';

const toPath = ({ strokeColor, strokeWidth, ...fill }: AreaLook) => ({
  ...fill,
  color: strokeColor,
  weight: strokeWidth,
  interactive: false,
});

function viewOf(map: LeafletMap): MapCenter {
  const { lat, lng } = map.getCenter();
  return { center: { lat, lon: lng }, zoom: map.getZoom() };
}

function addPin(map: LeafletMap, pin: MapPin, onPress: () => void): PinHandle {
  const { width, height, anchorX, anchorY } = pinBox(pin);
  const icon = divIcon({
    className: pinClass(pin),
    html: pinSpan(pin),
    iconSize: [width, height],
    iconAnchor: [anchorX, anchorY],
  });
  const { lat, lon } = pin.point;
  const marker = createMarker([lat, lon], {
    icon,
    title: pin.label,
    alt: pin.label,
    zIndexOffset: pinLayer(pin),
  });
  marker.on('click', onPress).addTo(map);
  // Leaflet names its button by the title alone, and a cluster's is its number.
  marker.getElement()?.setAttribute('aria-label', pin.label);
  return {
    move: (point) => void marker.setLatLng([point.lat, point.lon]),
    remove: () => void marker.remove(),
  };
}

/**
 * A zoom that is still on its way would end on a map that is no longer there: Leaflet's own timer asks only this flag. A map
 * that was removed before us has no panes left to stop.
 */
function freeze(map: LeafletMap & { _animatingZoom?: boolean }) {
  if (map.getPane('mapPane')) map.stop();
  map._animatingZoom = false;
}

/** Moves without a report: an animation cut short, or another size around the same centre. */
function silencer() {
  let isSilent = false;
  return {
    isSilent: () => isSilent,
    run: (move: () => void) => {
      isSilent = true;
      move();
      isSilent = false;
    },
  };
}

function listen(map: LeafletMap, { host, onMoveStart, onMoveEnd }: EngineSetup) {
  const silent = silencer();
  map.on('movestart', () => {
    if (!silent.isSilent()) onMoveStart();
  });
  map.on('moveend', () => {
    if (!silent.isSilent()) onMoveEnd(viewOf(map));
  });
  const resized = new ResizeObserver(() =>
    silent.run(() => map.invalidateSize({ animate: false, pan: true })),
  );
  resized.observe(host);
  return { silent, stop: () => resized.disconnect() };
}

/**
 * Leaflet, which needs neither key nor internet. While its module loads, Leaflet sets innerHTML to `<svg/>` once, so a Trusted
 * Types policy must let that string pass.
 */
export const openLeaflet: OpenEngine = async (setup): Promise<MapEngine> => {
  const { host, view, zooms, area, tilesUrl } = setup;
  const map = createMap(host, {
    center: [view.center.lat, view.center.lon],
    zoom: view.zoom,
    minZoom: zooms.min,
    maxZoom: zooms.max,
    zoomControl: false,
    attributionControl: false,
    keyboard: false,
    trackResize: false,
  });
  // On a phone Leaflet waits for the end of a move with the tiles of the edges, which stay bare until then.
  tileLayer(tilesUrl, { maxZoom: zooms.max, updateWhenIdle: false }).addTo(map);
  const { silent, stop } = listen(map, setup);
  let areas: { remove: () => unknown }[] = [];

  return {
    hasElements: true,
    view: () => viewOf(map),
    moveTo: ({ center, zoom }, ms) => {
      silent.run(() => map.stop());
      map.setView([center.lat, center.lon], zoom, { animate: true, duration: ms / 1000 });
    },
    addPin: (pin, onPress) => addPin(map, pin, onPress),
    drawAreas: (rings: readonly (readonly MapPoint[])[]) => {
      for (const drawn of areas) drawn.remove();
      areas = rings.map((ring) =>
        polygon(
          ring.map(({ lat, lon }) => ({ lat, lng: lon })),
          toPath(area),
        ).addTo(map),
      );
    },
    close: () => {
      stop();
      silent.run(() => freeze(map));
      map.remove();
    },
  };
};
