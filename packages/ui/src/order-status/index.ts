export { OrderStatus, type OrderStep, OrderSteps } from './order-status.tsx';
