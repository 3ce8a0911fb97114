export * from './accept-minutes.ts';
export * from './board-columns.ts';
export * from './board-order.schema.ts';
export * from './permissions.ts';
export * from './staff-session.schema.ts';
export * from './stop-list.schema.ts';
export * from './stop-terms.ts';
