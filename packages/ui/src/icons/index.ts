export * from './icons.tsx';
export * from '../menu-icons/menu-icons.tsx';
