import type { OrderHistoryEvent } from '../schemas/order-history-event.schema.ts';
import type { OrderStatus } from '../schemas/order-status.schema.ts';
import type { Order } from '../schemas/order.schema.ts';

/** One step of the timeline. `at` is null if it was not recorded. */
export type TrackingStep = {
  status: OrderStatus;
  state: 'DONE' | 'CURRENT' | 'AHEAD' | 'CANCELED';
  at: string | null;
};

/** The part of an order that its timeline shows. */
export type Tracked = Pick<
  Order,
  'status' | 'serviceType' | 'later' | 'timestamp' | 'acceptedTime' | 'readyTime' | 'deliveredAt'
>;

const BROUGHT: readonly OrderStatus[] = ['ACCEPTED', 'COOKING', 'DONE', 'ON_WAY', 'DELIVERED'];
const HANDED_OVER: readonly OrderStatus[] = ['ACCEPTED', 'COOKING', 'DONE', 'CLOSED'];

function stepsOf({ serviceType, later }: Tracked): OrderStatus[] {
  const isBrought = serviceType !== 'PICK_UP' && serviceType !== 'DINE_IN';
  return [later ? 'AT_TIME' : 'CREATED', ...(isBrought ? BROUGHT : HANDED_OVER)];
}

function momentOf(order: Tracked, status: OrderStatus, history: readonly OrderHistoryEvent[]): string | null {
  const recordedAt = history.find(
    (event) => event.status === status && event.type.includes('CHANGE_STATUS'),
  )?.at;
  if (recordedAt) return recordedAt;
  const written: Partial<Record<OrderStatus, string | null>> = {
    CREATED: order.timestamp,
    AT_TIME: order.timestamp,
    ACCEPTED: order.acceptedTime,
    DONE: order.readyTime,
    DELIVERED: order.deliveredAt,
  };
  return written[status] ?? null;
}

/** The step of a status; a status without a step counts to the one before it. */
function indexOf(steps: readonly OrderStatus[], status: OrderStatus): number {
  if (status === 'CLOSED') return steps.length;
  if (status === 'ATTACHED') return steps.indexOf('DONE');
  return Math.max(0, steps.indexOf(status));
}

function canceledSteps(order: Tracked, history: readonly OrderHistoryEvent[]): TrackingStep[] {
  const passed = stepsOf(order).flatMap((status, i): TrackingStep[] => {
    const at = momentOf(order, status, history);
    return at || i === 0 ? [{ status, state: 'DONE', at }] : [];
  });
  return [...passed, { status: 'CANCELED', state: 'CANCELED', at: momentOf(order, 'CANCELED', history) }];
}

/**
 * The timeline of an order: the steps of its service type, how far it has come and when. A cancelled one shows
 * what it had passed and ends there.
 */
export function trackingSteps(order: Tracked, history: readonly OrderHistoryEvent[] = []): TrackingStep[] {
  if (order.status === 'CANCELED') return canceledSteps(order, history);
  const steps = stepsOf(order);
  const reached = indexOf(steps, order.status);
  return steps.map((status, i) => {
    const isOver = i < reached || (i === reached && i === steps.length - 1);
    const state = isOver ? 'DONE' : i === reached ? 'CURRENT' : 'AHEAD';
    return { status, state, at: state === 'AHEAD' ? null : momentOf(order, status, history) };
  });
}
