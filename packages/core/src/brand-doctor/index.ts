export * from './check-brand.ts';
export { picturesOf } from './check-pictures.ts';
export * from './publication/check-publication.ts';
export * from './checked-brand.ts';
export * from './finding.ts';
export * from './findings.schema.ts';
export * from './outside.ts';
