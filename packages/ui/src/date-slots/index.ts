export { DateSlots, type DateSlotsProps, type Slot } from './date-slots.tsx';
