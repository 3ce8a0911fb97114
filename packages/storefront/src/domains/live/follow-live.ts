import { ORDER_POLL_MS } from '../orders/orders.ts';

/** After so many failures in a row the stream is closed, and the order is polled. */
const MOST_FAILURES = 2;
const RETRY_MS = 1000;
/** A stream that lived so long was a good one, however it ended. */
const HEALTHY_MS = 20_000;

type Live = {
  /** Opens the stream; ends when the server ends it, throws when it breaks. */
  read: (signal: AbortSignal) => AsyncIterable<unknown>;
  /** Something may have happened. */
  onEvents: () => void;
  now?: () => number;
};

/**
 * Follows an order by its event stream, and by polling after the stream failed twice. Paused while the page is
 * hidden; refetches when it is visible again. Returns a function that stops.
 */
export function followLive(live: Live): () => void {
  let running: AbortController | null = null;

  const begin = () => {
    if (document.hidden || running) return;
    running = new AbortController();
    void listen(live, running.signal);
  };
  const end = () => {
    running?.abort();
    running = null;
  };
  const onVisibility = () => {
    if (document.hidden) return end();
    live.onEvents();
    begin();
  };

  document.addEventListener('visibilitychange', onVisibility);
  begin();
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    end();
  };
}

async function listen(
  { read, onEvents, now = () => performance.now() }: Live,
  signal: AbortSignal,
): Promise<void> {
  for (let failures = 0; failures < MOST_FAILURES && !signal.aborted; failures += 1) {
    const from = now();
    try {
      for await (const _event of read(signal)) {
        if (signal.aborted) return;
        failures = -1;
        onEvents();
      }
    } catch {
      // A broken stream is opened again, or else replaced by asking.
    }
    if (now() - from > HEALTHY_MS) failures = -1;
    await pause(RETRY_MS, signal);
  }
  while (!signal.aborted) {
    await pause(ORDER_POLL_MS, signal);
    if (!signal.aborted) onEvents();
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
