export { BasketBar } from './basket-bar.tsx';
