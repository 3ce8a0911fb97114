import { EngineMap } from '../map-view/engine-map.tsx';
import type { MapKindProps } from '../map-view/map-props.ts';
import { openYandex } from './yandex-engine.ts';

/** A map of Yandex Maps JS API 2.1, whose script loads when the first map opens. */
export const YandexMapView = (props: MapKindProps) => <EngineMap map={props} open={openYandex} />;
