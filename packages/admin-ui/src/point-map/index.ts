export type { MapPoint } from './group-points.ts';
export * from './point-map.tsx';
