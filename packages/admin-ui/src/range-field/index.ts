export * from './range-field.tsx';
