/** What a moment of "ready about" is rounded up to. */
const READY_STEP_MS = 5 * 60_000;

/**
 * When an order placed now is ready about (IMP-05): the longest cooking time of the basket plus the lead,
 * rounded up to five minutes. A basket without cooking times takes the lead alone.
 */
export function readyAbout(cookingMinutesMax: number | null, leadMinutes: number, now: Date): Date {
  const exact = now.getTime() + ((cookingMinutesMax ?? 0) + leadMinutes) * 60_000;
  return new Date(Math.ceil(exact / READY_STEP_MS) * READY_STEP_MS);
}

/** The longest cooking time of a basket in minutes, or null when no product names one (IMP-05). */
export function longestCooking(products: readonly { timeCookingMax: number | null }[]): number | null {
  const known = products.flatMap(({ timeCookingMax }) => timeCookingMax ?? []);
  return known.length > 0 ? Math.max(...known) : null;
}
