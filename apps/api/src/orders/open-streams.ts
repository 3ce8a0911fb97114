import type { OrderEvents } from './order-events.ts';

/** How many streams one person may hold in one process: some tabs and devices. */
export const STREAMS_PER_PERSON = 10;
/** How many may follow one order in one process: the guest's and those of the staff. */
export const STREAMS_PER_ORDER = 30;

type Open = Map<string, Set<() => void>>;

/** Each running API has its own streams, as it has its own events. */
const openBy = new WeakMap<OrderEvents, Open>();

function enter(open: Open, end: () => void, { key, most }: { key: string; most: number }) {
  const set = open.get(key) ?? new Set();
  open.set(key, set.add(end));
  const [oldest] = set;
  // A stream whose reader vanished silently must not keep a living one out: the oldest goes, not the newcomer.
  if (set.size > most) oldest?.();
}

/**
 * Counts a stream for its person and its order, and ends the oldest of either where there is one too many. `end` must
 * call the returned function, as must whoever closes the stream otherwise.
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
