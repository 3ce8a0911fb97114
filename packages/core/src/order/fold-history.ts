import type { OrderHistoryEvent } from './order-history-event.schema.ts';
import type { Order } from './order.schema.ts';

/** What an order's history says of it. A field the history never spoke of is null. */
export type OrderFacts = Pick<Order, 'status' | 'isPaid' | 'courierStatus'> & {
  paymentType: OrderHistoryEvent['paymentType'];
  deliveryType: OrderHistoryEvent['deliveryType'];
};

/** A history with news put in: ordered by id, each id once, the first telling of an id stands. */
export function mergeHistory(
  history: readonly OrderHistoryEvent[],
  news: readonly OrderHistoryEvent[],
): OrderHistoryEvent[] {
  const byId = new Map<number, OrderHistoryEvent>();
  for (const event of [...history, ...news]) if (!byId.has(event.id)) byId.set(event.id, event);
  return [...byId.values()].sort((one, other) => one.id - other.id);
}

const BEFORE: OrderFacts = {
  status: 'OPEN',
  isPaid: false,
  courierStatus: null,
  paymentType: null,
  deliveryType: null,
};

function apply(facts: OrderFacts, event: OrderHistoryEvent): OrderFacts {
  return {
    status: event.status,
    isPaid: facts.isPaid || event.type === 'PAID' || event.type === 'PAID_AND_CHANGE_STATUS',
    courierStatus: event.type === 'CHANGE_COURIER_STATUS' ? event.courierStatus : facts.courierStatus,
    paymentType: event.paymentType ?? facts.paymentType,
    deliveryType: event.deliveryType ?? facts.deliveryType,
  };
}

/** The order as its history tells it; telling an event twice or out of order changes nothing (ST-12, I28). */
export function foldHistory(history: readonly OrderHistoryEvent[]): OrderFacts {
  return mergeHistory(history, []).reduce(apply, BEFORE);
}
