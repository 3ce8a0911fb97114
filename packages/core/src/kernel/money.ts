/** An amount in whole so'm (D52). Tiyin exist only towards payment providers. */
export type Money = number;

/** Rounds to a whole number, halves upwards, and never gives −0 (D39, D52). */
export function roundHalfUp(amount: number): number {
  return Math.floor(amount + 0.5) + 0;
}

/** Puts a half that binary fractions left just under itself back onto it. */
const UNDER_A_HALF = 5e-7;

/** `percent` of `amount`, rounded half up to whole so'm, exactly for percents of up to four decimals. */
export function percentOf(amount: Money, percent: number): Money {
  return roundHalfUp((amount * percent) / 100 + UNDER_A_HALF);
}

/** `amount` kept inside 0…`limit`. */
export function capped(amount: Money, limit: Money): Money {
  return Math.max(0, Math.min(amount, limit));
}
