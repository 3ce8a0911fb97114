export * from './bulk-change.ts';
export * from './edited-field.ts';
export * from './field-changes.ts';
export * from './menu-draft.schema.ts';
export * from './menu-problems.ts';
export * from './merge-patches.ts';
export * from './move-record.ts';
export * from './record-fields.ts';
