import { foodCostOf } from '../../cart/price-line.ts';
import type { Money } from '../../kernel/money.ts';
import type { OrderLine } from '../../order/schemas/order-line.schema.ts';
import { splitMoney } from '../../payment/split-money.ts';

/** A line of an order, and what a unit of its dish costs the restaurant; null: not known. */
export type CostedLine = Pick<OrderLine, 'unit' | 'measure' | 'count' | 'price'> & { unitCost: Money | null };

/** What dishes of known cost bring over it, before a promotion and after it, and of how many lines the cost is known. */
export type Margin = { before: Money; after: Money; known: number; lines: number };

/** The margin of nothing. */
export const NO_MARGIN: Margin = { before: 0, after: 0, known: 0, lines: 0 };

/**
 * The margin of an order's lines of known cost. What the promotion took off is divided over all lines by their prices, by largest
 * remainder; lines without a cost bear their part of it and are in neither margin.
 */
export function marginOf(lines: readonly CostedLine[], discount: Money): Margin {
  const borne = splitMoney(
    discount,
    lines.map(({ price }) => price),
  );
  return lines.reduce<Margin>(
    (sum, { unitCost, ...line }, at) => {
      if (unitCost === null) return sum;
      const before = line.price - foodCostOf(unitCost, line);
      return {
        ...sum,
        before: sum.before + before,
        after: sum.after + before - borne[at]!,
        known: sum.known + 1,
      };
    },
    { ...NO_MARGIN, lines: lines.length },
  );
}

/** Two margins together. */
export const addMargins = (one: Margin, other: Margin): Margin => ({
  before: one.before + other.before,
  after: one.after + other.after,
  known: one.known + other.known,
  lines: one.lines + other.lines,
});
