export { MapFrame } from './map-frame.tsx';
