import type { MapViewProps } from '@dasturxon/ui/map-view';
import { act } from '@testing-library/react';
import type { ComponentType } from 'react';

/** A map without Leaflet: it shows where it is, and a test moves it as a finger would. */
export function aFakeMap() {
  let last: MapViewProps | null = null;
  const Map: ComponentType<MapViewProps> = (props) => {
    last = props;
    const { center, zoom } = props.camera;
    return <div aria-label={props.label} data-at={`${center.lat},${center.lon}`} data-zoom={zoom} />;
  };
  const props = () => {
    if (!last) throw new Error('The map has not been drawn');
    return last;
  };
  return {
    Map,
    props,
    /** Where it stands, and how near. */
    at: () => ({ ...props().camera.center, zoom: props().camera.zoom }),
    /** A finger begins to pull. */
    pull: () => act(() => props().events?.onMoveStart?.()),
    /** The map came to rest, moved by a finger, or by the product itself. */
    rest: (lat: number, lon: number, { zoom = 15, byUser = true } = {}) =>
      act(() => props().events?.onMoveEnd?.({ center: { lat, lon }, zoom, byUser })),
  };
}
