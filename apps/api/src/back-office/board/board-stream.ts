import type { BoardChange } from '@dasturxon/core/staff';

import { countStream } from '../../orders/reading/open-streams.ts';
import type { SignedIn } from '../../orders/model/deps.ts';
import { isStaffSessionLive } from '../session/staff-sessions.ts';
import { readBoardAfter } from './read-board.ts';

/** The board is read this often without a wake-up as well: a lost message costs seconds, not an order. */
const POLL_MS = 5_000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

const frame = (change: BoardChange) =>
  `id: ${change.cursor}\nevent: board\ndata: ${JSON.stringify(change)}\n\n`;

const hasNews = (change: BoardChange) =>
  change.isComplete || change.orders.length > 0 || change.removed.length > 0;

/** Runs a task again and again, never twice at once; a call while it runs has it run once more. */
function oneByOne(task: () => Promise<void>): () => void {
  let running = false;
  let again = false;
  const run = async () => {
    running = true;
    do {
      again = false;
      await task();
    } while (again);
    running = false;
  };
  return () => {
    again = true;
    if (!running) void run();
  };
}

/**
 * Changes of the board as they happen, from a cursor on; everything without one. A stream ends when its session does,
 * and when the person's role or branches change.
 */
export function streamBoard(ctx: SignedIn, after: string | null): Response {
  let cursor = after;
  // A pause has no cursor: branches are sent when they differ from those sent last.
  let sentBranches = '';
  let end = () => {};
  let leave = () => {};

  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => controller.enqueue(new TextEncoder().encode(text));
      let isOver = false;
      const read = async () => {
        if (isOver) return;
        if (!(await isStaffSessionLive(ctx))) return end();
        const change = await readBoardAfter(ctx, cursor);
        if (isOver) return;
        // A comment keeps proxies from closing a quiet stream.
        const branches = JSON.stringify(change.branches);
        const isNews = hasNews(change) || branches !== sentBranches;
        write(isNews ? frame(change) : ': nothing new\n\n');
        sentBranches = branches;
        cursor = change.cursor;
      };
      const wake = oneByOne(() => read().catch(() => end()));
      const unwatch = ctx.orderEvents.watchAll(ctx.merchantId, wake);
      const poll = setInterval(wake, POLL_MS);
      const stop = () => end();
      const about = {
        merchantId: ctx.merchantId,
        userId: ctx.caller.userId,
        orderId: `board:${ctx.caller.sessionId}`,
      };
      const uncount = countStream(ctx.orderEvents, about, stop);
      leave = () => {
        isOver = true;
        unwatch();
        uncount();
        clearInterval(poll);
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
    cancel: () => leave(),
  });
  return new Response(body, { headers: HEADERS });
}
