import 'leaflet/dist/leaflet.css';
import { type ReactNode, useEffect } from 'react';
import { MapContainer, TileLayer, useMap, ZoomControl } from 'react-leaflet';

import styles from './map-frame.module.css';

export type MapFrameProps = {
  /** The URL is like `/tiles/{z}/{x}/{y}.png`. */
  tiles: { url: string; attribution: string };
  labels: { map: string; zoomIn: string; zoomOut: string };
  children: ReactNode;
};

/** Names the map for screen readers, and fits it to its element. */
function MapElement({ label }: { label: string }) {
  const map = useMap();
  useEffect(() => {
    const container = map.getContainer();
    container.setAttribute('role', 'application');
    container.setAttribute('aria-label', label);
    const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    resized.observe(container);
    return () => resized.disconnect();
  }, [map, label]);
  return null;
}

/** A Leaflet map with tiles, zoom and attribution. It stays left to right on a page that runs from right to left. */
export function MapFrame({ tiles, labels, children }: MapFrameProps) {
  return (
    <div className={styles['frame']} dir="ltr">
      <MapContainer
        className={styles['map'] ?? ''}
        center={[41.3111, 69.2797]}
        zoom={12}
        zoomControl={false}
        attributionControl={false}
      >
        <TileLayer url={tiles.url} />
        <ZoomControl position="topright" zoomInTitle={labels.zoomIn} zoomOutTitle={labels.zoomOut} />
        <MapElement label={labels.map} />
        {children}
      </MapContainer>
      <p className={styles['attribution']}>{tiles.attribution}</p>
    </div>
  );
}
