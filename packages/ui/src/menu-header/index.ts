export { MenuHeader, type MenuHeaderProps } from './menu-header.tsx';
