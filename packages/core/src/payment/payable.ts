import type { Money } from '../kernel/money.ts';
import { ok, refuse, type Result } from '../kernel/result.ts';
import { isFinished } from '../order/status/order-tabs.ts';
import type { PaymentType } from './payment.schema.ts';
import { toTiyin, type Tiyin } from './tiyin.ts';

/**
 * The part of an order that decides whether money may come for it. `due`: what an edit added to a paid order, in so'm.
 * `isSplit`: several people pay it, each their own part (C6).
 */
export type OrderToPay = {
  status: string;
  paymentType: PaymentType;
  isPaid: boolean;
  totalPrice: number;
  due: number;
  isSplit?: boolean;
};

/**
 * What an order can still be paid, in so'm (C.7): the total of an order that is not paid, else what edits added, until the
 * hand-over, where staff collect it. One that is split is paid by its parts alone.
 */
export function sumToPay({
  status,
  isPaid,
  totalPrice,
  due,
  isSplit,
}: Omit<OrderToPay, 'paymentType'>): Money {
  if (!isPaid) return isSplit ? 0 : totalPrice;
  return isFinished(status) ? 0 : due;
}

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
 * method that its guest chose; a live attempt excludes every new one. The amount is exactly what is to be paid.
 */
export function checkPayable(
  order: OrderToPay,
  by: { provider: PaymentType; amount: Tiyin | null; isBusy: boolean },
): Result<Tiyin, NotPayable> {
  if (order.status === 'CANCELED') return refuse('payment.orderClosed');
  const sum = sumToPay(order);
  if (order.isPaid && sum === 0) return refuse('payment.alreadyPaid');
  if (order.status === 'CLOSED') return refuse('payment.orderClosed');
  if (providerOf(order.paymentType) !== providerOf(by.provider)) return refuse('payment.otherMethod');
  const expected = toTiyin(sum);
  if (expected === 0 || (by.amount !== null && by.amount !== expected))
    return refuse('payment.wrongAmount', { expected });
  return by.isBusy ? refuse('payment.inProgress') : ok(expected);
}
