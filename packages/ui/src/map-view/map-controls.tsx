import { DomEvent } from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';

import { MinusIcon, PlusIcon, TargetIcon } from '../icons/icons.tsx';
import styles from './map-controls.module.css';

/** What is read aloud; `map` is what the map is for: "Choose an address on the map". */
export type MapLabels = { map: string; zoomIn: string; zoomOut: string; locate: string };

export type MapControlsProps = { labels: MapLabels; onLocate?: () => void; locating?: boolean };

/** Zoom at the right, geolocation at the bottom right (OV-02). A press here never reaches the map. */
export function MapControls({ labels, onLocate, locating }: MapControlsProps) {
  const map = useMap();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!box.current) return;
    DomEvent.disableClickPropagation(box.current);
    DomEvent.disableScrollPropagation(box.current);
  }, []);

  return (
    <div className={styles.controls} ref={box}>
      <div className={styles.zoom}>
        <button
          type="button"
          className={styles.button}
          aria-label={labels.zoomIn}
          onClick={() => map.zoomIn()}
        >
          <PlusIcon />
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label={labels.zoomOut}
          onClick={() => map.zoomOut()}
        >
          <MinusIcon />
        </button>
      </div>
      {onLocate ? (
        <button
          type="button"
          className={styles.locate}
          aria-label={labels.locate}
          aria-busy={locating}
          onClick={onLocate}
        >
          <TargetIcon />
        </button>
      ) : null}
    </div>
  );
}
