/** The database has not answered for a while: calls fail at once. SQLSTATE 57P03, cannot connect now (503). */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
  readonly code = '57P03';
}

/** Watches whether the database answers. */
export type Pulse = {
  /** Waits for a connection; throws DatabaseAway while the database does not answer, also in the midst of waiting. */
  connected: <T>(connect: () => Promise<T>, giveBack: (connection: T) => void) => Promise<T>;
  /** Watches no more. What waits for a database that is away is ended, so that the connections can be closed. */
  stop: () => void;
};

type Watched = {
  /** Asks the database for anything; may never be answered. */
  ask: () => Promise<unknown>;
  /** Ends the connections whose queries wait for an answer. */
  cut: () => void;
};

const AWAY = 'the database does not answer';
const TICK_MS = 500;
/** After 2 s without an answer the database counts as away. */
const AWAY_AFTER = 4;
/** After every 4 s without an answer the connections that wait are ended. */
const CUT_AFTER = 8;

/**
 * Asks the database twice a second. Ticks are counted, not time: an event loop that was busy for seconds has one tick and
 * finds nothing wrong.
 */
export function startPulse({ ask, cut }: Watched): Pulse {
  let missed = 0;
  let isAsking = false;
  const isAway = () => missed > AWAY_AFTER;
  const waiting = new Set<() => void>();

  const timer = setInterval(() => {
    missed += 1;
    if (isAway()) for (const giveUp of waiting) giveUp();
    if (missed % CUT_AFTER === 0) cut();
    if (isAsking) return;
    isAsking = true;
    ask()
      .then(() => {
        missed = 0;
      })
      .catch(() => undefined)
      .finally(() => {
        isAsking = false;
      });
  }, TICK_MS);
  timer.unref();

  return {
    async connected(connect, giveBack) {
      if (isAway()) throw new DatabaseAway(AWAY);
      const { promise: away, reject } = Promise.withResolvers<never>();
      let isGivenUp = false;
      const giveUp = () => {
        isGivenUp = true;
        reject(new DatabaseAway(AWAY));
      };
      waiting.add(giveUp);
      const connecting = connect();
      try {
        return await Promise.race([connecting, away]);
      } finally {
        waiting.delete(giveUp);
        if (isGivenUp) connecting.then(giveBack, () => undefined);
      }
    },
    stop() {
      clearInterval(timer);
      if (isAway()) cut();
    },
  };
}
