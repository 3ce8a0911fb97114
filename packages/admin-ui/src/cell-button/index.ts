export * from './cell-button.tsx';
