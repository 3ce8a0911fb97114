/**
 * Takes a sum from several amounts, from the last one first; aligned with them. A later payment of an order is refunded
 * before an earlier one. What exceeds all amounts is not taken.
 */
export function takeFromLast(amounts: readonly number[], sum: number): number[] {
  let left = sum;
  return amounts
    .toReversed()
    .map((amount) => {
      const part = Math.max(0, Math.min(amount, left));
      left -= part;
      return part;
    })
    .toReversed();
}
