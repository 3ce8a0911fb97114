import type { OrderHistoryEvent } from '@dasturxon/core/order';

import type { Ctx, SignedIn } from '../model/deps.ts';
import { liveSessionIds } from '../../users/sessions.ts';
import type { OrderEvents } from '../model/order-events.ts';
import { historyAfter } from '../model/read-orders.ts';

type Reader = { after: number; sessionId: string };
/** What one transaction answers to all streams of an order that were woken together. */
type Batch = {
  readers: Reader[];
  result: Promise<{ history: OrderHistoryEvent[]; live: ReadonlySet<string> }>;
};

/** The batches that still accept readers, by order; each running API has its own, as it has its own events. */
const openBatches = new WeakMap<OrderEvents, Map<string, Batch>>();

async function readBatch(ctx: Ctx, orderId: string, readers: readonly Reader[]) {
  const after = Math.min(...readers.map((reader) => reader.after));
  const sessionIds = [...new Set(readers.map((reader) => reader.sessionId))];
  return ctx.db.inTenant(ctx.merchantId, async (tx) => ({
    live: await liveSessionIds(ctx, tx, sessionIds),
    history: await historyAfter(ctx, tx, { orderId, after }),
  }));
}

function openBatch(ctx: Ctx, orderId: string, close: () => void): Batch {
  const readers: Reader[] = [];
  const result = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
    close();
    return readBatch(ctx, orderId, readers);
  });
  return { readers, result };
}

/**
 * The order's history after an id, oldest first, for one stream; null when the stream's session has ended. Streams of
 * an order that ask in the same turn of the event loop share one transaction: an event costs one read, however many
 * streams follow the order.
 */
export async function readForStream(
  ctx: SignedIn,
  { orderId, after }: { orderId: string; after: number },
): Promise<OrderHistoryEvent[] | null> {
  const open = openBatches.get(ctx.orderEvents) ?? new Map<string, Batch>();
  openBatches.set(ctx.orderEvents, open);
  const key = `${ctx.merchantId}:${orderId}`;
  const batch = open.get(key) ?? openBatch(ctx, orderId, () => open.delete(key));
  open.set(key, batch);
  const { sessionId } = ctx.caller;
  batch.readers.push({ after, sessionId });
  const { history, live } = await batch.result;
  return live.has(sessionId) ? history.filter((event) => event.id > after) : null;
}
