import { ok, refuse, type Result } from '../../kernel/result.ts';
import type { OrderStatus } from '../schemas/order-status.schema.ts';
import type { ServiceType } from '../schemas/service-type.schema.ts';

/** The published table of moves (ST-11, D27). What leaves DONE depends on how the order is handed over. */
const MOVES: Record<Exclude<OrderStatus, 'DONE'>, readonly OrderStatus[]> = {
  OPEN: ['CREATED', 'AT_TIME'],
  AT_TIME: ['CREATED', 'ACCEPTED', 'CANCELED'],
  CREATED: ['ACCEPTED', 'CANCELED'],
  ACCEPTED: ['COOKING', 'DONE', 'CANCELED'],
  COOKING: ['DONE', 'CANCELED'],
  ATTACHED: ['ON_WAY', 'DONE'],
  ON_WAY: ['DELIVERED', 'CANCELED'],
  DELIVERED: ['CLOSED'],
  CLOSED: [],
  CANCELED: [],
};

const FROM_DONE: Record<ServiceType, readonly OrderStatus[]> = {
  DELIVERY: ['ATTACHED', 'ON_WAY'],
  YANDEX_EATS: ['ATTACHED', 'ON_WAY'],
  EXPRESS_24: ['ATTACHED', 'ON_WAY'],
  PICK_UP: ['CLOSED'],
  DINE_IN: ['CLOSED'],
};

/** Whether a legal move takes an order back: its courier is released. Dispatch offers it, no step forward is. */
export const isStepBack = (from: OrderStatus, to: OrderStatus): boolean =>
  from === 'ATTACHED' && to === 'DONE';

/** The statuses an order may take next; empty after an unknown one. */
export function nextStatuses(status: OrderStatus, serviceType: ServiceType): readonly OrderStatus[] {
  return (status === 'DONE' ? FROM_DONE[serviceType] : MOVES[status]) ?? [];
}

/** Whether one step leads from a status to another. */
export function canMove(from: OrderStatus, to: OrderStatus, serviceType: ServiceType): boolean {
  return nextStatuses(from, serviceType).includes(to);
}

/** Whether nothing follows: CLOSED and CANCELED. */
export function isFinal(status: string): boolean {
  return status === 'CLOSED' || status === 'CANCELED';
}

/** Whether a move needs a reason. */
export function needsReason(from: OrderStatus, to: OrderStatus): boolean {
  return from === 'ON_WAY' && to === 'CANCELED';
}

/** The legal steps from a status to one that lies further on, the shortest way; null where none leads there. */
export function pathBetween(
  from: OrderStatus,
  to: OrderStatus,
  serviceType: ServiceType,
): readonly OrderStatus[] | null {
  const ways: OrderStatus[][] = [[from]];
  const seen = new Set<OrderStatus>([from]);
  for (const way of ways) {
    const last = way.at(-1)!;
    if (last === to) return way.slice(1);
    const fresh = nextStatuses(last, serviceType).filter((status) => !seen.has(status));
    for (const status of fresh) {
      seen.add(status);
      ways.push([...way, status]);
    }
  }
  return null;
}

/** A move that the table does not have, or that lacks its reason: 409, and no history (ST-11). */
export type IllegalTransition = {
  code: 'illegal_transition';
  from: OrderStatus;
  to: OrderStatus;
  /** The move exists and lacks only its reason. */
  needsReason: boolean;
};

/** Whether an order may take a status: 'SAME' is a repeat, which changes nothing and writes no history (D27). */
export function checkMove(
  from: OrderStatus,
  to: OrderStatus,
  { serviceType, reason }: { serviceType: ServiceType; reason: string | null },
): Result<'MOVE' | 'SAME', IllegalTransition> {
  if (from === to) return ok('SAME');
  const isLegal = canMove(from, to, serviceType);
  if (isLegal && (!needsReason(from, to) || reason?.trim())) return ok('MOVE');
  return refuse('illegal_transition', { from, to, needsReason: isLegal });
}
