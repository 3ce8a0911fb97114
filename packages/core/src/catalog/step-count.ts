import { type Countable, countLimits } from '../cart/check-line.ts';

/**
 * The count after one press of + or − (IMP-06, D13): the first + takes the minimum, − below the minimum takes
 * it all away, + stops at the maximum and at the stock. A stock below the minimum is sold out: 0.
 */
export function stepCount(product: Countable, count: number, direction: 1 | -1): number {
  const { min, max, available } = countLimits(product);
  const most = Math.min(max, available ?? max);
  if (most < min) return 0;
  const next = count + direction;
  if (next < min) return direction === 1 ? min : 0;
  return Math.min(next, most);
}
