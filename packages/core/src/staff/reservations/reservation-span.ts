/** Tables are taken by quarters of an hour. */
const QUARTER_MS = 15 * 60_000;

/** From one moment to another, the end excluded. */
export type Span = { from: Date; until: Date };

/** Every quarter of an hour that a span touches, by its beginning. One row of the database keeps each for one booking (D81). */
export function quartersOf({ from, until }: Span): Date[] {
  const first = Math.floor(from.getTime() / QUARTER_MS);
  const end = Math.ceil(until.getTime() / QUARTER_MS);
  return Array.from(
    { length: Math.max(0, end - first) },
    (_, index) => new Date((first + index) * QUARTER_MS),
  );
}

/** Whether two spans need one table at the same time: they touch the same quarter of an hour. */
export function isSameTime(one: Span, other: Span): boolean {
  const [first, second] = [quartersOf(one), quartersOf(other)];
  const taken = new Set(first.map((quarter) => quarter.getTime()));
  return second.some((quarter) => taken.has(quarter.getTime()));
}
