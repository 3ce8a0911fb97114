export * from './sales.schema.ts';
export * from './sales.ts';
export * from './period.ts';
