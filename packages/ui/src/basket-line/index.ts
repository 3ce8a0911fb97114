export { BasketLine, type BasketLineProps, type BasketLineWords } from './basket-line.tsx';
