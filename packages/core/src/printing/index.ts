export * from './build-shift-ticket.ts';
export * from './build-test-ticket.ts';
export * from './build-ticket.ts';
export * from './plan-prints.ts';
export * from './print-job.schema.ts';
export * from './print-job.ts';
export * from './printer.schema.ts';
export * from './ticket.ts';
