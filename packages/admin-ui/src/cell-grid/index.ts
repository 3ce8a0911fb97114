export * from './cell-grid.tsx';
