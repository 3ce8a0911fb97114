import { EngineMap } from './engine-map.tsx';
import { openLeaflet } from './leaflet-engine.ts';
import type { MapKindProps } from './map-props.ts';

/** A Leaflet map, to be loaded by React.lazy alone. */
export const MapView = (props: MapKindProps) => <EngineMap map={props} open={openLeaflet} />;
