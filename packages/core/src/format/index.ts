export * from './format-date.ts';
export * from './format-money.ts';
export * from './format-number.ts';
export * from './format-phone.ts';
export * from './left-to-right.ts';
export * from './normalize-phone.ts';
export * from './type-phone.ts';
export * from './verbatim-values.ts';
