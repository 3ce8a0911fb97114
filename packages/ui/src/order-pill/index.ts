export { OrderPill } from './order-pill.tsx';
