import { MINUTE_MS } from '../../kernel/durations.ts';
import type { PaymentType } from '../../payment/payment.schema.ts';
import type { Order } from '../schemas/order.schema.ts';

/** How long an order waits for the money that its guest chose to pay beforehand, in minutes. */
export const UNPAID_EXPIRY_MINUTES = 30;

/** The `reason` of the cancellation of an unpaid order by the platform. */
export const UNPAID_REASON = 'UNPAID';

const PAID_BEFOREHAND: readonly PaymentType[] = [
  'CLICK',
  'PAYNET',
  'PAYME',
  'UZUM',
  'RAHMAT',
  'CLICK_MINI_APP',
];

/** Whether the guest pays through a provider before the kitchen begins; the others are settled on the spot. */
export function isPaidBeforehand(type: PaymentType): boolean {
  return PAID_BEFOREHAND.includes(type);
}

type Unpaid = Pick<Order, 'status' | 'paymentType' | 'isPaid' | 'timestamp'>;

/**
 * The moment at which an unpaid order gives up its place and what it uses; null for one that is paid, is settled on
 * the spot, or that the staff has taken up all the same.
 */
export function unpaidExpiry({ status, paymentType, isPaid, timestamp }: Unpaid): Date | null {
  const waits = status === 'CREATED' || status === 'AT_TIME';
  if (!waits || isPaid || !isPaidBeforehand(paymentType) || timestamp === null) return null;
  return new Date(new Date(timestamp).getTime() + UNPAID_EXPIRY_MINUTES * MINUTE_MS);
}
