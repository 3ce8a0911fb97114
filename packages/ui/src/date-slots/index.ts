export { DateSlots } from './date-slots.tsx';
