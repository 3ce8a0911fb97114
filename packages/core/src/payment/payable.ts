import { ok, refuse, type Result } from '../kernel/result.ts';
import type { PaymentType } from './payment.schema.ts';
import { toTiyin, type Tiyin } from './tiyin.ts';

/** The part of an order that decides whether money may come for it. */
export type OrderToPay = {
  status: string;
  paymentType: PaymentType;
  isPaid: boolean;
  totalPrice: number;
};

/** Why an order takes no money from this provider. */
export type NotPayable =
  | { code: 'payment.orderClosed' }
  | { code: 'payment.alreadyPaid' }
  | { code: 'payment.otherMethod' }
  | { code: 'payment.inProgress' }
  | { code: 'payment.wrongAmount'; expected: Tiyin };

/** The ways to pay that are one and the same provider towards us. */
export function providerOf(type: PaymentType): PaymentType {
  return type === 'CLICK_MINI_APP' ? 'CLICK' : type;
}

/**
 * Whether this provider may take this amount for an order, and what it costs (T46, T47). An order is paid by the one
 * way that its guest chose; another attempt that is live keeps every new one away. The amount is exactly the total.
 */
export function checkPayable(
  order: OrderToPay,
  by: { provider: PaymentType; amount: Tiyin | null; isBusy: boolean },
): Result<Tiyin, NotPayable> {
  if (order.status === 'CANCELED') return refuse('payment.orderClosed');
  if (order.isPaid) return refuse('payment.alreadyPaid');
  if (order.status === 'CLOSED') return refuse('payment.orderClosed');
  if (providerOf(order.paymentType) !== providerOf(by.provider)) return refuse('payment.otherMethod');
  const expected = toTiyin(order.totalPrice);
  if (expected === 0 || (by.amount !== null && by.amount !== expected))
    return refuse('payment.wrongAmount', { expected });
  return by.isBusy ? refuse('payment.inProgress') : ok(expected);
}
