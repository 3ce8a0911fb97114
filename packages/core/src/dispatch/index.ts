export * from './courier-cash.ts';
export * from './courier-steps.ts';
export * from './dispatch-lane.ts';
export * from './dispatch-state.schema.ts';
export * from './handover-proof.ts';
export * from './order-groups.ts';
export * from './route-links.ts';
