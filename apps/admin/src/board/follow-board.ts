import { type ApiConfig, ApiError, boardEvents, type LiveEvent, readEvents } from '@dasturxon/core/api';
import type { BoardChange } from '@dasturxon/core/staff';

/** Pauses before the stream is opened again, in milliseconds; the last one repeats. */
const PAUSES = [500, 1_000, 2_000, 5_000];

/** What the reader of the stream does with it. */
export type BoardReader = {
  onChange: (change: BoardChange) => void;
  /** The stream broke; it is opened again after a pause. */
  onLost: () => void;
  /** The session has ended. */
  onSignedOut: () => void;
};

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Follows the board's stream until the signal aborts; a stream that breaks goes on after the last change. */
export async function followBoard(
  config: ApiConfig,
  signal: AbortSignal,
  reader: BoardReader,
): Promise<void> {
  let cursor: string | null = null;
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      const from = { params: undefined, lastEventId: cursor, signal };
      const events: AsyncIterable<LiveEvent<BoardChange>> = readEvents(config, boardEvents, from);
      for await (const { data } of events) {
        failures = 0;
        cursor = data.cursor;
        reader.onChange(data);
      }
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) reader.onSignedOut();
    }
    if (signal.aborted) return;
    reader.onLost();
    await pause(PAUSES[Math.min(failures, PAUSES.length - 1)]!, signal);
  }
}
