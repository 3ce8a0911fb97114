export { MenuHeader, type MenuHeaderPlace } from './menu-header.tsx';
