import type { OrderEvents } from '../model/order-events.ts';

/** Streams of one person in one process: several tabs on several devices. */
export const STREAMS_PER_PERSON = 10;
/** Streams of one order in one process: those of the guest and of the staff. */
export const STREAMS_PER_ORDER = 30;

type Open = Map<string, Set<() => void>>;

/** Each running API has its own streams, as it has its own events. */
const openBy = new WeakMap<OrderEvents, Open>();

function enter(open: Open, end: () => void, { key, most }: { key: string; most: number }) {
  const set = open.get(key) ?? new Set();
  open.set(key, set.add(end));
  const [oldest] = set;
  // A dead connection may not have been noticed yet, so the oldest stream ends and the new one is kept.
  if (set.size > most) oldest?.();
}

/**
 * Counts a stream for its person and its order, and ends the oldest of either above its limit. The returned function
 * removes the stream from the count; it must be called however the stream ends, also by `end`.
 */
export function countStream(
  events: OrderEvents,
  about: { merchantId: string; userId: string; orderId: string },
  end: () => void,
): () => void {
  const open: Open = openBy.get(events) ?? new Map<string, Set<() => void>>();
  openBy.set(events, open);
  const limits = [
    { key: `person:${about.merchantId}:${about.userId}`, most: STREAMS_PER_PERSON },
    { key: `order:${about.merchantId}:${about.orderId}`, most: STREAMS_PER_ORDER },
  ];
  for (const limit of limits) enter(open, end, limit);
  return () => {
    for (const { key } of limits) {
      const set = open.get(key);
      set?.delete(end);
      if (set?.size === 0) open.delete(key);
    }
  };
}
