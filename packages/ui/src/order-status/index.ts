export { OrderStatus, type OrderStatusProps, type OrderStep } from './order-status.tsx';
