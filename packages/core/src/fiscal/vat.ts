import type { Tiyin } from '../payment/tiyin.ts';

/** The VAT that an amount of `percent` already holds, rounded half up. */
export function vatWithin(gross: Tiyin, percent: number): Tiyin {
  const [over, whole] = [BigInt(percent), BigInt(100 + percent)];
  return Number((2n * BigInt(gross) * over + whole) / (2n * whole));
}
