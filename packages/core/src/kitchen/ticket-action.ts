import { ok, refuse, type Result } from '../kernel/result.ts';
import { isInKitchen } from '../order/status/cooking-statuses.ts';
import type { BoardOrder } from '../staff/board-order.schema.ts';
import { EXPEDITER, type KitchenSetup } from './kitchen-setup.schema.ts';
import type { KitchenState } from './kitchen-state.schema.ts';
import { linesAt, stationIdsOf } from './stations.ts';

/** What a cook does with a ticket: one line done or not done, the whole ticket of a station done, or back again. */
export const TICKET_ACTIONS = ['DONE', 'NOT_DONE', 'BUMP', 'RECALL'] as const;

/** An action on the ticket of a station. `lineId` is for DONE and NOT_DONE. */
export type TicketAction = {
  kind: (typeof TICKET_ACTIONS)[number];
  station: string;
  lineId: string | null;
};

type Cooked = Pick<BoardOrder, 'status' | 'lines' | 'kitchen'>;
type Acted = { kitchen: KitchenState; isReady: boolean };

/** The lines that an action is about; null where the ticket or its line is not there. */
function touched(setup: KitchenSetup, order: Cooked, { kind, station, lineId }: TicketAction) {
  if (!stationIdsOf(setup).includes(station)) return null;
  const ids = linesAt(setup, order, station).map(({ id }) => id);
  if (kind === 'BUMP' || kind === 'RECALL') return ids.length === 0 ? null : ids;
  return lineId !== null && ids.includes(lineId) ? [lineId] : null;
}

function changed(order: Cooked, ids: readonly string[], about: { isDone: boolean; at: Date }): KitchenState {
  const { revision, done, recalled } = order.kitchen;
  const changing = ids.filter((id) => id in done !== about.isDone);
  if (changing.length === 0) return order.kitchen;
  const kept = Object.entries(done).filter(([id]) => !changing.includes(id));
  const added = about.isDone ? changing.map((id) => [id, about.at.toISOString()]) : [];
  const others = recalled.filter((id) => !changing.includes(id));
  const isRecall = !about.isDone && order.status === 'DONE';
  return {
    ...order.kitchen,
    revision: revision + 1,
    done: Object.fromEntries([...kept, ...added]) as Record<string, string>,
    recalled: isRecall ? [...others, ...changing] : others,
  };
}

/** A cancelled order keeps its lines as they are; a station acknowledges its own ticket, once. */
function acknowledged({ kitchen }: Cooked, station: string, at: Date): KitchenState {
  if (station in kitchen.seenBy) return kitchen;
  const seenBy = { ...kitchen.seenBy, [station]: at.toISOString() };
  return { ...kitchen, revision: kitchen.revision + 1, seenBy };
}

function isReadyAfter({ status, lines, kitchen }: Cooked, setup: KitchenSetup, action: TicketAction) {
  const isAllDone = lines.every(({ id }) => id in kitchen.done);
  const isHandedOver = action.kind === 'BUMP' && action.station === EXPEDITER;
  return isInKitchen(status) && isAllDone && (!setup.hasExpediter || isHandedOver);
}

/**
 * An order's kitchen state after an action (BO-31). `isReady`: the order is to be moved to DONE, since its last line is
 * done, or since the expediter has handed it over where the branch has one. Doing what is done changes nothing. Bumping
 * the ticket of a cancelled order acknowledges it for that station alone (BO-33). Fails with kitchen.ticketGone for an order that is not being cooked,
 * and for a station or line that is not there.
 */
export function applyTicketAction(
  order: Cooked,
  { setup, action, at }: { setup: KitchenSetup; action: TicketAction; at: Date },
): Result<Acted, { code: 'kitchen.ticketGone' }> {
  const isRecall = action.kind === 'RECALL' || action.kind === 'NOT_DONE';
  const ids = touched(setup, order, action);
  if (ids === null) return refuse('kitchen.ticketGone');
  if (order.status === 'CANCELED' && action.kind === 'BUMP')
    return ok({ kitchen: acknowledged(order, action.station, at), isReady: false });
  if (!isInKitchen(order.status) && order.status !== 'DONE') return refuse('kitchen.ticketGone');
  const kitchen = changed(order, ids, { isDone: !isRecall, at });
  return ok({ kitchen, isReady: isReadyAfter({ ...order, kitchen }, setup, action) });
}
