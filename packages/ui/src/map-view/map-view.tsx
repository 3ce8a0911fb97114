import { EngineMap } from './engine-map.tsx';
import { openLeaflet } from './leaflet-engine.ts';
import type { MapLook, MapViewProps } from './map-props.ts';

/** A Leaflet map, to be loaded by React.lazy alone. */
export const MapView = (props: MapViewProps & { look: MapLook }) => (
  <EngineMap {...props} open={openLeaflet} />
);
