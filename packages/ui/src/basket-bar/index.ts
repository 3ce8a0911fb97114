export { BasketBar, type BasketBarProps } from './basket-bar.tsx';
