export { ProductCard, type CardLabel } from './product-card.tsx';
