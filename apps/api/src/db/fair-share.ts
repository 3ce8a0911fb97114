/** More than this does not wait: whoever comes then is told to come again. */
const WAITING_AT_MOST = 1_000;

/** A merchant's queue is full. SQLSTATE 53300, too many connections: it is answered like a full server (503). */
export class ShareExceeded extends Error {
  override readonly name = 'ShareExceeded';
  readonly code = '53300';
}

type Line = { running: number; waiting: (() => void)[] };

/** Runs work of a key now or in its turn. Throws ShareExceeded. */
export type FairShare = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * So many pieces of work of one key at once, the others of that key in the order they came: a brand under a storm of
 * calls waits for itself, and never holds every connection of the database (T11).
 */
export function fairShare(atOnce: number, waitingAtMost = WAITING_AT_MOST): FairShare {
  const lines = new Map<string, Line>();

  /** The next one of the line takes the place that is left, or the line is gone. */
  function leave(key: string, line: Line): void {
    const next = line.waiting.shift();
    if (next) return next();
    line.running -= 1;
    if (line.running === 0) lines.delete(key);
  }

  return async (key, work) => {
    const line = lines.get(key) ?? { running: 0, waiting: [] };
    lines.set(key, line);
    if (line.running < atOnce) line.running += 1;
    else if (line.waiting.length >= waitingAtMost) throw new ShareExceeded(`too much work of ${key} waits`);
    else await new Promise<void>((resolve) => line.waiting.push(resolve));
    try {
      return await work();
    } finally {
      leave(key, line);
    }
  };
}
