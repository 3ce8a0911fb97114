export * from './row-list.tsx';
