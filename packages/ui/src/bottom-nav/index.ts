export { BottomNav, type NavItem } from './bottom-nav.tsx';
