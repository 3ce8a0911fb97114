import { loadMapApi } from '../map-view/load-map-script.ts';
import type { AreaLook, EngineSetup, MapEngine, OpenEngine, PinHandle } from '../map-view/map-engine.ts';
import { type MapPin, pinBox, pinClass, pinLayer, pinSpan } from '../map-view/map-pin.ts';
import type { MapCenter, MapPoint } from '../map-view/map-point.ts';
import { createRestDetector } from '../map-view/rest-detector.ts';
import styles from './map-yandex-v3.module.css';
import type { Pair, YMap, Ymaps3 } from './ymaps3.ts';

const toPair = ({ lat, lon }: MapPoint): Pair => [lon, lat];

function viewOf(map: YMap): MapCenter {
  const [lon, lat] = map.center;
  return { center: { lat, lon }, zoom: map.zoom };
}

function listen({ YMapListener }: Ymaps3, map: YMap, { onMoveStart, onMoveEnd }: EngineSetup) {
  const rest = createRestDetector(() => onMoveEnd(viewOf(map)));
  const listener = new YMapListener({
    layer: 'any',
    onUpdate: rest.update,
    onActionStart: () => {
      rest.interrupt();
      rest.begin();
      onMoveStart();
    },
    onActionEnd: rest.end,
  });
  map.addChild(listener);
  return rest;
}

/** A button whose point is at the marker's coordinates: the service puts the element's top left corner there. */
function toElement(pin: MapPin, onPress: () => void): HTMLElement {
  const { width, height, anchorX, anchorY } = pinBox(pin);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `${styles.button} ${pinClass(pin)}`;
  button.title = pin.label;
  button.setAttribute('aria-label', pin.label);
  Object.assign(button.style, {
    inlineSize: `${width}px`,
    blockSize: `${height}px`,
    translate: `${-anchorX}px ${-anchorY}px`,
  });
  button.append(pinSpan(pin));
  button.addEventListener('click', onPress);
  return button;
}

function addPin({ YMapMarker }: Ymaps3, map: YMap, given: { pin: MapPin; onPress: () => void }): PinHandle {
  const { pin, onPress } = given;
  const place = { coordinates: toPair(pin.point), zIndex: pinLayer(pin) };
  const marker = new YMapMarker(place, toElement(pin, onPress));
  map.addChild(marker);
  return {
    move: (point) => marker.update({ coordinates: toPair(point) }),
    remove: () => void map.removeChild(marker),
  };
}

function toFeature({ YMapFeature }: Ymaps3, ring: readonly MapPoint[], area: AreaLook) {
  const pairs = ring.map(toPair);
  return new YMapFeature({
    // GeoJSON closes a ring with its first point.
    geometry: { type: 'Polygon', coordinates: [[...pairs, ...pairs.slice(0, 1)]] },
    style: {
      fill: area.fillColor,
      fillOpacity: area.fillOpacity,
      stroke: [{ color: area.strokeColor, width: area.strokeWidth }],
      interactive: false,
    },
  });
}

/**
 * Yandex Maps, JS API 3. Only raster tiles: the vector ones need `unsafe-eval` in the policy of the page. A refused key looks
 * like a dead host: the script does not come.
 */
export const openYandexV3: OpenEngine = async (setup): Promise<MapEngine> => {
  const { host, view, zooms, area, service } = setup;
  const ymaps3 = await loadMapApi(
    service!,
    () => window.ymaps3,
    async (api) => api.ready,
  );
  const map = new ymaps3.YMap(host, {
    location: { center: toPair(view.center), zoom: view.zoom },
    mode: 'raster',
    theme: service!.isDark ? 'dark' : 'light',
    zoomRange: zooms,
    behaviors: ['drag', 'pinchZoom', 'scrollZoom', 'dblClick'],
  });
  map.addChild(new ymaps3.YMapDefaultSchemeLayer());
  map.addChild(new ymaps3.YMapDefaultFeaturesLayer());
  const rest = listen(ymaps3, map, setup);
  let areas: object[] = [];

  return {
    hasElements: true,
    view: () => viewOf(map),
    moveTo: ({ center, zoom }, ms) => {
      map.setLocation({ center: toPair(center), zoom, duration: ms });
      rest.moves(ms);
    },
    addPin: (pin, onPress) => addPin(ymaps3, map, { pin, onPress }),
    drawAreas: (rings) => {
      for (const drawn of areas) map.removeChild(drawn);
      areas = rings.map((ring) => toFeature(ymaps3, ring, area));
      for (const drawn of areas) map.addChild(drawn);
    },
    close: () => {
      rest.stop();
      map.destroy();
    },
  };
};
