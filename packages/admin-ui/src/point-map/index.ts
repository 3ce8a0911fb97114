export * from './point-map.tsx';
