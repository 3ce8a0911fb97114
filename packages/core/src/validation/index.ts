export * from './between.ts';
export * from './bounds.ts';
export * from './field-message.ts';
export * from './fields.ts';
export * from './to-field-message.ts';
