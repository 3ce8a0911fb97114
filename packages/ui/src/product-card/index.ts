export {
  ProductCard,
  type CardLabel,
  type CardSize,
  type ProductCardProps,
  type ProductCardWords,
} from './product-card.tsx';
export { CARD_GAP_REM, CARD_METRICS, type CardMetrics } from './card-metrics.ts';
