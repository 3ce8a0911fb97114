import { loadMapApi } from '../map-view/load-map-script.ts';
import {
  type EngineSetup,
  type MapEngine,
  MapServiceError,
  type OpenEngine,
  type PinHandle,
} from '../map-view/map-engine.ts';
import { type MapPin, pinBox, pinLayer } from '../map-view/map-pin.ts';
import type { MapCenter, MapPoint } from '../map-view/map-point.ts';
import { createRestDetector } from '../map-view/rest-detector.ts';
import { pinImage } from './pin-image.ts';
import type { Pair, Ymaps, YmapsMap, YmapsObject } from './ymaps.ts';

const toPair = ({ lat, lon }: MapPoint): Pair => [lat, lon];

/**
 * Why the API does not become ready. A refused key was seen as `{status: 'error', code: 403, message: 'Invalid API key'}`;
 * that is not documented, so anything else counts as broken.
 */
function reasonOf(error: unknown): MapServiceError {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return new MapServiceError(code === 403 ? 'REFUSED' : 'BROKEN', error);
}

function viewOf(map: YmapsMap): MapCenter {
  const [lat, lon] = map.getCenter();
  return { center: { lat, lon }, zoom: map.getZoom() };
}

/** `actionbegin` and `actionend` frame gestures and animations, `boundschange` follows any move. */
function listen(map: YmapsMap, { onMoveStart, onMoveEnd }: EngineSetup) {
  const rest = createRestDetector(() => onMoveEnd(viewOf(map)));
  map.events.add('actionbegin', () => {
    rest.begin();
    onMoveStart();
  });
  map.events.add('actionend', rest.end);
  map.events.add('boundschange', rest.update);
  return rest;
}

function colorsOf(host: HTMLElement) {
  const style = getComputedStyle(host);
  return {
    main: style.getPropertyValue('--dx-main') || '#3f444c',
    onMain: style.getPropertyValue('--dx-on-main') || '#fff',
  };
}

/** A pin is a picture: a layout of our own would need templates, which the policy of the page does not allow. */
function toPlacemark(ymaps: Ymaps, pin: MapPin, host: HTMLElement): YmapsObject {
  const { width, height, anchorX, anchorY } = pinBox(pin);
  return new ymaps.Placemark(
    toPair(pin.point),
    { hintContent: pin.label },
    {
      iconLayout: 'default#image',
      iconImageHref: pinImage(pin, colorsOf(host)),
      iconImageSize: [width, height],
      iconImageOffset: [-anchorX, -anchorY],
      zIndex: pinLayer(pin),
      hasBalloon: false,
    },
  );
}

function addPin(map: YmapsMap, placemark: YmapsObject, onPress: () => void): PinHandle {
  placemark.events.add('click', onPress);
  map.geoObjects.add(placemark);
  return {
    move: (point) => placemark.geometry?.setCoordinates(toPair(point)),
    remove: () => void map.geoObjects.remove(placemark),
  };
}

/** Yandex Maps, JS API 2.1. It has no dark theme. */
export const openYandex: OpenEngine = async (setup): Promise<MapEngine> => {
  const { host, view, zooms, area, service } = setup;
  const ymaps = await loadMapApi(
    service!,
    () => window.ymaps,
    async (api) => {
      try {
        await api.ready();
      } catch (error) {
        throw reasonOf(error);
      }
    },
  );
  const map = new ymaps.Map(
    host,
    { center: toPair(view.center), zoom: view.zoom, controls: [], behaviors: ['default', 'scrollZoom'] },
    {
      minZoom: zooms.min,
      maxZoom: zooms.max,
      autoFitToViewport: 'always',
      avoidFractionalZoom: true,
      yandexMapDisablePoiInteractivity: true,
    },
  );
  const rest = listen(map, setup);
  let areas: YmapsObject[] = [];

  return {
    hasElements: false,
    view: () => viewOf(map),
    moveTo: ({ center, zoom }, ms) => {
      void map.setCenter(toPair(center), zoom, { duration: ms });
      rest.moves(ms);
    },
    addPin: (pin, onPress) => addPin(map, toPlacemark(ymaps, pin, host), onPress),
    drawAreas: (rings) => {
      for (const drawn of areas) map.geoObjects.remove(drawn);
      const { strokeColor, strokeWidth, fillColor, fillOpacity } = area;
      const look = {
        strokeColor,
        strokeWidth,
        fillColor,
        fillOpacity,
        interactivityModel: 'default#transparent',
      };
      areas = rings.map((ring) => new ymaps.Polygon([ring.map(toPair)], {}, look));
      for (const drawn of areas) map.geoObjects.add(drawn);
    },
    close: () => {
      rest.stop();
      map.destroy();
    },
  };
};
