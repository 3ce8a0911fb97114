import type { BoardLine, BoardOrder } from '../staff/board-order.schema.ts';
import { type KitchenSetup } from './kitchen-setup.schema.ts';
import { linesAt } from './stations.ts';
import { fireMoment, ticketsAt } from './tickets.ts';

/** Pre-orders that begin within this time are counted beside, in milliseconds. */
const COMING_MS = 30 * 60_000;

/** How often a dish is to be cooked now, and how often soon. Counts are those of an order's line. */
export type DishTotal = Pick<BoardLine, 'productId' | 'name' | 'unit' | 'measure'> & {
  count: number;
  coming: number;
};

const BEFORE: readonly BoardOrder['status'][] = ['AT_TIME', 'ACCEPTED', 'COOKING'];

function isComing(order: BoardOrder, now: Date): boolean {
  const begins = fireMoment(order);
  if (begins === null || !BEFORE.includes(order.status)) return false;
  return begins > now && begins.getTime() - now.getTime() <= COMING_MS;
}

/**
 * The all-day list of a station: what its open tickets still need, and what pre-orders need within 30 minutes; the most
 * needed first (BO-35).
 */
export function dishTotals(
  orders: readonly BoardOrder[],
  at: { setup: KitchenSetup; station: string; now: Date },
): readonly DishTotal[] {
  const totals = new Map<string, DishTotal>();
  const add = (line: BoardLine, field: 'count' | 'coming') => {
    const { productId, name, unit, measure } = line;
    const total = totals.get(productId) ?? { productId, name, unit, measure, count: 0, coming: 0 };
    totals.set(productId, { ...total, [field]: total[field] + line.count });
  };
  for (const { order, lines, state } of ticketsAt(orders, at))
    if (state === 'OPEN') for (const line of lines) if (!(line.id in order.kitchen.done)) add(line, 'count');
  for (const order of orders)
    if (isComing(order, at.now)) for (const line of linesAt(at.setup, order, at.station)) add(line, 'coming');
  return [...totals.values()].toSorted((one, other) => other.count - one.count || other.coming - one.coming);
}
