import { EngineMap } from '../map-view/engine-map.tsx';
import type { MapKindProps } from '../map-view/map-props.ts';
import { openYandexV3 } from './yandex-v3-engine.ts';

/** A map of Yandex Maps JS API 3, whose script loads when the first map opens. */
export const YandexMapV3View = (props: MapKindProps) => <EngineMap map={props} open={openYandexV3} />;
