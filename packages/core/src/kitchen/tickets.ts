import { isInKitchen } from '../order/status/cooking-statuses.ts';
import { deliveryMinutes } from '../order/timing/expected-arrival.ts';
import { readyMoment } from '../order/timing/expected-ready.ts';
import { DEFAULT_LEAD_MINUTES, startsAt } from '../order/timing/order-timing.ts';
import type { BoardLine, BoardOrder } from '../staff/board-order.schema.ts';
import { EXPEDITER, type KitchenSetup } from './kitchen-setup.schema.ts';
import { linesAt, stationIdsOf, stationOf } from './stations.ts';

/** How long a bumped ticket stays in its place, in milliseconds (BO-32). */
const BUMPED_SHOWN_MS = 30_000;

/** The ticket of an order at one station. A cancelled one stays until it is acknowledged. */
export type Ticket = {
  order: BoardOrder;
  lines: readonly BoardLine[];
  state: 'OPEN' | 'BUMPED' | 'CANCELED';
  /** Lines of the station as they were before the last edit changed them; shown struck through. */
  struck: readonly BoardLine[];
  /** Ids of other stations that still cook for this order. */
  alsoAt: readonly string[];
};

type At = { setup: KitchenSetup; station: string; now: Date };

type Promised = Parameters<typeof readyMoment>[0] & Pick<BoardOrder, 'atTime' | 'serviceType' | 'distance'>;

/** By when the kitchen must be done: the promised ready time; for a chosen time, that less the courier's way. */
export function kitchenDeadline(order: Promised): Date | null {
  if (order.atTime === null) return readyMoment(order);
  const way = order.serviceType === 'DELIVERY' ? deliveryMinutes(order.distance) : 0;
  return startsAt(new Date(order.atTime), way);
}

/** When cooking an order for a chosen time begins: its deadline less its cooking time. Null for one of now. */
export function fireMoment(order: BoardOrder): Date | null {
  const deadline = kitchenDeadline(order);
  if (order.atTime === null || deadline === null) return null;
  return startsAt(deadline, order.cookingTime ?? DEFAULT_LEAD_MINUTES);
}

const isDone = ({ kitchen }: BoardOrder, { id }: BoardLine) => id in kitchen.done;

/** When the last of some lines was done; null while one of them is not. */
function doneMoment(order: BoardOrder, lines: readonly BoardLine[]): number | null {
  if (!lines.every((line) => isDone(order, line))) return null;
  return Math.max(...lines.map(({ id }) => new Date(order.kitchen.done[id]!).getTime()));
}

/** A cancelled order concerns the kitchen when it was being cooked: a station that had finished must not hand it over. */
const isCancelledInTheKitchen = ({ status, acceptedTime, readyTime }: BoardOrder) =>
  status === 'CANCELED' && acceptedTime !== null && readyTime === null;

const isAtStation = ({ status }: BoardOrder) => isInKitchen(status) || status === 'DONE';

/** Whether a station still has work with an order: its lines, all of them for the expediter, or recalled ones. */
function isOpenAt(order: BoardOrder, lines: readonly BoardLine[], { station, now }: At): boolean {
  if (order.status === 'DONE') return lines.some(({ id }) => order.kitchen.recalled.includes(id));
  if (!isInKitchen(order.status) || (fireMoment(order) ?? now) > now) return false;
  return station === EXPEDITER || lines.some((line) => !isDone(order, line));
}

function stateAt(order: BoardOrder, lines: readonly BoardLine[], at: At): Ticket['state'] | null {
  const done = doneMoment(order, lines);
  if (isCancelledInTheKitchen(order)) return at.station in order.kitchen.seenBy ? null : 'CANCELED';
  if (isOpenAt(order, lines, at)) return 'OPEN';
  return isAtStation(order) && done !== null && at.now.getTime() - done < BUMPED_SHOWN_MS ? 'BUMPED' : null;
}

function otherStations(order: BoardOrder, { setup, station }: At): readonly string[] {
  const open = order.lines.filter((line) => !isDone(order, line)).map((line) => stationOf(setup, line));
  return stationIdsOf(setup).filter((id) => id !== station && open.includes(id));
}

const deadlineOf = (order: BoardOrder) => kitchenDeadline(order)?.getTime() ?? Number.MAX_SAFE_INTEGER;

/** The earliest deadline first. A recalled ticket has the deadline it had, so it is back in its place. */
const byDeadline = (one: BoardOrder, other: BoardOrder) =>
  deadlineOf(one) - deadlineOf(other) || one.number - other.number;

/** What an edit took from a station, with the former counts. */
const struckAt = ({ changes }: BoardOrder, { setup, station }: At): readonly BoardLine[] =>
  linesAt(setup, { lines: changes.map(({ line, before }) => ({ ...line, count: before })) }, station).filter(
    ({ count }) => count > 0,
  );

/** The tickets on the screen of a station, the earliest deadline first (BO-30). */
export const ticketsAt = (orders: readonly BoardOrder[], at: At): readonly Ticket[] =>
  orders.toSorted(byDeadline).flatMap((order) => {
    const lines = linesAt(at.setup, order, at.station);
    const state = lines.length === 0 ? null : stateAt(order, lines, at);
    return state === null
      ? []
      : [{ order, lines, state, struck: struckAt(order, at), alsoAt: otherStations(order, at) }];
  });

/** The tickets that a station finished last, newest first: those that can be recalled. */
export function finishedAt(
  orders: readonly BoardOrder[],
  { setup, station }: Omit<At, 'now'>,
  most = 20,
): readonly BoardOrder[] {
  const finished = orders.flatMap((order) => {
    const lines = linesAt(setup, order, station);
    const done = isAtStation(order) && lines.length > 0 ? doneMoment(order, lines) : null;
    return done === null ? [] : [{ order, done }];
  });
  return finished
    .toSorted((one, other) => other.done - one.done)
    .slice(0, most)
    .map(({ order }) => order);
}
