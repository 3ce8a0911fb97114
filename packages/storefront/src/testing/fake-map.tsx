import type { MapViewProps } from '@dasturxon/ui/map-view';
import { act } from '@testing-library/react';
import type { ComponentType } from 'react';

/** A map without Leaflet: it shows its position, and a test moves it like a touch. */
export function aFakeMap() {
  let last: MapViewProps | null = null;
  const Map: ComponentType<MapViewProps> = (props) => {
    last = props;
    const { center, zoom } = props.camera;
    return <div aria-label={props.labels.map} data-at={`${center.lat},${center.lon}`} data-zoom={zoom} />;
  };
  const props = () => {
    if (!last) throw new Error('The map has not been drawn');
    return last;
  };
  return {
    Map,
    props,
    /** Its centre and zoom. */
    at: () => ({ ...props().camera.center, zoom: props().camera.zoom }),
    /** A drag begins. */
    pull: () => act(() => props().events?.onMoveStart?.()),
    /** The map came to rest, after a drag or a programmatic move. */
    rest: (lat: number, lon: number, { zoom = 15, byUser = true } = {}) =>
      act(() => props().events?.onMoveEnd?.({ center: { lat, lon }, zoom, byUser })),
  };
}
