import type { OrderHistoryEvent } from '@dasturxon/core/order';

import type { Ctx, SignedIn } from '../model/deps.ts';
import { countStream } from './open-streams.ts';
import { visibleOrder } from '../model/read-orders.ts';
import { readForStream } from './stream-reads.ts';

/** The interval of comments that keep proxies from closing an idle stream. */
const HEARTBEAT_MS = 15_000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

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
  let end = () => {};
  let leave = () => {};

  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => controller.enqueue(new TextEncoder().encode(text));
      let reading = Promise.resolve();
      const read = async () => {
        const events = await readForStream(ctx, { orderId: id, after: seen });
        if (!events) return end();
        for (const event of events) {
          write(frame(event));
          seen = event.id;
        }
      };
      const wake = () => {
        reading = reading.then(read).catch(() => end());
      };
      const unwatch = ctx.orderEvents.watch(ctx.merchantId, id, wake);
      const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
      const stop = () => end();
      const about = { merchantId: ctx.merchantId, userId: ctx.caller.userId, orderId: id };
      const uncount = countStream(ctx.orderEvents, about, stop);
      leave = () => {
        unwatch();
        uncount();
        clearInterval(heartbeat);
        ctx.stopping.removeEventListener('abort', stop);
        end = () => {};
      };
      end = () => {
        leave();
        controller.close();
      };
      ctx.stopping.addEventListener('abort', stop);
      write(': connected\n\n');
      wake();
    },
    // The reader has gone, and the stream is closed with it.
    cancel: () => leave(),
  });
  return new Response(body, { headers: HEADERS });
}
