/**
 * Numbers that grow, and that no run before this one has given: what a shop has stored of an earlier run must never meet
 * the same number again. The millisecond of their making, or one more than the last.
 */
export function freshNumbers(now: () => Date): () => number {
  let last = 0;
  return () => (last = Math.max(last + 1, now().getTime()));
}
