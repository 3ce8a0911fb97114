export { MapView } from './map-view.tsx';
export type { MapKindProps, MapLook, MapViewProps } from './map-props.ts';
export type { MapMarker } from './map-marker.ts';
export type { MapFailure } from './map-engine.ts';
export type { MapPoint, MapRest } from './map-point.ts';
export type { MapLabels } from './map-controls.tsx';
