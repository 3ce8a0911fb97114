export { MapView, type MapLook, type MapViewProps } from './map-view.tsx';
export type { MapMarker } from './map-markers.tsx';
export type { MapPoint, MapRest } from './map-point.ts';
export type { MapLabels } from './map-controls.tsx';
