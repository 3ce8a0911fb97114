export * from './boot-builder.ts';
export * from './host-builder.ts';
export * from './render-in-shop.tsx';
export * from './fake-map.tsx';
