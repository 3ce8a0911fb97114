export * from './shift-lines.ts';
export * from './shift-orders.ts';
export * from './shift-report.ts';
export * from './shift-sums.ts';
export * from './shift.schema.ts';
