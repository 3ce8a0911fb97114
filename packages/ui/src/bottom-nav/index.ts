export { BottomNav, type BottomNavProps, type NavItem } from './bottom-nav.tsx';
