export * from './order-tree.tsx';
