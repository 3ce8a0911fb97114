import type { Order } from './order.schema.ts';

const MINUTE = 60_000;

/** Minutes that one press of the kitchen adds to an order. */
export const MORE_MINUTES = 10;

/** The most that an order is ever said to cook, in minutes. */
export const LONGEST_COOKING = 240;

type Cooked = Pick<Order, 'status' | 'acceptedTime' | 'cookingTime'>;

/** When an order that the kitchen has taken is about to be ready; null while nobody can say, and once it is. */
export function expectedReady({ status, acceptedTime, cookingTime }: Cooked): Date | null {
  const isCooked = status === 'ACCEPTED' || status === 'COOKING';
  if (!isCooked || acceptedTime === null || cookingTime === null) return null;
  return new Date(new Date(acceptedTime).getTime() + cookingTime * MINUTE);
}

/** Whether the kitchen may still say that an order takes longer. */
export function canTakeLonger({ status }: Pick<Order, 'status'>): boolean {
  return status === 'CREATED' || status === 'ACCEPTED' || status === 'COOKING';
}

/** The cooking time after the kitchen has asked for more; never beyond the longest. */
export function longerCooking(cookingTime: number | null): number {
  return Math.min((cookingTime ?? 0) + MORE_MINUTES, LONGEST_COOKING);
}
