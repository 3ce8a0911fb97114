import type { BoardOrder } from '../staff/board-order.schema.ts';
import { fireMoment, kitchenDeadline } from './tickets.ts';

/** How much of the promised time is gone: up to 70 %, up to all of it, more (BO-34). */
export type TicketAge = 'FRESH' | 'SOON' | 'LATE';

const SOON_FROM = 0.7;

/** The age of a ticket. An order without a promise stays fresh. */
export function ticketAge(order: BoardOrder, now: Date): TicketAge {
  const deadline = kitchenDeadline(order)?.getTime();
  const begun = fireMoment(order) ?? order.acceptedTime ?? order.timestamp;
  if (deadline === undefined || begun === null) return 'FRESH';
  if (now.getTime() >= deadline) return 'LATE';
  const start = new Date(begun).getTime();
  return now.getTime() - start >= SOON_FROM * (deadline - start) ? 'SOON' : 'FRESH';
}
