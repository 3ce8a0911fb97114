export * from './boot-builder.ts';
export * from './host-builder.ts';
export * from './render-in-storefront.tsx';
export * from './fake-map.tsx';
