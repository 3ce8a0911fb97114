export { FoldedCard, type FoldedCardProps } from './folded-card.tsx';
