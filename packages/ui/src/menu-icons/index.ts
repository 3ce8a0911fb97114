export * from './menu-icons.tsx';
