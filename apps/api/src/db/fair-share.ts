import pLimit, { type LimitFunction } from 'p-limit';

/** Maximum queue length of a merchant; further work is rejected with 503. */
const WAITING_AT_MOST = 1_000;
/** So long after its last work a key still counts as one that others must leave room for. */
const BESIDE_MS = 5_000;

/** A merchant's queue is full. SQLSTATE 53300, too many connections: it is answered like a full server (503). */
export class ShareExceeded extends Error {
  override readonly name = 'ShareExceeded';
  readonly code = '53300';
}

/** Runs work of a key now or in its turn. Throws ShareExceeded. `waiting` counts the work of all keys that waits. */
export type FairShare = (<T>(key: string, work: () => Promise<T>) => Promise<T>) & { waiting: () => number };

type Shares = {
  /** Pieces of work of one key at once, while no other key has any. */
  alone: number;
  /** The same while another key has had work lately. What runs beside a guest's order is what slows it down. */
  besideOthers: number;
  waitingAtMost?: number;
  /** Counts milliseconds and never goes back. */
  clock?: () => number;
};

/** Whether another key was active recently. The last two keys are sufficient. */
function company(clock: () => number) {
  let last = { key: '', at: -Infinity };
  let other = last;
  return {
    note(key: string) {
      if (key !== last.key) other = last;
      last = { key, at: clock() };
    },
    isBeside: (key: string) => clock() - (key === last.key ? other : last).at < BESIDE_MS,
  };
}

/**
 * So many pieces of work of one key at once, the others of that key in the order they came: a brand under a storm of
 * calls waits for itself, never holds every connection of the database, and leaves most of it to the others as soon as
 * there are any (T11).
 */
export function fairShare(shares: Shares): FairShare {
  const { alone, besideOthers, waitingAtMost = WAITING_AT_MOST, clock = () => performance.now() } = shares;
  const lines = new Map<string, LimitFunction>();
  const seen = company(clock);

  /** Gives the line the places that its key may have now. */
  function fit(key: string, line: LimitFunction): void {
    const places = seen.isBeside(key) ? besideOthers : alone;
    if (line.concurrency !== places) line.concurrency = places;
  }

  const run = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    seen.note(key);
    const line = lines.get(key) ?? pLimit(alone);
    lines.set(key, line);
    fit(key, line);
    if (line.activeCount >= line.concurrency && line.pendingCount >= waitingAtMost)
      throw new ShareExceeded(`too much work of ${key} waits`);
    return line(async () => {
      try {
        return await work();
      } finally {
        fit(key, line);
        // The last work of this key: removes the key.
        if (line.activeCount === 1 && line.pendingCount === 0 && lines.get(key) === line) lines.delete(key);
      }
    });
  };
  const waiting = () => [...lines.values()].reduce((sum, { pendingCount }) => sum + pendingCount, 0);
  return Object.assign(run, { waiting });
}
