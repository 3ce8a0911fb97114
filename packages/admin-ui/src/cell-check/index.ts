export * from './cell-check.tsx';
