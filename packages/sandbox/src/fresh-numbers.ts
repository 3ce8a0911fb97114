/**
 * Increasing numbers that no earlier run has given, so that numbers stored by the server stay unique: the current
 * millisecond, or one more than the last.
 */
export function freshNumbers(now: () => Date): () => number {
  let last = 0;
  return () => (last = Math.max(last + 1, now().getTime()));
}
