export * from './app-frame.tsx';
