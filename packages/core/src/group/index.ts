export * from './group-order.schema.ts';
export * from './group-parts.ts';
export * from './group-shares.ts';
export * from './group-state.ts';
