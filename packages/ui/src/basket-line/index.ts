export { BasketLine } from './basket-line.tsx';
