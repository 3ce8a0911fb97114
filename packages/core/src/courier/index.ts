export * from './courier-status.schema.ts';
export * from './courier.schema.ts';
export * from './claim-status.ts';
export * from './order-steps-for.ts';
export * from './shown-courier-status.ts';
