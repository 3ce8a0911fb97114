/** The part of all that the dishes of class A bring, and those of A and B together, in per cent. */
export const ABC_LIMITS = { A: 80, B: 95 } as const;

/** A: the few that bring most. C: the many that bring little. Null: not sold. */
export type AbcClass = 'A' | 'B' | 'C' | null;

/**
 * The ABC class of each amount, and its share of all in per cent to one decimal. The largest amounts that are needed for
 * 80 % are A, those for 95 % B; equal amounts have one class.
 */
export function abcClasses(amounts: readonly number[]): { class: AbcClass; share: number }[] {
  const positive = amounts.map((amount) => Math.max(0, amount));
  const total = positive.reduce((sum, amount) => sum + amount, 0);
  const classOf = new Map<number, AbcClass>();
  let before = 0;
  for (const amount of positive.toSorted((one, other) => other - one)) {
    if (!classOf.has(amount)) {
      const isBelow = (limit: number) => before * 100 < total * limit;
      classOf.set(amount, isBelow(ABC_LIMITS.A) ? 'A' : isBelow(ABC_LIMITS.B) ? 'B' : 'C');
    }
    before += amount;
  }
  return positive.map((amount) => ({
    class: amount === 0 ? null : (classOf.get(amount) ?? null),
    share: total === 0 ? 0 : Math.round((amount / total) * 1000) / 10,
  }));
}
