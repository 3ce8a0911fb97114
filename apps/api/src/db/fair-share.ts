/** More than this does not wait: whoever comes then is told to come again. */
const WAITING_AT_MOST = 1_000;
/** So long after its last work a key still counts as one that others must leave room for. */
const BESIDE_MS = 5_000;

/** A merchant's queue is full. SQLSTATE 53300, too many connections: it is answered like a full server (503). */
export class ShareExceeded extends Error {
  override readonly name = 'ShareExceeded';
  readonly code = '53300';
}

type Line = { running: number; waiting: (() => void)[] };

/** Runs work of a key now or in its turn. Throws ShareExceeded. */
export type FairShare = <T>(key: string, work: () => Promise<T>) => Promise<T>;

type Shares = {
  /** Pieces of work of one key at once, while no other key has any. */
  alone: number;
  /** The same while another key has had work lately. What runs beside a guest's order is what slows it down. */
  besideOthers: number;
  waitingAtMost?: number;
  /** Counts milliseconds and never goes back. */
  clock?: () => number;
};

/** Says whether any key but this one was seen lately. The last two keys are enough to know. */
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
  const lines = new Map<string, Line>();
  const seen = company(clock);
  const atOnce = (key: string) => (seen.isBeside(key) ? besideOthers : alone);

  /** Whoever may now, takes a place that is left; an empty line is gone. */
  function leave(key: string, line: Line): void {
    line.running -= 1;
    const places = atOnce(key);
    while (line.running < places && line.waiting.length > 0) {
      line.running += 1;
      line.waiting.shift()!();
    }
    if (line.running === 0) lines.delete(key);
  }

  return async (key, work) => {
    seen.note(key);
    const line = lines.get(key) ?? { running: 0, waiting: [] };
    lines.set(key, line);
    if (line.running < atOnce(key) && line.waiting.length === 0) line.running += 1;
    else if (line.waiting.length >= waitingAtMost) throw new ShareExceeded(`too much work of ${key} waits`);
    else await new Promise<void>((resolve) => line.waiting.push(resolve));
    try {
      return await work();
    } finally {
      leave(key, line);
    }
  };
}
