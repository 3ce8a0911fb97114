import type { MapPoint } from './map-point.ts';

export type MapMarker = {
  id: string;
  point: MapPoint;
  /** Read aloud, and shown on hover. */
  label: string;
  /** The kind of marker; a plain pin by default. A courier moves, so it is drawn round and above the others. */
  kind?: 'pin' | 'home' | 'store' | 'courier';
  highlighted?: boolean;
  disabled?: boolean;
};
