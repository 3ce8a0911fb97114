export { OrderCard } from './order-card.tsx';
