export * from './sales.schema.ts';
export * from './sales.ts';
export * from './period.ts';
export * from './reconciliation.schema.ts';
export * from './reconcile.ts';
export * from './provider-file.ts';
