export * from './brand-clone.ts';
export * from './brand-deletion.ts';
export * from './brand-file.schema.ts';
export type { FiledBrand, NamedPlace } from './filed-brand.ts';
export * from './plan-brand-file.ts';
