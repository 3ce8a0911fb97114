export { MenuHeader } from './menu-header.tsx';
