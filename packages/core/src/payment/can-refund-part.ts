import type { PaymentType } from './payment.schema.ts';

/** Providers whose protocol returns a part of a payment; staff return parts of the others by hand. */
const PARTLY: readonly PaymentType[] = ['UZUM', 'RAHMAT'];

/** Whether a provider can return a part of a payment. It may still refuse; then staff do it by hand. */
export const canRefundPart = (provider: PaymentType): boolean => PARTLY.includes(provider);
