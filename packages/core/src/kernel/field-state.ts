/** What a form field is doing (ENUM-23). */
export const FIELD_STATES = ['empty', 'validating', 'error', 'success'] as const;
/** What a form field is doing (ENUM-23). */
export type FieldState = (typeof FIELD_STATES)[number];
