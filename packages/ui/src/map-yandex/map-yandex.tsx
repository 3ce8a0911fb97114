import { EngineMap } from '../map-view/engine-map.tsx';
import type { MapLook, MapViewProps } from '../map-view/map-props.ts';
import { openYandex } from './yandex-engine.ts';

/** A map of Yandex Maps JS API 2.1, whose script loads when the first map opens. */
export const YandexMapView = (props: MapViewProps & { look: MapLook }) => (
  <EngineMap {...props} open={openYandex} />
);
