export * from './menu-builders.ts';
export * from './order-builders.ts';
export * from './people-builders.ts';
export * from './place-builders.ts';
export * from './properties/property-seed.ts';
