export * from './board-column.tsx';
