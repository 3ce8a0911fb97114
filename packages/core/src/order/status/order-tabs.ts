import { ORDER_STATUSES, type OrderStatus } from '../schemas/order-status.schema.ts';

/** Statuses of the tab of current orders, in the order they are passed through (ST-06, D25). */
export const ACTIVE_STATUSES = [
  'CREATED',
  'AT_TIME',
  'ACCEPTED',
  'COOKING',
  'DONE',
  'ATTACHED',
  'ON_WAY',
] as const satisfies OrderStatus[];

/** Statuses of the archive; `onlyArchive` of the list is this (D25). */
export const ARCHIVE_STATUSES = ['DELIVERED', 'CLOSED', 'CANCELED'] as const satisfies OrderStatus[];

/** Whether the food was handed over or the order is cancelled: nothing of it is awaited any more. */
export function isFinished(status: string): boolean {
  return (ARCHIVE_STATUSES as readonly string[]).includes(status);
}

/** A tab of the list of orders (ST-06). */
export type OrderTab = 'active' | 'archive';

/** The tab of an order; null for a draft (D25). */
export function tabOf(status: OrderStatus): OrderTab | null {
  if ((ACTIVE_STATUSES as readonly OrderStatus[]).includes(status)) return 'active';
  return isFinished(status) ? 'archive' : null;
}

/** Every status of a tab. */
export function statusesOf(tab: OrderTab): OrderStatus[] {
  return ORDER_STATUSES.filter((status) => tabOf(status) === tab);
}
