export { type DrawMode, ZoneMap } from './zone-map.tsx';
