export { BreakdownCard } from './breakdown-card.tsx';
export { CashbackCard } from './cashback-card.tsx';
export { ChequeField, ReceiverFields } from './who-fields.tsx';
export { NotesCard } from './notes-card.tsx';
export { PaymentCard } from './payment-card.tsx';
export { PriceChangedSheet } from './price-changed-sheet.tsx';
export { PromoCard } from './promo-card.tsx';
export { sendOrder } from './send-order.ts';
export { Slots } from './slots.tsx';
