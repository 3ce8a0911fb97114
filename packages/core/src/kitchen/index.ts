export * from './dish-totals.ts';
export * from './kitchen-setup.schema.ts';
export * from './kitchen-state.schema.ts';
export * from './late-kitchen.ts';
export * from './stations.ts';
export * from './ticket-action.ts';
export * from './ticket-age.ts';
export * from './tickets.ts';
