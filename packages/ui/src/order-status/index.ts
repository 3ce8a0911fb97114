export { OrderStatus, type OrderStep } from './order-status.tsx';
