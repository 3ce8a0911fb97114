export * from './messenger-login.schema.ts';
export * from './phone-verification.schema.ts';
export * from './profile.schema.ts';
export * from './session.schema.ts';
export * from './user.schema.ts';
