export * from './language.ts';
export * from './localized-text.ts';
export * from './money.ts';
export * from './result.ts';
export * from './weekday.ts';
export * from './wire.ts';
export * from './field-state.ts';
export * from './language-number.ts';
