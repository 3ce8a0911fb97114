export { PriceParts, type PricePartView } from './price-parts.tsx';
