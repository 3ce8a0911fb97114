export * from './courier-status.schema.ts';
export * from './courier.schema.ts';
