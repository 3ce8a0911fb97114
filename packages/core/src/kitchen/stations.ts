import type { BoardLine, BoardOrder } from '../staff/board-order.schema.ts';
import { EXPEDITER, type KitchenSetup, WHOLE_KITCHEN } from './kitchen-setup.schema.ts';

/** The ids of the stations that have a screen: those of the branch, else the whole kitchen; the expediter last. */
export function stationIdsOf({ stations, hasExpediter }: KitchenSetup): readonly string[] {
  const cooking = stations.length === 0 ? [WHOLE_KITCHEN] : stations.map(({ id }) => id);
  return hasExpediter ? [...cooking, EXPEDITER] : cooking;
}

/** The station that cooks a line: that of its category, else the first. */
export function stationOf(setup: KitchenSetup, { categoryId }: Pick<BoardLine, 'categoryId'>): string {
  const [first = WHOLE_KITCHEN] = stationIdsOf(setup);
  const own = categoryId === null ? undefined : setup.categoryStations[categoryId];
  return setup.stations.some(({ id }) => id === own) ? own! : first;
}

/** The lines of an order that a station sees; the expediter sees all. */
export const linesAt = (
  setup: KitchenSetup,
  { lines }: Pick<BoardOrder, 'lines'>,
  station: string,
): readonly BoardLine[] =>
  station === EXPEDITER ? lines : lines.filter((line) => stationOf(setup, line) === station);
