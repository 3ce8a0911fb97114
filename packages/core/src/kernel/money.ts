/** An amount in whole so'm (D52). Tiyin exist only towards payment providers. */
export type Money = number;

/** Rounds to a whole number, halves upwards, and never gives −0 (D39, D52). */
export function roundHalfUp(amount: number): number {
  return Math.floor(amount + 0.5) + 0;
}

/** `percent` of `amount`, rounded half up to whole so'm. `percent` is 0…100. */
export function percentOf(amount: Money, percent: number): Money {
  return roundHalfUp((amount * percent) / 100);
}

/** `amount` kept inside 0…`limit`. */
export function capped(amount: Money, limit: Money): Money {
  return Math.max(0, Math.min(amount, limit));
}
