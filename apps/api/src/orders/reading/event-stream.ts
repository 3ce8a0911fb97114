import type { SignedIn } from '../model/deps.ts';
import { countStream } from './open-streams.ts';

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** Where the events of a stream come from. */
export type EventSource = {
  /** Under which id the stream is counted, with its person. */
  orderId: string;
  /** Calls `wake` when there may be events, until the returned function is called. */
  watch: (wake: () => void) => () => void;
  /** Writes what is new; false ends the stream. Never runs twice at once. */
  read: (write: (text: string) => void) => Promise<boolean>;
  /** What happens this often without a wake-up, in milliseconds: a read, or a comment that keeps proxies from closing. */
  beat: { ms: number; act: 'read' | 'comment' };
};

/** To whom a stream goes: a signed-in person, or a shared tablet under its own id. */
type Reader = Pick<SignedIn, 'merchantId' | 'orderEvents' | 'stopping'> & {
  caller: Pick<SignedIn['caller'], 'userId'>;
};

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
 * Server-sent events to a reader (ADR 0002). The stream ends with its source, when the server stops, and as
 * the oldest of too many.
 */
export function eventStream(ctx: Reader, { orderId, watch, read, beat }: EventSource): Response {
  let leave = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let isOver = false;
      const write = (text: string) => {
        if (!isOver) controller.enqueue(new TextEncoder().encode(text));
      };
      const end = () => {
        if (isOver) return;
        leave();
        controller.close();
      };
      const wake = oneByOne(async () => {
        if (!isOver && !(await read(write).catch(() => false))) end();
      });
      const unwatch = watch(wake);
      const timer = setInterval(beat.act === 'read' ? wake : () => write(': still here\n\n'), beat.ms);
      const about = { merchantId: ctx.merchantId, userId: ctx.caller.userId, orderId };
      const uncount = countStream(ctx.orderEvents, about, end);
      leave = () => {
        isOver = true;
        unwatch();
        uncount();
        clearInterval(timer);
        ctx.stopping.removeEventListener('abort', end);
      };
      ctx.stopping.addEventListener('abort', end);
      write(': connected\n\n');
      wake();
    },
    // The reader has gone, and the stream is closed with it.
    cancel: () => leave(),
  });
  return new Response(body, { headers: HEADERS });
}
