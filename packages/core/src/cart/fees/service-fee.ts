import { capped, type Money } from '../../kernel/money.ts';
import type { OrderSettings } from '../../merchant/order-settings.schema.ts';

/** The part of the order settings that decides the service fee (ENT-42). What is missing is off or nothing. */
export type ServiceFee = Partial<
  Pick<
    OrderSettings,
    'isServiceFeeEnabled' | 'isServiceFeeFreeAboveThreshold' | 'serviceFeeThreshold' | 'serviceFeeAmount'
  >
>;

/** How far a basket is from something that begins at `threshold`. `share` is 0…1. */
export type Progress = { threshold: Money; missing: Money; share: number };

/** How far `amount` has come towards `threshold`. */
export function progressTo(threshold: Money, amount: Money): Progress {
  const missing = Math.max(0, threshold - amount);
  return { threshold, missing, share: threshold > 0 ? capped(amount, threshold) / threshold : 1 };
}

/** Whether a fee is waived because the products reach its threshold (D41, D58). */
export function isFeeWaived(fee: ServiceFee, totalProductPrice: Money): boolean {
  return fee.isServiceFeeFreeAboveThreshold === true && totalProductPrice >= (fee.serviceFeeThreshold ?? 0);
}

/** The service fee on products of a price (PRICE-08, D41). A plain amount is a fee without a threshold. */
export function priceServiceFee(fee: ServiceFee | Money | null, totalProductPrice: Money): Money {
  if (fee === null) return 0;
  if (typeof fee === 'number') return fee;
  return fee.isServiceFeeEnabled && !isFeeWaived(fee, totalProductPrice) ? (fee.serviceFeeAmount ?? 0) : 0;
}

/** How far a basket is from no service fee; null where no amount waives it. */
export function progressToFreeFee(fee: ServiceFee | null, totalProductPrice: Money): Progress | null {
  if (!fee?.isServiceFeeEnabled || !fee.isServiceFeeFreeAboveThreshold || !fee.serviceFeeAmount) return null;
  return progressTo(fee.serviceFeeThreshold ?? 0, totalProductPrice);
}
