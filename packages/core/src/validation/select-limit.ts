/** The limit that allows any number of choices (VAL-17). */
export const UNLIMITED = 0;

/** Whether so many choices are within a select's limit; 0 is no limit (VAL-17). */
export function isWithinLimit(count: number, limit: number): boolean {
  return limit === UNLIMITED || count <= limit;
}

/**
 * The choices after a tap on one of them: a chosen one goes, a new one comes. At the limit a new one is refused and
 * nothing changes, except that a select of one simply changes its mind (VAL-17).
 */
export function toggleChoice<Choice>(
  chosen: readonly Choice[],
  tapped: Choice,
  limit: number,
): readonly Choice[] {
  if (chosen.includes(tapped)) return chosen.filter((choice) => choice !== tapped);
  if (limit === 1) return [tapped];
  return isWithinLimit(chosen.length + 1, limit) ? [...chosen, tapped] : chosen;
}
