import { EngineMap } from '../map-view/engine-map.tsx';
import type { MapLook, MapViewProps } from '../map-view/map-props.ts';
import { openYandexV3 } from './yandex-v3-engine.ts';

/** A map of Yandex Maps JS API 3, whose script loads when the first map opens. */
export const YandexMapV3View = (props: MapViewProps & { look: MapLook }) => (
  <EngineMap {...props} open={openYandexV3} />
);
