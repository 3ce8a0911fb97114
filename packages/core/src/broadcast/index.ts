export * from './broadcast.schema.ts';
export * from './quiet-hours.ts';
