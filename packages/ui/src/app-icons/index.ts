export * from './app-icons.tsx';
