import type { OrderStatus } from '../schemas/order-status.schema.ts';

/** Statuses in which a guest has the food and can rate it (T43). */
export const GRADABLE_STATUSES = ['DELIVERED', 'CLOSED'] as const satisfies OrderStatus[];

/** Whether the guest of an order in this status can rate it and its dishes: from the delivery on (T43). */
export function isGradable(status: string): boolean {
  return (GRADABLE_STATUSES as readonly string[]).includes(status);
}
