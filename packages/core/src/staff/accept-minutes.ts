import { DEFAULT_LEAD_MINUTES } from '../order/timing/order-timing.ts';
import type { BoardOrder } from './board-order.schema.ts';

/** The choices of minutes until ready when an order is accepted. */
export const ACCEPT_MINUTES = [15, 20, 25, 30, 40, 50, 60] as const;
/** The choices of minutes when an accepted order takes longer. */
export const DELAY_MINUTES = [10, 20, 30] as const;
/** How often one order may be delayed. */
export const DELAYS_AT_MOST = 3;

/** The suggestion for accepting an order: its cooking time and the branch's busy minutes, rounded up to a choice. */
export function suggestedMinutes({
  cookingTime,
  busyMinutes = 0,
}: Pick<BoardOrder, 'cookingTime'> & Partial<Pick<BoardOrder, 'busyMinutes'>>): number {
  const needed = (cookingTime ?? DEFAULT_LEAD_MINUTES) + busyMinutes;
  return ACCEPT_MINUTES.find((minutes) => minutes >= needed) ?? ACCEPT_MINUTES.at(-1)!;
}

const DELAYED: readonly BoardOrder['status'][] = ['ACCEPTED', 'COOKING'];

/** Whether staff may still extend the time of an order. */
export const canDelay = ({ status, delays }: Pick<BoardOrder, 'status' | 'delays'>): boolean =>
  DELAYED.includes(status) && delays < DELAYS_AT_MOST;
