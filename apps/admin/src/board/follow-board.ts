import { type ApiConfig, ApiError, boardEvents, type LiveEvent, readEvents } from '@dasturxon/core/api';
import type { BoardChange } from '@dasturxon/core/staff';

/** Pauses before the stream is opened again, in milliseconds; the last one repeats. */
const PAUSES = [500, 1_000, 2_000, 5_000];

/** The server sends something every five seconds. A stream that is silent for this long is opened again. */
const DEAD_AFTER_MS = 15_000;

/** The callbacks of the stream's reader. */
export type BoardReader = {
  /** Something arrived, a comment included. */
  onAlive: () => void;
  onChange: (change: BoardChange) => void;
  /** The stream broke; it is opened again after a pause. */
  onLost: () => void;
  /** The session has ended. */
  onSignedOut: () => void;
};

/** Waits, at most until the signal aborts. */
export const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Aborts a stream that has gone silent; `alive` postpones that. */
function watchdog(signal: AbortSignal) {
  const dead = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(() => dead.abort(), DEAD_AFTER_MS);
  };
  alive();
  return { signal: AbortSignal.any([signal, dead.signal]), alive, stop: () => clearTimeout(timer) };
}

/** Until when the board is followed, and after which change; null: from the beginning. */
export type Following = { signal: AbortSignal; after: string | null };

/** Follows the board's stream until the signal aborts; a stream that breaks or goes silent goes on after the last change. */
export async function followBoard(
  config: ApiConfig,
  { signal, after }: Following,
  reader: BoardReader,
): Promise<void> {
  let cursor = after;
  for (let failures = 0; !signal.aborted; failures += 1) {
    const watched = watchdog(signal);
    const onAlive = () => {
      watched.alive();
      reader.onAlive();
    };
    try {
      const from = { params: undefined, lastEventId: cursor, signal: watched.signal, onAlive };
      const events: AsyncIterable<LiveEvent<BoardChange>> = readEvents(config, boardEvents, from);
      for await (const { data } of events) {
        failures = 0;
        cursor = data.cursor;
        reader.onChange(data);
      }
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) reader.onSignedOut();
    } finally {
      watched.stop();
    }
    if (signal.aborted) return;
    reader.onLost();
    await pause(PAUSES[Math.min(failures, PAUSES.length - 1)]!, signal);
  }
}
