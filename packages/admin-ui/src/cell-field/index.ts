export * from './cell-field.tsx';
