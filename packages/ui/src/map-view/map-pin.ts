import { clsx } from 'clsx';

import styles from './map-markers.module.css';
import type { MapMarker } from './map-marker.ts';

/** A marker or a cluster as a map draws it. */
export type MapPin = Omit<MapMarker, 'kind'> & {
  kind: NonNullable<MapMarker['kind']> | 'cluster';
  count?: number;
};

/** The box of a pin in pixels, and the place in it that is at the point. */
export function pinBox({ kind }: MapPin) {
  const isRound = kind === 'courier' || kind === 'cluster';
  return { width: 44, height: 48, anchorX: 22, anchorY: isRound ? 24 : 46 };
}

/** The order of pins above each other. */
export const pinLayer = ({ kind, highlighted }: MapPin): number =>
  highlighted || kind === 'courier' ? 1000 : 0;

/** The classes of a pin's element, whose only child is a span. */
export function pinClass({ kind, highlighted, disabled }: MapPin): string {
  return clsx(styles.pin, styles[kind], highlighted && styles.highlighted, disabled && styles.off);
}

/** The span in a pin's element: a cluster shows how many places it has. */
export function pinSpan({ count }: MapPin): HTMLElement {
  const span = document.createElement('span');
  if (count !== undefined) span.textContent = String(count);
  return span;
}
