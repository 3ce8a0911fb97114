import { HOUR_MS } from '../../kernel/durations.ts';
import type { KitchenSetup } from '../../kitchen/kitchen-setup.schema.ts';
import { applyTicketAction } from '../../kitchen/ticket-action.ts';
import type { BoardOrder } from '../board-order.schema.ts';
import type { StoppableProduct } from '../stop-list.schema.ts';
import type { OfflineWrite, QueuedWrite } from './queued-write.schema.ts';

type Known = { setup: KitchenSetup; by: string | null };

function withWrite(order: BoardOrder, at: string, about: Known & { write: OfflineWrite }): BoardOrder {
  const { write, setup, by } = about;
  const lastMove = { by, isGuest: false, at };
  if (write.kind === 'MOVE') {
    const isAccepted = write.to === 'ACCEPTED';
    const { acceptedTime, cookingTime } = order;
    return {
      ...order,
      status: write.to,
      acceptedTime: isAccepted ? at : acceptedTime,
      cookingTime: isAccepted ? (write.minutes ?? cookingTime) : cookingTime,
      isReadyPromised: order.isReadyPromised || (isAccepted && write.minutes !== null),
      lastMove,
    };
  }
  if (write.kind !== 'TICKET') return order;
  const action = { kind: write.action, station: write.station, lineId: write.lineId };
  const result = applyTicketAction(order, { setup, action, at: new Date(at) });
  if (!result.ok) return order;
  const { kitchen, isReady } = result.value;
  return isReady ? { ...order, kitchen, status: 'DONE', lastMove } : { ...order, kitchen };
}

/**
 * An order as the person who works without a network sees it: with their queued writes carried out, oldest first. Its
 * version stays that of the server. Refused writes change nothing.
 */
export const withQueued = (order: BoardOrder, writes: readonly QueuedWrite[], known: Known): BoardOrder =>
  writes.reduce(
    (shown, { write, at, conflict }) =>
      conflict === null && 'orderId' in write && write.orderId === order.id
        ? withWrite(shown, at, { ...known, write })
        : shown,
    order,
  );

const HOURS: Readonly<Partial<Record<string, number>>> = { '1H': 1, '2H': 2, '4H': 4 };

/** A product of a branch with the queued stops and returns carried out. Of other terms only the server knows the end. */
export function withQueuedStops(
  product: StoppableProduct,
  writes: readonly QueuedWrite[],
  { branchId, by }: { branchId: string; by: string | null },
): StoppableProduct {
  let shown = product;
  for (const { write, at, conflict } of writes) {
    if (conflict !== null || !('productId' in write) || write.productId !== product.id) continue;
    if (write.branchId !== null && write.branchId !== branchId) continue;
    if (write.kind === 'RETURN') shown = { ...shown, stop: null };
    else {
      const hours = HOURS[write.term];
      const until = hours === undefined ? null : new Date(Date.parse(at) + hours * HOUR_MS).toISOString();
      shown = { ...shown, stop: { until, by, reason: write.reason || null, left: null } };
    }
  }
  return shown;
}
