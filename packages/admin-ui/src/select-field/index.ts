export * from './select-field.tsx';
