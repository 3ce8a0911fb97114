import type { OrderHistoryEvent } from '@dasturxon/core/order';

import type { Ctx, SignedIn } from '../model/deps.ts';
import { visibleOrder } from '../model/read-orders.ts';
import { eventStream } from './event-stream.ts';
import { readForStream } from './stream-reads.ts';

/** The interval of comments that keep proxies from closing an idle stream. */
const HEARTBEAT_MS = 15_000;

/** The id of the last event that the reader has; 0 for none. */
function lastSeen(ctx: Ctx): number {
  const given = Number(ctx.header('last-event-id') ?? 0);
  return Number.isSafeInteger(given) && given > 0 ? given : 0;
}

function frame(event: OrderHistoryEvent): string {
  return `id: ${event.id}\nevent: order\ndata: ${JSON.stringify(event)}\n\n`;
}

/**
 * The order's history as it happens (ADR 0002): the events after Last-Event-ID at once, then each new event. Every
 * wake-up reads the history again, so a lost message costs nothing; no transaction is open in between. A stream ends
 * when its session does (T20). The number of streams per person and per order is limited; one more ends the oldest.
 */
export async function streamOrder(ctx: SignedIn, id: string): Promise<Response> {
  await ctx.db.inTenant(ctx.merchantId, (tx) => visibleOrder(ctx, tx, id));
  let seen = lastSeen(ctx);
  return eventStream(ctx, {
    orderId: id,
    watch: (wake) => ctx.orderEvents.watch(ctx.merchantId, id, wake),
    async read(write) {
      const events = await readForStream(ctx, { orderId: id, after: seen });
      for (const event of events ?? []) {
        write(frame(event));
        seen = event.id;
      }
      return events !== null;
    },
    beat: { ms: HEARTBEAT_MS, act: 'comment' },
  });
}
