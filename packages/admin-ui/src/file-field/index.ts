export * from './file-field.tsx';
