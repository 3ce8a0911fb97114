/** How often valid orders use a promo, and the limit; null is unlimited. */
export type PromoUses = { uses: number; maxUses: number | null };

/** Whether one more order may use a promo. */
export function hasUsesLeft({ uses, maxUses }: PromoUses): boolean {
  return maxUses === null || uses < maxUses;
}
