/** How often a promo is used by orders that stand, and how often it may be; null is as often as anybody likes. */
export type PromoUses = { uses: number; maxUses: number | null };

/** Whether one more order may use a promo. */
export function hasUsesLeft({ uses, maxUses }: PromoUses): boolean {
  return maxUses === null || uses < maxUses;
}
