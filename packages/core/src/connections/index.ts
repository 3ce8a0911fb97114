export * from './account-fields.ts';
export * from './account-proof.ts';
export * from './bot-staff.schema.ts';
export * from './bot-texts.ts';
export * from './connections.schema.ts';
export * from './sms-parts.ts';
export * from './sms-usage.schema.ts';
export * from './systems.schema.ts';
