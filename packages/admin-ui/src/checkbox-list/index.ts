export * from './checkbox-list.tsx';
