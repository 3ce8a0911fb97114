import { clsx } from 'clsx';

import { MinusIcon, PlusIcon, TargetIcon } from '../icons/icons.tsx';
import styles from './map-controls.module.css';

/** What is read aloud; `map` is what the map is for: "Choose an address on the map". */
export type MapLabels = {
  map: string;
  zoomIn: string;
  zoomOut: string;
  locate: string;
  /** The name of a cluster of so many places. */
  group: (count: number) => string;
};

export type MapControlsProps = {
  /** Above the service's logo and link, which stay visible. */
  isRaised: boolean;
  labels: MapLabels;
  onZoom: (step: 1 | -1) => void;
  onLocate?: (() => void) | undefined;
  locating?: boolean | undefined;
};

/** Zoom at the right, geolocation at the bottom right (OV-02). */
export function MapControls({ isRaised, labels, onZoom, onLocate, locating }: MapControlsProps) {
  return (
    <div className={clsx(styles.controls, isRaised && styles.raised)}>
      <div className={styles.zoom}>
        <button type="button" className={styles.button} aria-label={labels.zoomIn} onClick={() => onZoom(1)}>
          <PlusIcon />
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label={labels.zoomOut}
          onClick={() => onZoom(-1)}
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
