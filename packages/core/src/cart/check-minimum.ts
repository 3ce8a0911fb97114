import type { Money } from '../kernel/money.ts';
import { ok, refuse, type Result } from '../kernel/result.ts';
import type { ServiceType } from '../order/schemas/service-type.schema.ts';
import { type Progress, progressTo } from './fees/service-fee.ts';

/** What the minimum compares: the products after their own discounts (D58). */
export type MinimumInput = {
  serviceType: ServiceType;
  totalProductPrice: Money;
  /** 0 is no minimum (D37). */
  minimalDeliveryPrice: Money;
};

/** Whether the products reach the minimum for delivery, and how much is missing (VAL-12, D37). */
export function checkMinimum({
  serviceType,
  totalProductPrice,
  minimalDeliveryPrice,
}: MinimumInput): Result<Money, { code: 'order.belowMinimum'; missing: Money }> {
  const missing = minimalDeliveryPrice - totalProductPrice;
  if (serviceType === 'DELIVERY' && missing > 0) return refuse('order.belowMinimum', { missing });
  return ok(totalProductPrice);
}

/** The sum missing to the delivery minimum; null if none is missing. */
export function progressToMinimum(input: MinimumInput): Progress | null {
  if (input.serviceType !== 'DELIVERY' || input.minimalDeliveryPrice === 0) return null;
  return progressTo(input.minimalDeliveryPrice, input.totalProductPrice);
}
